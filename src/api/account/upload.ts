import { ApiFailure } from '#lib/api-error.ts';
import { readFailure } from '#lib/read-failure.ts';

/**
 * Sends a form with a file and reports its progress from 0 to 1, which fetch cannot. Throws
 * {@link ApiFailure} as `request` does; a stop by `signal` is thrown as its reason.
 */
export function upload(
  url: string,
  body: FormData,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    signal.addEventListener('abort', stop);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    call.addEventListener('load', () => {
      const { status } = call;
      if (status >= 200 && status < 300) resolve(parsed(call.responseText));
      else void readFailure(new Response(call.responseText, { status })).then(reject);
    });
    call.addEventListener('error', () => reject(new ApiFailure({ kind: 'offline' })));
    call.addEventListener('abort', () => reject(signal.reason));
    call.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    call.open('POST', url);
    call.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
