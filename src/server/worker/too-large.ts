import { bodyLimit } from '#gateway/body-limit.server.ts';
import { refuse } from '#gateway/refuse.server.ts';

/** Refuses a body that is larger than its operation may have, or whose size nobody says. */
export function tooLarge({ method, url, headers, body }: Request): Response | undefined {
  if (!body) return undefined;
  const length = headers.get('content-length');
  if (length === null) return refuse(411, 'The size of the body is missing.');
  const { most } = bodyLimit({
    method,
    url,
    contentType: headers.get('content-type') ?? undefined,
  });
  return Number(length) > most ? refuse(413, 'The body is too large.') : undefined;
}
