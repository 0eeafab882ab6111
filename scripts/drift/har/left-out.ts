import { mediaTypeOf } from '../document/operations.ts';
import { contentFor } from '../exchange/body.ts';
import { responseFor } from '../exchange/contract.ts';
import { typeIn, type Exchange } from '../exchange/exchange.ts';
import { queryOf } from '../exchange/parameters.ts';
import { hostAndPath, type Match } from '../exchange/route.ts';
import type { LeftOut } from '../report/report.ts';

/** Why an exchange is no call of the API. */
export type LeftOutKind = LeftOut['kind'];

/** What routers and frameworks ask their own server for, by its path. */
const FRAMEWORK_PATHS = [
  /^\/__manifest$/, // React Router
  /^\/(?:_next|_nuxt|_app|_astro|_build|_vercel|_server-islands|cdn-cgi)\//,
  /\/__data\.json$/, // SvelteKit
  /\/_payload\.json$/, // Nuxt
  /\/page-data\.json$/, // Gatsby
  /\/q-data\.json$/, // Qwik
  /^\/(?:@vite|@id|@fs|@react-refresh|node_modules|__vite_ping|__webpack_hmr|sockjs-node)(?:\/|$)/,
  /\.hot-update\.(?:js|json)$/,
];
const FRAMEWORK_TYPE = /^text\/x-(?:script|component|turbo)/i;
const FRAMEWORK_HEADERS = ['rsc', 'next-router-state-tree', 'x-remix-request', 'x-nextjs-data'];
const FRAMEWORK_QUERY = /(?:^|&)(?:_rsc|_data=routes(?:\/|%2F)|_routes=)/i;

const ASSET_PATH =
  /\.(?:[cm]?js|css|map|wasm|webmanifest|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm)$|\/(?:manifest\.json|robots\.txt)$|^\/\.well-known\//i;
const ASSET_TYPE =
  /^(?:text\/(?:css|javascript)|application\/(?:javascript|x-javascript|wasm|manifest\+json)|font|image|audio|video)\b/i;
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const BEACON_TYPE = /^application\/(?:csp-report|reports\+json)\b/i;

/**
 * Why an exchange is no call of the API, whatever is at its path; `undefined` if it may be one. A
 * request that matches an operation is one, unless a browser asked for something that the
 * operation does not answer with. Below the API's own path only the recorder's word counts.
 */
export function leftOutAs(match: Match, exchange: Exchange): LeftOutKind | undefined {
  const kind = kindOf(exchange);
  if (match.kind === 'operation') return leftOutFrom(match, exchange, kind);
  if (exchange.method === 'OPTIONS') return 'preflights';
  if (match.kind === 'elsewhere') return kind ?? kindByLook(match.path, exchange);
  if (kind === 'pages') return isRead(exchange) ? kind : undefined;
  return kind === 'assets' && exchange.purpose !== 'image' ? kind : undefined;
}

function leftOutFrom(
  match: Extract<Match, { kind: 'operation' }>,
  exchange: Exchange,
  kind: LeftOutKind | undefined,
): LeftOutKind | undefined {
  const isLiteral = Object.keys(match.path).length === 0;
  if (kind === 'framework') return isLiteral ? undefined : kind;
  if (kind !== 'pages' && kind !== 'assets') return undefined;
  return isItsAnswer(match, exchange) ? undefined : kind;
}

/** By the word of the recorder, and by what only frameworks send. */
function kindOf({
  url,
  purpose,
  requestHeaders,
  responseHeaders,
}: Exchange): LeftOutKind | undefined {
  const { path } = hostAndPath(url);
  const isFramework =
    FRAMEWORK_PATHS.some((pattern) => pattern.test(path)) ||
    FRAMEWORK_TYPE.test(typeIn(responseHeaders) ?? '') ||
    FRAMEWORK_QUERY.test(queryOf(url)) ||
    FRAMEWORK_HEADERS.some((name) => requestHeaders?.has(name));
  if (isFramework) return 'framework';
  if (purpose === 'page') return 'pages';
  if (purpose === 'asset' || purpose === 'image') return 'assets';
  return purpose === 'beacon' ? 'beacons' : undefined;
}

/** By the end of the path and the media types, which are a guess. */
function kindByLook(path: string, exchange: Exchange): LeftOutKind | undefined {
  const answered = typeIn(exchange.responseHeaders) ?? '';
  if (BEACON_TYPE.test(typeIn(exchange.requestHeaders) ?? '')) return 'beacons';
  if (PAGE_TYPE.test(answered)) return 'pages';
  const isAsset = ASSET_PATH.test(path) || ASSET_TYPE.test(answered);
  return isAsset && isRead(exchange) ? 'assets' : undefined;
}

/** Whether the operation declares the media type of the answer, or the status of one without. */
function isItsAnswer(
  { operation }: Extract<Match, { kind: 'operation' }>,
  { status, responseHeaders }: Exchange,
): boolean {
  const type = typeIn(responseHeaders);
  if (type === undefined) return responseFor(operation, status) !== undefined;
  return operation.responses.some(({ content }) => contentFor(content, mediaTypeOf(type)));
}

function isRead({ method }: Exchange): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether an answer is one for a program. */
export function isData(exchange: Exchange): boolean {
  const type = typeIn(exchange.responseHeaders) ?? '';
  if (/json/i.test(type) || exchange.responseBody.kind === 'value') return true;
  return type === '' || !isRead(exchange);
}
