/** HTML that is safe to write: only `markup` makes it, which escapes every text. */
export type Markup = { readonly text: string };
type Part = Markup | readonly Markup[] | string | number | undefined;

const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Control characters and halves of characters, which are errors in HTML. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A template of HTML. Texts and numbers in it are escaped; `undefined` writes nothing. */
export function markup(fixed: TemplateStringsArray, ...parts: Part[]): Markup {
  let text = fixed[0] ?? '';
  for (const [index, part] of parts.entries()) text += written(part) + (fixed[index + 1] ?? '');
  return { text };
}

/** A text that is HTML already: the page's own style and script. */
export function trusted(text: string): Markup {
  return { text };
}

function written(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escaped(part);
  return 'text' in part ? part.text : part.map(({ text }) => text).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll(FORBIDDEN, '\u{FFFD}')
    .replaceAll(/[&<>"']/g, (character) => REFERENCES[character] ?? '');
}
