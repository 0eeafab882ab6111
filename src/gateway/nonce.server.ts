import { createContext } from 'react-router';

/** The nonce of the inline scripts of a private page; empty for a page that all visitors get. */
export const nonceContext = createContext('');
