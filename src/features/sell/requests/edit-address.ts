/** The parameter of a request's address that opens the form with its items. */
export const EDIT = 'edit';

/** The address of the same page with the form, or without it. A mailed link keeps its token. */
export function editSearch(search: URLSearchParams, isEdited: boolean): string {
  const next = new URLSearchParams(search);
  if (isEdited) next.set(EDIT, '');
  else next.delete(EDIT);
  return next.size > 0 ? `?${next}` : '';
}
