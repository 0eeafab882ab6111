/** An answer that is the same for all visitors, read to its end. */
export type Page = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  madeAt: number;
};
