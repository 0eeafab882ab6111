import type { IncomingMessage, ServerResponse } from 'node:http';

import { context, metrics, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import { duration, tracer } from '#lib/telemetry.server.ts';
import { routeAt } from '#server/route-at.ts';

/**
 * Sends traces and measures by OTLP over HTTP. The exporters read the standard variables: where to
 * (`OTEL_EXPORTER_OTLP_ENDPOINT`), as whom, how often. Resolves when `stop` has sent the rest.
 */
export function startTelemetry() {
  const resource = defaultResource().merge(
    resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'storefront' }),
  );
  const traces = new TracerProvider({
    resource,
    // The standard variable for the share of traces that are sent, from 0 to 1.
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(Number(process.env['OTEL_TRACES_SAMPLER_ARG'] ?? 1)),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() });
  const measures = new MeterProvider({ resource, readers: [reader] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(traces);
  metrics.setGlobalMeterProvider(measures);
  return { stop: () => Promise.allSettled([traces.shutdown(), measures.shutdown()]) };
}

/** Runs `work` for a request in a span of its own, and times it, by the route that answers. */
export function observed(
  request: IncomingMessage,
  response: ServerResponse,
  work: () => void,
): void {
  const { method = 'GET', url = '/', headers } = request;
  const route = routeAt(url.split('?', 1)[0] ?? url)?.path ?? 'none';
  const attributes = { 'http.request.method': method, 'http.route': route };
  // Anybody can send the header; only a proxy says something with it.
  const from = process.env['TRUST_PROXY']
    ? propagation.extract(context.active(), headers)
    : context.active();
  const span = tracer().startSpan(
    `${method} ${route}`,
    { kind: SpanKind.SERVER, attributes },
    from,
  );
  const start = performance.now();
  response.once('close', () => {
    const status = response.statusCode;
    const seconds = (performance.now() - start) / 1000;
    duration('http.server.request.duration', 'Requests of shoppers').record(seconds, {
      ...attributes,
      'http.response.status_code': status,
    });
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(from, span), work);
}
