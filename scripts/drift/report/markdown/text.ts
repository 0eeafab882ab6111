/** The most characters of one text, since a comment has a limit. */
const LONGEST = 600;

/**
 * A text from a document or a server, in which nothing is markup, ends a table cell, calls a person
 * (`@name`) or refers to an issue (`#1`): GitHub looks for those after it has read Markdown, so a
 * space without a width is put behind the sign. Between two `$`, as in patterns, it would see a formula.
 */
export function escaped(text: string): string {
  return cut(text)
    .replaceAll(/[\\`*_~{}[\]<>|#]/g, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(/[@#](?=[\p{L}\p{N}_])/gu, '$&&#8203;')
    .replaceAll(/\$(?=.*\$)|(?<=\$.*)\$/gs, '<span>$$</span>')
    .replaceAll(/\s*[\r\n]\s*/g, ' ');
}

/** A text as code, which is not for table cells. */
export function code(text: string): string {
  const plain = cut(text).replaceAll(/\s*[\r\n]\s*/g, ' ');
  const longest = Math.max(0, ...(plain.match(/`+/g) ?? []).map(({ length }) => length));
  if (longest === 0) return `\`${plain}\``;
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${plain} ${fence}`;
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
