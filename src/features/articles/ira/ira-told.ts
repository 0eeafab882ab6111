import type { ContentPage } from '#api/content/content.ts';
import type { Told } from '#commerce/page/head.ts';
import { howTo } from '#commerce/page/json-ld/how-to.ts';

import { rowsOf } from './rows-of.ts';

/** What the page of metal in an IRA tells: its steps are how to open one. */
export function iraTold({ title, description, sections }: ContentPage): Told {
  const steps = sections.find(({ id }) => id === 'steps');
  return {
    description,
    crumbs: { trail: [], here: title },
    things: () => (steps ? [howTo(`${title}: ${steps.heading}`, rowsOf(steps).map(stepOf))] : []),
  };
}

function stepOf([name = '', ...more]: readonly string[]) {
  return { name, text: more.join(' ') || name };
}
