import type { Plugin } from 'vite';

/** React Router's module that fetches the module of a screen. */
const MODULE = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;

/** What it does where that fails. */
const RELOADS =
  /console\.error\(`Error loading route module[\s\S]+window\.location\.reload\(\);[\s\S]+?;/;

/** A screen that fails when it is rendered. React Router waits for ever where this throws. */
const FAILS = `
const fail = () => { throw error; };
return { default: fail, clientAction: fail, clientLoader: () => null };`;

/**
 * A screen whose module cannot be fetched is a failed screen, like one whose data cannot. React Router
 * would load the page that is being left instead: the shopper's step is lost, and without a connection
 * so is the page.
 */
export function routeErrors(): Plugin {
  return {
    name: 'route-errors',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (!RELOADS.test(code))
          this.error('React Router fetches the modules of routes otherwise.');
        return { code: code.replace(RELOADS, FAILS), map: null };
      },
    },
  };
}
