export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
};

const TOKEN = /<\?[^>]*\?>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Reads well-formed XML without comments or namespaces; throws where it is not. */
export function parseXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let at = 0;
  for (const match of xml.matchAll(TOKEN)) {
    const [whole, closed, opened, attributes = '', single, text = ''] = match;
    const here = open.at(-1) ?? root;
    at = match.index + whole.length;
    if (closed !== undefined) {
      if (open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing`);
    } else if (opened !== undefined) {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
      const element: Element = {
        name: opened,
        attributes: Object.fromEntries(
          pairs.map(([, name = '', value = '']) => [name, plain(value)]),
        ),
        children: [],
        text: '',
      };
      here.children.push(element);
      if (!single) open.push(element);
    } else if (here.children.length === 0) here.text += plain(text);
  }
  const [only] = root.children;
  if (at !== xml.length || open.length !== 1 || !only) throw new Error(`broken at ${at}`);
  return trimmed(only);
}

function plain(text: string): string {
  if (/&(?!#\d+;|\w+;)/.test(text)) throw new Error(`a bare & in ${text}`);
  return text.replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code: string, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? '?'),
  );
}

/** Blanks between elements are no text. */
function trimmed(element: Element): Element {
  const text = element.children.length > 0 || element.text.trim() === '' ? '' : element.text;
  return { ...element, text, children: element.children.map(trimmed) };
}
