/** The `data` object of an answer, or `undefined` without one. */
export function findData(body: unknown): Record<string, unknown> | undefined {
  if (typeof body !== 'object' || body === null || !('data' in body)) return undefined;
  const { data } = body;
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

/** Reads a text field of an answer's `data`, and leaves the answer unread. */
export async function readDataText(response: Response, name: string): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const value = findData(body)?.[name];
  return typeof value === 'string' ? value : undefined;
}
