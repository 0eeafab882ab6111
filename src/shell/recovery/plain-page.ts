const MESSAGE = 'Some of this page stopped working. Links, forms, and your cart still work.';
const RELOAD = 'Reload the page';

/** Media conditions that hold in a browser with scripts, and never. */
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/**
 * Makes a page that React has given up usable without it. Links and forms are the browser's own,
 * and style sheets show what they show only without scripts.
 */
export function showPlainPage(focused: Element | null): void {
  // React has removed what it had rendered.
  document.documentElement.lang = 'en-US';
  for (const sheet of document.styleSheets) switchScripting(sheet.cssRules);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    link.addEventListener('load', () => switchScripting(link.sheet?.cssRules));
  }
  document.body.prepend(notice());
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  // The router still changes the address, but nothing renders the page that belongs to it.
  addEventListener('popstate', () => location.reload());
}

/** Turns `scripting: none` on, and `scripting: enabled` off. */
function switchScripting(rules: Iterable<CSSRule> = []): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      rule.media.mediaText = rule.media.mediaText
        .replace('(scripting: none)', ALWAYS)
        .replace('(scripting: enabled)', NEVER);
    }
    if ('cssRules' in rule) switchScripting(rule.cssRules as CSSRuleList);
  }
}

function notice(): HTMLElement {
  const text = document.createElement('p');
  const link = document.createElement('a');
  const section = document.createElement('section');
  text.textContent = MESSAGE;
  text.role = 'alert';
  link.textContent = RELOAD;
  link.className = 'button';
  // Without the fragment, which would only scroll.
  link.href = location.pathname + location.search;
  // Classes that every page has: a style sheet of its own would weigh in the first load.
  section.className = 'page-width row';
  section.style.paddingBlock = 'var(--space-1)';
  section.ariaLabel = 'Page status';
  section.append(text, link);
  return section;
}
