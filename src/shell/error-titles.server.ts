import type { EntryContext, MetaDescriptor } from 'react-router';

type Meta = (args: never) => MetaDescriptor[] | undefined;

/**
 * The page with "Error: " before its title, for a form that was not carried out. Without JavaScript
 * the title is the first that a screen reader says of the page. With it, the error summary keeps the
 * title: hydration writes the route's own first.
 */
export function withErrorTitle(page: EntryContext): EntryContext {
  const modules = Object.entries(page.routeModules).map(([id, module]) => {
    if (typeof module?.meta !== 'function') return [id, module];
    const meta = module.meta as Meta;
    return [id, { ...module, meta: (args: never) => meta(args)?.map(withPrefix) }];
  });
  return { ...page, routeModules: Object.fromEntries(modules) as EntryContext['routeModules'] };
}

function withPrefix(tag: MetaDescriptor): MetaDescriptor {
  return tag && 'title' in tag ? { ...tag, title: `Error: ${String(tag.title)}` } : tag;
}
