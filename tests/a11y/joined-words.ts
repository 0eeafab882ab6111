/* oxlint-disable unicorn/consistent-function-scoping -- the page knows no function from outside */
import type { Page } from '@playwright/test';

/**
 * Finds words that are joined in the text of the page, though they look apart: a screen reader that
 * reads runs of text says "Quantityof". Only a space in the markup parts them, not a margin.
 */
export function joinedWords(page: Page): Promise<string[]> {
  return page.evaluate(wordsJoinedHere);
}

/** The same in the page itself. Playwright sends this function there, so it uses nothing outside. */
export function wordsJoinedHere(): string[] {
  const BETWEEN = /[\p{L}\p{N}.,:;!?%)]\|[\p{L}\p{N}$(]/u;
  const INLINE =
    'a, abbr, b, bdi, data, del, em, i, ins, kbd, s, small, span, strong, sub, sup, time';
  const texts: Text[] = [];
  for (const root of document.querySelectorAll('#page, #overlays, .toasts')) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode as Text;
      if (text.data && isRead(text)) texts.push(text);
    }
  }
  return texts.flatMap((text, index) => {
    const next = texts[index + 1];
    if (!next || next.parentNode === text.parentNode) return [];
    if (!BETWEEN.test(`${text.data.slice(-1)}|${next.data[0]}`)) return [];
    if (blockOf(text) !== blockOf(next) || isParted(text, next)) return [];
    return [`${text.data.slice(-30)}|${next.data.slice(0, 30)}`];
  });

  function isRead({ parentElement }: Text): boolean {
    const unread = parentElement?.closest('[aria-hidden="true"]');
    return Boolean(parentElement?.checkVisibility() && !unread);
  }
  function blockOf({ parentElement }: Text): Element | null {
    return parentElement?.closest(`:not(${INLINE})`) ?? null;
  }
  /** Two links side by side are two things, and so is what a block or an image parts. */
  function isParted(text: Text, next: Text): boolean {
    const range = new Range();
    range.setStart(text, text.length);
    range.setEnd(next, 0);
    if (range.cloneContents().querySelector(`br, img, :not(${INLINE}, svg, svg *)`)) return true;
    const links = [text, next].map(({ parentElement }) => parentElement?.closest('a'));
    return Boolean(links[0] && links[1] && links[0] !== links[1]);
  }
}
