/** Fixes the order of the cascade layers, independent of the order of the style sheets. */
export const LAYERS = '@layer reset, tokens, base, ui, commerce, features, shell, routes;';
