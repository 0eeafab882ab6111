/**
 * How much of what the API answers is held against the contract in production: the share of visits
 * in browsers, and of answers on the server. In development it is everything.
 */
export const CHECKED_SHARE = 0.01;
