/** The name of the newsletter form in its answers, and the prefix of its controls' ids. */
export const CONNECT = 'connect';

export const EMAIL_LABEL = 'Your email';
export const SUBSCRIBE = 'Subscribe';
export const SUBSCRIBING = 'Subscribing';
/** §8 ignores a thrown error: the input is valid, and can be sent again. */
export const NOT_SUBSCRIBED = 'Not subscribed yet. Press Subscribe to try again.';
