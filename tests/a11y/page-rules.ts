// Rules that axe does not know. Each function runs in the page, so it uses nothing outside.

/** Areas that scroll and do not say whether Tab stops there: in Firefox it does, without a name. */
export function namelessStops(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY) && element.checkVisibility();
    })
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
