import type { RouteConfigEntry } from '@react-router/dev/routes';

/** What `src/routes.ts` needs of React Router's build tools, which only run in Node. */
export function route(path: string, file: string, { id }: { id?: string } = {}): RouteConfigEntry {
  return { path, file, id: id ?? file };
}

export function index(file: string): RouteConfigEntry {
  return { index: true, file, id: file };
}
