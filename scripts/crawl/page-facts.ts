import { Parser } from 'htmlparser2';

/** What the rules look at in the HTML of a page. */
export type PageFacts = {
  titles: string[];
  descriptions: string[];
  h1s: number;
  /** The `src` of images without an `alt`; an empty one is one. */
  withoutAlt: string[];
  ids: Set<string>;
  twiceIds: string[];
  /** Addresses as written: of links, and of what the head leads to. */
  links: string[];
  linksInMain: number;
  formsInMain: number;
};

/** Relations of head links that lead to files of this store. Styles and scripts are the build's. */
const RELATIONS = /\b(?:alternate|canonical|icon|manifest|search|next|prev)\b/;

type Attributes = Readonly<Record<string, string>>;

/** Reads a page as a browser without scripts does. */
export function pageFacts(html: string): PageFacts {
  const facts: PageFacts = {
    titles: [],
    descriptions: [],
    h1s: 0,
    withoutAlt: [],
    ids: new Set(),
    twiceIds: [],
    links: [],
    linksInMain: 0,
    formsInMain: 0,
  };
  const open: string[] = [];
  let title: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      // The title of a picture is the name of a part of it.
      if (name === 'title' && !open.includes('svg')) title = '';
      noteId(attributes, facts);
      noteTag(name, attributes, facts);
      if (!open.includes('main')) return;
      if (name === 'a' && attributes['href']) facts.linksInMain += 1;
      if (name === 'form') facts.formsInMain += 1;
    },
    ontext(text) {
      if (title !== undefined) title += text;
    },
    onclosetag(name) {
      open.length = Math.max(0, open.lastIndexOf(name));
      if (name !== 'title' || title === undefined) return;
      facts.titles.push(title.trim());
      title = undefined;
    },
  });
  parser.end(html);
  return facts;
}

function noteId({ id }: Attributes, { ids, twiceIds }: PageFacts): void {
  if (!id) return;
  if (ids.has(id)) twiceIds.push(id);
  ids.add(id);
}

function noteTag(name: string, attributes: Attributes, facts: PageFacts): void {
  const { href, alt, src = '' } = attributes;
  if (href && leads(name, attributes)) facts.links.push(href);
  if (name === 'h1') facts.h1s += 1;
  if (name === 'img' && alt === undefined) facts.withoutAlt.push(src);
  if (name === 'meta' && attributes['name'] === 'description') {
    facts.descriptions.push(attributes['content'] ?? '');
  }
}

function leads(name: string, { rel = '' }: Attributes): boolean {
  return name === 'a' || name === 'area' || (name === 'link' && RELATIONS.test(rel));
}
