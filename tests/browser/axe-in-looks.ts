import axe from 'axe-core';

import { wordsJoinedHere } from '#tests/a11y/joined-words.ts';
import {
  headingInPieces,
  idleStops,
  invalidUntouched,
  landmarksIn,
  namelessStops,
  namesSaidTwice,
} from '#tests/a11y/page-rules.ts';
import { EVERY_RULE, RULES_OF_COLOR, SAME_EVERYWHERE } from '#tests/a11y/rules.ts';
import { smallTargetsHere } from '#tests/a11y/targets.ts';

import { emulateMedia, resetMedia, type Media } from './emulate-media.ts';

/** The looks of the store, as in tests/a11y/axe.ts. */
const LOOKS = {
  light: { colorScheme: 'light', theme: undefined },
  dark: { colorScheme: 'dark', theme: undefined },
  'forced colors': { forcedColors: 'active', theme: undefined },
  'high contrast': { colorScheme: 'light', theme: 'contrast' },
} satisfies Record<string, Media & { theme: 'contrast' | undefined }>;

/**
 * The most landmarks of a page, and those around its main part on a wide window: header, search,
 * menu, prices, main, footer, and the notice and the help corner, which come with the first scroll.
 */
const MOST_LANDMARKS = 12;
const FRAME_LANDMARKS = 8;

export type Look = keyof typeof LOOKS;

/** `npm run test:a11y` looks at every state in every look, by all rules. */
export const ALL_LOOKS = process.env['MATRIX'] === 'all';

export const EVERY_LOOK = Object.keys(LOOKS) as Look[];

/**
 * One line for each rule that what is shown breaks: of axe with the look in which it does, and of
 * those that axe does not know. The menu and the footer are left out.
 */
export async function violationsInLooks(looks: readonly Look[] = EVERY_LOOK): Promise<string[]> {
  const { documentElement: root } = document;
  // Without transitions, or places and colors would be judged half way.
  await emulateMedia({ reducedMotion: 'reduce' });
  const found = [
    ...wordsJoinedHere().map((words) => `joined words: ${words}`),
    ...invalidUntouched().map((control) => `read as invalid: ${control}`),
    ...namelessStops().map((area) => `scrolls without a name: ${area}`),
    ...idleStops().map((area) => `a stop that does not scroll: ${area}`),
    ...namesSaidTwice().map((element) => `the name of what is around it: ${element}`),
    ...headingInPieces().map((piece) => `a block in the heading: ${piece}`),
    ...tooManyLandmarks(),
    ...smallTargetsHere(SAME_EVERYWHERE.join()).map((control) => `small target: ${control}`),
  ];
  for (const [index, look] of looks.entries()) {
    const { theme, ...media } = LOOKS[look];
    await resetMedia();
    await emulateMedia({ ...media, reducedMotion: 'reduce' });
    if (theme) root.dataset['theme'] = theme;
    // Names, roles and structure are the same in every look.
    const rules = index === 0 || ALL_LOOKS ? EVERY_RULE : RULES_OF_COLOR;
    found.push(...(await violationsNow(rules)).map((line) => `${look}: ${line}`));
    delete root.dataset['theme'];
  }
  await resetMedia();
  return found;
}

/** The landmarks of the main part, if the page has too many. */
function tooManyLandmarks(): string[] {
  const own = landmarksIn('main *');
  const hasWholeHeader = document.querySelector('.site-header:not([hidden])') !== null;
  const around = hasWholeHeader ? FRAME_LANDMARKS : landmarksIn('body *').length - own.length;
  if (own.length + around <= MOST_LANDMARKS) return [];
  return [`${own.length + around} landmarks, in the main part: ${own.join('; ')}`];
}

async function violationsNow(rules: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: ['#page', '#overlays', '.toasts'], exclude: [...SAME_EVERYWHERE] },
    { runOnly: [...rules], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}
