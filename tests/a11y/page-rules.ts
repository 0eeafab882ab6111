// Rules that axe does not know. Each function runs in the page, so it uses nothing outside.

/** Areas that scroll and do not say whether Tab stops there: in Firefox it does, without a name. */
export function namelessStops(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY) && element.checkVisibility();
    })
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    .filter(
      (element) =>
        !element.matches('[tabindex], [aria-label], [aria-labelledby], textarea, select'),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Controls that Firefox reads as "invalid entry", though the page shows no error at them. */
export function invalidUntouched(): string[] {
  const untouched = ':is(input, select, textarea):invalid:not([aria-invalid="true"])';
  return [...document.querySelectorAll(untouched)].map(({ outerHTML }) => outerHTML);
}

/** Landmarks that are shown among the elements of a selector, each with its role and name. */
export function landmarksIn(selector: string): string[] {
  const roles: Partial<Record<string, string>> = {
    header: 'banner',
    nav: 'navigation',
    main: 'main',
    aside: 'complementary',
    footer: 'contentinfo',
    search: 'search',
    section: 'region',
    form: 'form',
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const text = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return element.getAttribute('aria-label') ?? text.trim();
  };
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[aria-hidden=true], [inert], [hidden]'))
    .filter((element) => [element, ...element.children].some((each) => each.checkVisibility()))
    .flatMap((element) => {
      const role = element.getAttribute('role') ?? roles[element.localName] ?? '';
      if (!Object.values(roles).includes(role)) return [];
      const inSection = element.parentElement?.closest('article, aside, main, nav, section');
      if (inSection && (role === 'banner' || role === 'contentinfo')) return [];
      const name = nameOf(element);
      return name || (role !== 'region' && role !== 'form') ? [`${role} ${name}`.trim()] : [];
    });
}

/** Areas that are a stop for Tab though nothing in them scrolls. */
export function idleStops(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')]
    .filter(
      (area) =>
        area.checkVisibility() && !area.matches('a, button, input, [role=slider], [role=menuitem]'),
    )
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth <= clientWidth && scrollHeight <= clientHeight,
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Elements with the name of an element around them: it is heard twice in a row. */
export function namesSaidTwice(): string[] {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const nameOf = (element: Element) => {
    const id = element.getAttribute('aria-labelledby') ?? '';
    return element.getAttribute('aria-label') ?? document.getElementById(id)?.textContent ?? '';
  };
  return [...document.querySelectorAll('[aria-label], [aria-labelledby]')]
    .filter((element) => element.checkVisibility() && nameOf(element))
    .filter((element) => {
      const around = element.parentElement?.closest('[aria-label], [aria-labelledby]');
      return around && nameOf(around) === nameOf(element);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Blocks within the heading of the page: Orca reads each as a heading of its own. */
export function headingInPieces(): string[] {
  return [...document.querySelectorAll('h1 *')]
    .filter((element) =>
      /^(block|flex|grid|list-item|table)/.test(getComputedStyle(element).display),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
