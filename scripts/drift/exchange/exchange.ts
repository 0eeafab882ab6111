import type { Place } from '../finding.ts';

/** Names in small letters; a header that came more than once has its values joined by commas. */
export type Headers = ReadonlyMap<string, string>;

export type Part = { name: string; text: string; isFile: boolean; mediaType?: string };

/** A request and its answer, as they were on the wire, whoever recorded them. */
export type Exchange = {
  method: string;
  /** Absolute, or from the root of the host. */
  url: string;
  /** `undefined` where nobody recorded them. */
  requestHeaders: Headers | undefined;
  requestBody: Body;
  status: number;
  responseHeaders: Headers | undefined;
  responseBody: Body;
  place: Place;
  /** How to see it again, apart from secrets. */
  repeat: string;
};

/**
 * `unrecorded`: there may have been one. `value`: already parsed JSON. `parts`: of a form, which the
 * recorder took apart.
 */
export type Body =
  | { kind: 'none' | 'unrecorded' }
  | { kind: 'text'; text: string }
  | { kind: 'value'; value: unknown }
  | { kind: 'parts'; parts: Part[] };

/** Without parameters, in small letters; `undefined` when nothing says it. */
export function typeIn(headers: Headers | undefined): string | undefined {
  return headers?.get('content-type');
}
