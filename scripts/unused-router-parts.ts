import type { Plugin } from 'vite';

/** React Router's modules, in the client build only: the server reports with the first. */
const MODULES =
  /\/react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/route-discovery)\.js$/;

/** All that they export, for a router without instrumentations and with the usual discovery of routes. */
const STAND_IN = `
const none = () => {};
export {
  none as consumeInstrumentationClientResultMetaReceiver,
  none as getCustomPatchRoutesOnNavigationFunction,
  none as getRouteInstrumentationUpdates,
  none as instrumentClientSideRouter,
  none as instrumentHandler,
  none as instrumentationResultMetaContext,
  none as RouteDiscoveryRuntime,
  none as useCustomRouteDiscovery,
  none as useRouteDiscovery,
};`;

/**
 * Leaves two parts of React Router out of the browser's scripts: the store passes no instrumentation
 * and does not turn on its own discovery of routes, and every page would load them. A version of the
 * router that imports something else from the modules fails the build; one that has no such modules
 * exceeds the budgets.
 */
export function withoutUnusedRouterParts(): Plugin {
  return {
    name: 'without-unused-router-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: MODULES }, handler: () => STAND_IN },
  };
}
