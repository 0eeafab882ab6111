/** An answer that is the same for all visitors, read to its end. */
export type Page = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** Milliseconds since 1970. */
  madeAt: number;
};

/** Whether a page may be shown again. A failure may not, nor a page that does not exist. */
export function mayBeKept({ headers }: Pick<Page, 'headers'>): boolean {
  return /\bpublic\b/.test(headers.get('cache-control') ?? '');
}
