import type { DefinedTermSet } from 'schema-dts';

import type { GlossaryTerm } from '#api/content/glossary.ts';

const PATH = '/glossary';

/** The words of the glossary, each with its meaning and its place on the page. */
export function termSet(terms: readonly GlossaryTerm[], origin: string): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    name: 'Glossary',
    url: origin + PATH,
    hasDefinedTerm: terms.map(({ term, slug, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      url: `${origin}${PATH}#${slug}`,
    })),
  };
}
