import { readBackendTime } from '#gateway/backend.server.ts';

/** The time in milliseconds, for devices whose clocks are wrong. Without a header, no cache keeps it. */
export async function loader() {
  return new Response(String(await readBackendTime()));
}
