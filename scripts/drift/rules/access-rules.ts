import { rulesOf } from './operation-rules.ts';
import type { Rule } from './rule.ts';

const call = {
  '{$request.body#/url}': { post: { responses: { '200': { description: 'Done.' } } } },
};
const token = { type: 'http', scheme: 'bearer' };
const schemes = (more: object = {}) => ({
  components: { securitySchemes: { token, oauth: { type: 'oauth2', flows: {} }, ...more } },
});
const secured = (...ways: object[]) => ({ root: { ...schemes(), security: ways } });
const oauthAt = (tokenUrl: string) => {
  const oauth = { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } };
  return { root: { ...schemes({ oauth }), security: [{ oauth: [] }] } };
};
const request = { direction: 'request', code: 'none' } as const;

/** Rules for callbacks, security and servers. */
export const ACCESS_RULES: Rule[] = rulesOf([
  {
    id: 'callback-removed',
    direction: 'both',
    wire: 'breaking',
    code: 'compile',
    says: 'Servers that wait for that call never get it.',
    pair: [{ operation: { callbacks: { call } } }, {}],
    swapped: 'callback-added',
  },
  {
    id: 'callback-added',
    direction: 'both',
    wire: 'safe',
    code: 'none',
    says: 'Clients that give no address are not called.',
    pair: [{}, { operation: { callbacks: { call } } }],
    swapped: 'callback-removed',
  },
  {
    id: 'security-added',
    ...request,
    wire: 'breaking',
    says: 'Anybody could call it; now nobody without a key.',
    oasdiff: 'api-security-added',
    pair: [{ root: schemes() }, secured({ token: [] })],
    swapped: 'security-relaxed',
  },
  {
    id: 'security-no-longer-optional',
    ...request,
    wire: 'breaking',
    says: 'A call without a key was fine, and is refused.',
    pair: [secured({ token: [] }, {}), secured({ token: [] })],
    swapped: 'security-relaxed',
  },
  {
    id: 'security-scope-added',
    ...request,
    wire: 'breaking',
    says: 'Tokens with the old scopes are refused.',
    oasdiff: 'api-security-scope-added',
    pair: [secured({ oauth: ['read'] }), secured({ oauth: ['read', 'write'] })],
    swapped: 'security-relaxed',
  },
  {
    id: 'security-scheme-changed',
    ...request,
    wire: 'breaking',
    says: 'The key goes elsewhere, or is of another kind.',
    oasdiff: 'api-security-component-changed',
    pair: [
      secured({ token: [] }),
      {
        root: {
          ...schemes({ token: { type: 'apiKey', in: 'header', name: 'X-Key' } }),
          security: [{ token: [] }],
        },
      },
    ],
    swapped: 'security-scheme-changed',
  },
  {
    id: 'security-token-moved',
    ...request,
    wire: 'risky',
    says: 'Clients that ask for a token at the old address may get none, or one that opens nothing.',
    pair: [oauthAt('https://a.example'), oauthAt('https://b.example')],
    swapped: 'security-token-moved',
  },
  {
    id: 'security-scheme-added',
    ...request,
    wire: 'breaking',
    says: 'One key was enough, and now two are needed.',
    oasdiff: 'api-security-added',
    pair: [secured({ token: [] }), secured({ token: [], oauth: [] })],
    swapped: 'security-relaxed',
  },
  {
    id: 'security-way-removed',
    ...request,
    wire: 'breaking',
    says: 'A key that opened no longer does.',
    oasdiff: 'api-security-removed',
    pair: [secured({ token: [] }, { oauth: [] }), secured({ token: [] })],
    swapped: 'security-relaxed',
  },
  {
    id: 'security-relaxed',
    ...request,
    wire: 'safe',
    says: 'Keys that opened still do.',
    oasdiff: 'api-security-removed',
    pair: [secured({ token: [] }), { root: schemes() }],
    swapped: 'security-added',
  },
  {
    id: 'server-changed',
    ...request,
    wire: 'breaking',
    says: 'Clients call an address that is no longer named.',
    pair: [
      { root: { servers: [{ url: 'https://a.example' }] } },
      { root: { servers: [{ url: 'https://b.example' }] } },
    ],
    swapped: 'server-changed',
  },
  {
    id: 'server-removed',
    ...request,
    wire: 'breaking',
    says: 'Clients call an address that is no longer named.',
    pair: [
      { root: { servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }] } },
      { root: { servers: [{ url: 'https://a.example' }] } },
    ],
    swapped: 'server-added',
  },
  {
    id: 'server-added',
    ...request,
    wire: 'safe',
    says: 'The old addresses still answer.',
    pair: [
      { root: { servers: [{ url: 'https://a.example' }] } },
      { root: { servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }] } },
    ],
    swapped: 'server-removed',
  },
  {
    id: 'server-named',
    ...request,
    wire: 'risky',
    says: 'The host was that of the document; whether it is the one now named, nobody says.',
    pair: [{}, { root: { servers: [{ url: 'https://a.example' }] } }],
    swapped: 'server-changed',
  },
]);
