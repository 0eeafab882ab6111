import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

import { duration, tracer } from '#lib/telemetry.server.ts';

import type { Operation } from './operation-of.server.ts';

/** Traces and times a call of the API by its operation; nothing else of the call is recorded. */
export async function observedCall(
  { method, path }: Operation,
  call: () => Promise<Response>,
): Promise<Response> {
  const attributes = { 'http.request.method': method, 'url.template': path };
  const span = tracer().startSpan(`${method} ${path}`, { kind: SpanKind.CLIENT, attributes });
  const start = performance.now();
  let status = 0;
  try {
    const reply = await context.with(trace.setSpan(context.active(), span), call);
    ({ status } = reply);
    return reply;
  } finally {
    const answered = { ...attributes, 'http.response.status_code': status };
    const seconds = (performance.now() - start) / 1000;
    duration('http.client.request.duration', 'Calls of the API').record(seconds, answered);
    span.setAttribute('http.response.status_code', status);
    if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}
