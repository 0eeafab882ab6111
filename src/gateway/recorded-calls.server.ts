/** A call of the API host and its answer, as they went over the wire. */
export type RecordedCall = {
  method: string;
  url: string;
  startedAt: Date;
  /** Until the answer was there, or the beginning of one that is passed on as it arrives. */
  milliseconds: number;
  requestHeaders: Headers;
  requestBody: RecordedBody;
  status: number;
  responseHeaders: Headers;
  responseBody: RecordedBody;
};

/** `undefined`: there may have been one, which is not text or was passed on as it arrived. */
export type RecordedBody = string | undefined;

type Record = (call: RecordedCall) => void;

let record: Record | undefined;

/** Hands every call to `next` from now on; without one nothing is recorded. */
export function recordCalls(next: Record | undefined): void {
  record = next;
}

/** Hands over a call, which is made only if somebody records. Never throws. */
export function recordedCall(call: () => RecordedCall): void {
  try {
    record?.(call());
  } catch (error) {
    console.error('A call of the API was not recorded:', error);
  }
}
