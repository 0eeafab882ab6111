import type { Page } from '@playwright/test';

/** Ways in which shoppers enlarge text: WCAG 1.4.12 and 1.4.4. */
const TEXT = {
  'spaced text': `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
    line-height: 1.5 !important; } p { margin-block-end: 2em !important; }`,
  'text of 200 %': 'html { font-size: 200% !important; }',
};

/** Describes what makes the page wider than its window, as it is and with larger text. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  const found = await page.evaluate(measureWidth, { name: 'text as it is', css: '' });
  for (const [name, css] of Object.entries(TEXT)) {
    found.push(...(await page.evaluate(measureWidth, { name, css })));
  }
  return found;
}

/** The same in the page itself. */
export function sidewaysScrollHere(): string[] {
  const ways = Object.entries({ 'text as it is': '', ...TEXT });
  return ways.flatMap(([name, css]) => measureWidth({ name, css }));
}

/** Runs in the page: a style sheet made by a script is no breach of the page's policy. */
function measureWidth({ name, css }: { name: string; css: string }): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const { scrollWidth, clientWidth } = document.documentElement;
  const beyond = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map(({ tagName, className }) => `${tagName} ${className}`);
  document.adoptedStyleSheets.pop();
  if (scrollWidth <= clientWidth) return [];
  return [`${name}: ${scrollWidth - clientWidth} px: ${beyond.slice(0, 12).join(', ')}`];
}
