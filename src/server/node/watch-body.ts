import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the body of a request may take, in milliseconds. */
const BODY_MS = 30_000;
/** The same for an upload, if it does not stand still. */
const UPLOAD_MS = 300_000;
/** An upload that brings fewer bytes in a second is closed. */
const UPLOAD_BYTES_PER_S = 4_000;
const LOOK_MS = 10_000;
/** A browser reads a refusal when it has sent all: how much of the rest is waited for. */
const LINGER = { ms: 2_000, bytes: 12_000_000 };

type Limit = { most: number; isUpload: boolean };

/**
 * Refuses a body that is too large (413) or comes too slowly (408). Returns false if it is refused
 * by its declared length.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  { most, isUpload }: Limit,
): boolean {
  if (!hasBody(request)) return true;
  if (Number(request.headers['content-length'] ?? 0) > most) {
    refuse(request, response, 413);
    return false;
  }
  let bytes = 0;
  let known = 0;
  const stop = (status: number) => {
    end();
    // Not now: whoever reads the body may still be given this part of it.
    setImmediate(() => {
      // Then they learn that the rest of it does not come.
      if (request.listenerCount('error') > 0) request.emit('error', new Error('body refused'));
      refuse(request, response, status);
    });
  };
  const count = (part: Buffer) => {
    bytes += part.byteLength;
    if (bytes > most) stop(413);
  };
  const look = () => {
    if (bytes - known < (UPLOAD_BYTES_PER_S * LOOK_MS) / 1000) stop(408);
    known = bytes;
  };
  const deadline = setTimeout(stop, isUpload ? UPLOAD_MS : BODY_MS, 408);
  const pace = isUpload ? setInterval(look, LOOK_MS) : undefined;
  function end(): void {
    clearTimeout(deadline);
    clearInterval(pace);
    request.off('data', count);
    response.off('finish', readOn);
  }
  // An upload may be answered before all of it was read. What is left is read here, or the next
  // request on this connection would wait for ever.
  function readOn(): void {
    request.removeAllListeners('data').on('data', count).resume();
  }
  request.on('data', count).once('end', end).once('close', end);
  response.once('finish', readOn);
  return true;
}

/** Answers without the rest of the body. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status).end();
  discard(request);
}

/** Reads what is left of a body, and closes the connection if that is too much. */
function discard(request: IncomingMessage): void {
  if (request.complete) return;
  const close = () => request.socket.destroy();
  const end = setTimeout(close, LINGER.ms);
  let bytes = 0;
  request.removeAllListeners('data').on('data', (part: Buffer) => {
    bytes += part.byteLength;
    if (bytes > LINGER.bytes) close();
  });
  request.once('close', () => clearTimeout(end)).resume();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
