import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';

import routes from '../../src/routes.ts';
import { asVisitor, keepCookies } from './backend.ts';

type Args = (LoaderFunctionArgs | ActionFunctionArgs) & {
  serverLoader?: () => unknown;
  serverAction?: () => unknown;
};
type Work = (args: Args) => unknown;

/** What a route's file exports, as far as a test page uses it. */
type RouteModule = {
  default?: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
  loader?: Work;
  clientLoader?: Work;
  action?: Work;
  clientAction?: Work;
  handle?: unknown;
  shouldRevalidate?: RouteObject['shouldRevalidate'];
};

type StoreRoute = { entry: RouteConfigEntry; module: RouteModule };

const modules = import.meta.glob<RouteModule>('../../src/routes/**/*.{ts,tsx}');

let loaded: Promise<StoreRoute[]> | undefined;

/** The routes of the store with their modules, fetched once for all tests. */
export function storeRoutes(): Promise<StoreRoute[]> {
  loaded ??= Promise.all(
    routes.map(async (entry) => ({
      entry,
      module: (await modules[`../../src/${entry.file}`]?.()) ?? {},
    })),
  );
  return loaded;
}

/** What the action of a route without a page answers. */
export async function answerOfRoute(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = (await storeRoutes()).find(({ entry }) => `/${entry.path}` === pathname);
  const args = { request, params: {}, context: {} } as unknown as Args;
  return (await found?.module.action?.(args)) as Response;
}

/** A route of the store as the router of a test page takes it: the server's part runs in the page. */
export function routeObject({ entry, module }: StoreRoute): RouteObject {
  const { id, path, index } = entry;
  const { default: Component, ErrorBoundary, handle, shouldRevalidate } = module;
  const loader = loaderOf(module);
  const action = actionOf(module);
  return {
    ...(id && { id }),
    ...(index ? { index } : path !== undefined && { path }),
    handle,
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(loader && { loader }),
    ...(action && { action }),
    ...(Component && { Component: withComponentProps(Component) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
  };
}

/** What `Meta` and the links of React Router read of a built store. */
export function frameworkOf(all: readonly StoreRoute[]) {
  return {
    future: {},
    isSpaMode: false,
    ssr: false,
    manifest: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    routeDiscovery: { mode: 'initial' as const, manifestPath: '' },
    routeModules: {
      root: {},
      ...Object.fromEntries(all.map(({ entry, module }) => [entry.id, module])),
    },
  };
}

/** The first page of a visit is loaded on the server, the others by the browser. */
function loaderOf({ loader, clientLoader }: RouteModule): Work | undefined {
  const serverLoader = onServer(loader);
  if (!clientLoader) return serverLoader;
  return (args) => {
    const isFirst = document.getElementById('page') === null;
    if (isFirst && serverLoader) return serverLoader(args);
    return clientLoader({ ...args, serverLoader: () => serverLoader?.(args) });
  };
}

function actionOf({ action, clientAction }: RouteModule): Work | undefined {
  const serverAction = onServer(action);
  if (!clientAction) return serverAction;
  return (args) => clientAction({ ...args, serverAction: () => serverAction?.(args) });
}

/**
 * With the cookies of the visitor, and keeping those that the answer sets. A redirect is thrown, as by
 * the browser's part of React Router.
 */
function onServer(work: Work | undefined): Work | undefined {
  if (!work) return undefined;
  return async (args) => {
    const request = asVisitor(args.request);
    try {
      const answer = keeping(await work({ ...args, request }));
      if (isRedirect(answer)) throw answer;
      return answer;
    } catch (error) {
      throw keeping(error);
    }
  };
}

function keeping<Answer>(answer: Answer): Answer {
  if (answer instanceof Response) keepCookies(answer);
  else if (isWithInit(answer)) keepCookies({ headers: new Headers(answer.init?.headers) });
  return answer;
}

function isRedirect(answer: unknown): boolean {
  return answer instanceof Response && answer.headers.has('location');
}

/** What React Router's `data` returns. */
function isWithInit(answer: unknown): answer is { init: ResponseInit | null } {
  return typeof answer === 'object' && answer !== null && 'init' in answer;
}
