import { drawArt } from './draw.ts';

const PATH = /^\/images\/art\/([a-z0-9-]+?)(--back)?\.svg$/;
const WEEK_S = 7 * 24 * 60 * 60;

/** Answers `/images/art/<key>.svg` and `<key>--back.svg`; `undefined` for any other request. */
export function artFile(request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  const [, key, back] = PATH.exec(pathname) ?? [];
  if (!key)
    return pathname.startsWith('/images/') ? new Response(null, { status: 404 }) : undefined;
  const svg = drawArt(key, back ? 'back' : 'front');
  if (!svg) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${WEEK_S}` },
  });
}
