import type { Plugin } from 'vite';

/** React Router's module, in the client build only: the server reports with it. */
const MODULE = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;

/** All that it exports, for a router without instrumentations. */
const STAND_IN = `
const none = () => {};
export {
  none as consumeInstrumentationClientResultMetaReceiver,
  none as getRouteInstrumentationUpdates,
  none as instrumentClientSideRouter,
  none as instrumentHandler,
  none as instrumentationResultMetaContext,
};`;

/**
 * Leaves the instrumentation of React Router out of the browser's scripts: the store passes none,
 * and every page would load it. A version of the router that imports something else from the module
 * fails the build; one that has no such module exceeds the budgets.
 */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: MODULE }, handler: () => STAND_IN },
  };
}
