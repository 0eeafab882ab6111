import axe from 'axe-core';

/** Tags of all rules of axe, of its experimental ones too. */
export const EVERY_RULE = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/** Their tag for what depends on the look of a page. */
export const RULES_OF_COLOR = ['cat.color'];

/** Axe itself; runs once per document. */
export const AXE_SOURCE = `if (!('axe' in window)) { ${axe.source} }`;

/** The menu and the footer: hundreds of links, the same on every screen. */
export const SAME_EVERYWHERE = ['#site-menu', '.site-footer'];
