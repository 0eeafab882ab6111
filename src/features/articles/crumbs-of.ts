import type { ContentPage } from '#api/content/content.ts';

/** What the breadcrumb of a page of words shows. */
export function crumbsOf({ breadcrumb, path, title }: ContentPage) {
  const trail = breadcrumb.filter(({ href }) => href !== '/' && href !== path);
  return { trail, here: title };
}
