import type { Place } from '../finding.ts';

/** Names are in lower case; the values of repeated headers are joined by commas. */
export type Headers = ReadonlyMap<string, string>;

export type Part = { name: string; text: string; isFile: boolean; mediaType?: string };

/**
 * What a browser asked for, by the recorder's own word or the header `Sec-Fetch-Dest`. `data`: a
 * script asked, as clients of an API do.
 */
export type Purpose = 'page' | 'asset' | 'image' | 'beacon' | 'preflight' | 'data';

/** A request and its answer, independent of the recorder. */
export type Exchange = {
  method: string;
  /** An absolute URL, or a path from the root of the host. */
  url: string;
  /** `undefined` if they were not recorded. */
  requestHeaders: Headers | undefined;
  requestBody: Body;
  status: number;
  responseHeaders: Headers | undefined;
  responseBody: Body;
  /** `undefined` if the recorder does not say it. */
  purpose?: Purpose | undefined;
  place: Place;
  /** A way to reproduce the exchange, without secrets. */
  repeat: string;
};

/**
 * `unrecorded`: there may have been a body. `value`: parsed JSON. `parts`: the parts of a form, as
 * separated by the recorder.
 */
export type Body =
  | { kind: 'none' | 'unrecorded' }
  | { kind: 'text'; text: string }
  | { kind: 'value'; value: unknown }
  | { kind: 'parts'; parts: Part[] };

/** The recorded content type; `undefined` if it is unknown. */
export function typeIn(headers: Headers | undefined): string | undefined {
  return headers?.get('content-type');
}
