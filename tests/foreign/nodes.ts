// oxlint-disable unicorn/consistent-function-scoping -- the page gets a function without its surroundings
/**
 * What extensions, translators and security tools put into a page before React hydrates it. The
 * functions that run in the page can use nothing outside of themselves.
 */

/** Nodes as foreign programs make them. */
export const KINDS = [
  'icon of a password manager',
  'custom element with a shadow root',
  'style',
  'script',
  'style sheet',
  'translated words',
  'frame',
  'text',
  'comment',
  'mark of a grammar checker',
  'hidden field',
  'drawing',
] as const;

/** Where they put them. */
export const PLACES = [
  'first in head',
  'last in head',
  'first in body',
  'last in body',
  'first in main',
  'after a field',
  'in a heading',
  'in the footer',
] as const;

export type Kind = (typeof KINDS)[number];
export type Place = (typeof PLACES)[number];

/** Which node was put in, and the headings that the page had then. */
type Planted = { planted?: string; headings?: string[] };

/** Runs before the page: puts a node in when its HTML is there and its scripts have not run. */
export function plantBeforeHydration({ kind, place }: { kind: Kind; place: Place }): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('body > script[type=module]')) return;
    observer.disconnect();
    const headings = [...document.querySelectorAll('main h2')];
    (window as Planted).headings = headings.map(({ textContent }) => textContent);
    plant();
    (window as Planted).planted = kind;
  });
  observer.observe(document, { childList: true, subtree: true });

  function plant(): void {
    const places: Record<Place, () => [parent: Element, before: Node | null]> = {
      'first in head': () => [document.head, document.head.firstChild],
      'last in head': () => [document.head, null],
      'first in body': () => [document.body, document.body.firstChild],
      'last in body': () => [document.body, null],
      'first in main': () => startOf('main'),
      'after a field': () => afterField(),
      'in a heading': () => startOf('h1'),
      'in the footer': () => startOf('footer div'),
    };
    const [parent, before] = places[place]();
    if (kind === 'translated words') translate(parent);
    else parent.insertBefore(node(), before);
  }

  function startOf(selector: string): [Element, Node | null] {
    const found = document.querySelector(selector) as Element;
    return [found, found.firstChild];
  }

  function afterField(): [Element, Node | null] {
    const fields = 'main input:not([type=hidden]), footer input[type=email]';
    const field = document.querySelector(fields) as Element;
    return [field.parentElement as Element, field.nextSibling];
  }

  function element(name: string, attributes: Record<string, string> = {}, text = ''): Element {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    // Even an empty text is refused for a script where Trusted Types are required.
    if (text) made.textContent = text;
    return made;
  }

  function node(): Node {
    switch (kind) {
      case 'icon of a password manager':
        return element('div', { 'data-lastpass-icon-root': '' });
      case 'custom element with a shadow root': {
        const host = element('x-extension-button');
        host.attachShadow({ mode: 'closed' }).append(element('button', {}, 'Fill in'));
        return host;
      }
      case 'style':
        return element('style', { class: 'darkreader' }, ':root { --foreign: 1 }');
      case 'script':
        return element('script', { type: 'application/json' });
      case 'style sheet':
        return element('link', { rel: 'stylesheet', href: 'data:text/css,' });
      case 'frame':
        return element('iframe', { src: 'about:blank', title: 'Extension' });
      case 'text':
        return document.createTextNode('Foreign words');
      case 'comment':
        return document.createComment(' an extension was here ');
      case 'mark of a grammar checker':
        return element('span', { class: 'grammar' }, 'Marked');
      case 'drawing':
        return document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      default:
        return element('input', { type: 'hidden', name: 'foreign', value: '1' });
    }
  }

  /** Wraps the first words in the place as translators do. */
  function translate(parent: Element): void {
    const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isCode = text.parentElement?.closest('style, script, title') !== null;
      if (isCode || text.data.trim() === '') continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
      return;
    }
    parent.append(element('font', {}, 'Foreign words'));
  }
}

/** What a page shows, to compare with the same page without foreign nodes. */
export type Sight = {
  heading: string;
  menuLinks: number;
  footerLinks: number;
  prices: number;
  settings: string;
  planted: string | undefined;
};

/** Runs in the page: what it shows when it is hydrated. */
export function sightWhenReady(): Sight | undefined {
  const isHydrated = document.querySelector('#cart[aria-haspopup="dialog"]');
  const heading = document.querySelector('main h1')?.textContent?.trim();
  if (!isHydrated || !heading) return undefined;
  const { theme, text, pay } = document.documentElement.dataset;
  return {
    heading,
    // Without the most bought, which a busy server leaves out.
    menuLinks: document.querySelectorAll('#site-menu a:not(.menu-products *)').length,
    // Without the link to help, which comes with the first scroll.
    footerLinks: document.querySelectorAll('footer a:not(#footer-chat *)').length,
    prices: document.querySelectorAll('.spot-rail-tiles > *').length,
    settings: `${theme} ${text} ${pay}`,
    planted: (window as Planted).planted,
  };
}

/** Runs in the page: whether each section of the server's HTML is still there. */
export function hasAllSections(): boolean {
  const main = document.querySelector('main');
  const headings = [...(main?.querySelectorAll('h2') ?? [])];
  const shown = new Set(headings.map(({ textContent }) => textContent));
  return (window as Planted).headings?.every((heading) => shown.has(heading)) ?? true;
}
