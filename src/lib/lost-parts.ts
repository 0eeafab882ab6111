let hear: (() => void) | undefined;

/** Tells `next` of each part of a page that could not be made of its answer, from now on. */
export function hearLostParts(next: () => void): void {
  hear = next;
}

/** On the server: the page that is being rendered lacks a part. */
export function loseParts(): void {
  hear?.();
}
