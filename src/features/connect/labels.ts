export const EMAIL_LABEL = 'Your email';
export const SUBSCRIBE = 'Subscribe';
