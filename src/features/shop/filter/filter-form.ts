import { dollars, facetNames, type Place } from '../place.ts';

/** The form's query without empty fields and without a page, so it starts at page 1. */
export function queryOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text ? [[name, text]] : [];
  });
  return new URLSearchParams(entries).toString();
}

/** Writes a place into the form's controls; equal values stay untouched. */
export function fillForm(form: HTMLFormElement, place: Place): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = place.sort ?? '';
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'checkbox') control.checked = isTicked(control, place);
    if (control.name === 'priceMin') control.value = written(place.minCents);
    if (control.name === 'priceMax') control.value = written(place.maxCents);
  }
}

function isTicked({ name, value }: HTMLInputElement, place: Place): boolean {
  if (name === 'ira') return place.ira;
  if (name === 'onSale') return place.onSale;
  const facet = facetNames.find((known) => known === name);
  return facet !== undefined && place.chosen[facet].includes(value);
}

/** Cents as text for a price field; `undefined` is an empty field. */
export function written(cents: number | undefined): string {
  return cents === undefined ? '' : dollars(cents);
}
