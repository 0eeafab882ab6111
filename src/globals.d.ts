/** True in a build that is its own backend; a live build is made with `API_ORIGIN` set. */
declare const __MOCK__: boolean;

interface ImportMetaEnv {
  /** §9 The script of the shop's tag manager. */
  readonly VITE_ADS_SCRIPT?: string;
}

declare namespace React {
  /** Custom properties may be set in `style`, as in plain HTML. */
  interface CSSProperties {
    [property: `--${string}`]: string | number;
  }
}

interface WindowEventMap {
  /** The id of a product that has just gone into the cart. */
  'cart-add': CustomEvent<number>;
}

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}
