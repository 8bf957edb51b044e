import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { z } from 'zod'

export const telemetrySettings = {
  /** The collector that gets traces, by OTLP over HTTP. Without one nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of traces that are collected. The same of all processes, or traces have gaps. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

type TelemetrySettings = z.infer<z.ZodObject<typeof telemetrySettings>>

/** Spans that wait for the collector; further ones are dropped. */
const maxWaiting = 4_096

/** Begins to trace this process. Resolve the result before it ends: what is left is sent, for some seconds at most. */
export function startTelemetry(
  name: 'vedetta-api' | 'vedetta-worker' | 'vedetta-watch',
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share }: TelemetrySettings,
): () => Promise<void> {
  if (endpoint === undefined) return async () => {}
  // Decided by the number of the trace alone: a caller can't have everything collected, and all processes decide alike.
  const byNumber = new TraceIdRatioBasedSampler(share)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: 5_000,
    concurrencyLimit: 2,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new ParentBasedSampler({
      root: byNumber,
      remoteParentSampled: byNumber,
      remoteParentNotSampled: byNumber,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: maxWaiting,
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: 5_000,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown().catch(() => {})
}
