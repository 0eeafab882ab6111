import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';

import routes from '../../src/routes.ts';
import { asVisitor, keepCookies, reachesServer } from './backend.ts';

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

const files = import.meta.glob<RouteModule>('../../src/routes/**/*.{ts,tsx}');

/** The modules of the routes that were opened: what `Meta` reads. */
const routeModules: Record<string, object> = { root: {} };

/** What `Meta` and the links of React Router read of a built store. */
export const FRAMEWORK = {
  future: {},
  isSpaMode: false,
  ssr: false,
  manifest: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  routeDiscovery: { mode: 'initial' as const, manifestPath: '' },
  routeModules: routeModules as Record<string, never>,
};

/** The routes of the store. Each is fetched when it is opened: all of them would take seconds. */
export const STORE_ROUTES = routes.map((entry): RouteObject => {
  const { id = entry.file, path, index } = entry;
  const place = index ? { index } : path !== undefined && { path };
  return { id, ...place, lazy: async () => inPage(await moduleOf(entry)) };
});

async function moduleOf({ id, file }: RouteConfigEntry): Promise<RouteModule> {
  const module = (await files[`../../src/${file}`]?.()) ?? {};
  routeModules[id ?? file] = module;
  return module;
}

/** What the action of a route without a page answers. */
export async function answerOfRoute(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const entry = routes.find(({ path }) => `/${path}` === pathname);
  const args = { request, params: {}, context: {} } as unknown as Args;
  const { action } = entry ? await moduleOf(entry) : {};
  return (await action?.(args)) as Response;
}

/** A route as the router of a test page takes it: the server's part runs in the page. */
export function inPage(module: RouteModule) {
  const { default: Component, ErrorBoundary, handle, shouldRevalidate } = module;
  const loader = loaderOf(module);
  const action = actionOf(module);
  return {
    handle,
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(loader && { loader }),
    ...(action && { action }),
    ...(Component && { Component: withComponentProps(Component) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) }),
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
    reachesServer();
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
