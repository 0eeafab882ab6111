import { EVERY_LOOK, type Look } from '#tests/browser/axe-in-looks.ts';

/** `npm run test:a11y` looks at every state in every look, `npm test` in two at each width. */
export const ALL_LOOKS = process.env['LOOKS'] === 'all';

/** A desktop and a phone, and the looks in which a state is looked at there. */
export const WAYS: [width: number, looks: readonly Look[]][] = [
  [1440, ALL_LOOKS ? EVERY_LOOK : ['dark', 'high contrast']],
  [320, ALL_LOOKS ? EVERY_LOOK : ['light', 'forced colors']],
];
