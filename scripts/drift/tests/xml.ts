export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
};

const TOKEN = /<\?[^>]*\?>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Parses XML without comments or namespaces; throws if it is not well-formed. */
export function parseXml(xml: string): Element {
  const root = elementOf('');
  const open = [root];
  let at = 0;
  for (const match of xml.matchAll(TOKEN)) {
    at = match.index + match[0].length;
    addToken(open, match);
  }
  const [only] = root.children;
  if (at !== xml.length || open.length !== 1 || !only) throw new Error(`broken at ${at}`);
  return trimmed(only);
}

/** Closes the innermost open element, opens another or adds text to it. */
function addToken(open: Element[], token: RegExpExecArray): void {
  const [, closed, opened, attributes, single, text = ''] = token;
  const here = open.at(-1);
  if (closed !== undefined) {
    if (open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing`);
  } else if (opened !== undefined) {
    const element = elementOf(opened, attributes);
    here?.children.push(element);
    if (!single) open.push(element);
  } else if (here?.children.length === 0) here.text += plain(text);
}

function elementOf(name: string, written = ''): Element {
  const pairs = [...written.matchAll(/([\w-]+)="([^"]*)"/g)];
  const attributes = pairs.map(([, key = '', value = '']) => [key, plain(value)]);
  return { name, attributes: Object.fromEntries(attributes), children: [], text: '' };
}

function plain(text: string): string {
  if (/&(?!#\d+;|\w+;)/.test(text)) throw new Error(`a bare & in ${text}`);
  return text.replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code: string, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? '?'),
  );
}

/** Drops the white space between elements. */
function trimmed(element: Element): Element {
  const text = element.children.length > 0 || element.text.trim() === '' ? '' : element.text;
  return { ...element, text, children: element.children.map(trimmed) };
}
