/**
 * The value of `work`, or that of `otherwise` where `work` takes longer than `ms` milliseconds. Throws
 * what `work` throws in time; later failures are ignored.
 */
export async function within<Value>(
  ms: number,
  work: Promise<Value>,
  otherwise: () => Value,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
