import { ALL_LOOKS, EVERY_LOOK, type Look } from '#tests/browser/axe-in-looks.ts';

/** A desktop and a phone, and the looks in which a state is looked at there, two in `npm test`. */
export const WAYS: [width: number, looks: readonly Look[]][] = [
  [1440, ALL_LOOKS ? EVERY_LOOK : ['dark', 'high contrast']],
  [320, ALL_LOOKS ? EVERY_LOOK : ['light', 'forced colors']],
];
