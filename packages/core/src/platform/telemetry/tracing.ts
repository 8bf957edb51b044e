import {
  type Attributes,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

const tracer = () => trace.getTracer('vedetta')

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

type SpanOptions = {
  readonly kind?: keyof typeof kinds
  /** Values that tell nothing about a person: numbers of ours, kinds, counts. */
  readonly attributes?: Attributes
  /** The W3C traceparent of what caused the work; without one, what is under way here did. */
  readonly parent?: string | null
  /** Further causes, of work that is done for several at once. */
  readonly causes?: readonly (string | null)[]
  readonly startedAt?: Date
}

/** A span that its caller ends. Without a collector it costs next to nothing. */
export function startSpan(
  name: string,
  { kind = 'internal', attributes = {}, parent, causes = [], startedAt }: SpanOptions = {},
): Span {
  const within = parent === undefined ? context.active() : contextOf(parent)
  const links = causes.flatMap(linkTo)
  return tracer().startSpan(
    name,
    { kind: kinds[kind], attributes, links, ...(startedAt && { startTime: startedAt }) },
    within,
  )
}

/** Runs work within a span, which ends with it. Of an error only its kind is told: its words may quote a person's. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, options)
  try {
    return await within(span, () => work(span))
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

export function within<Result>(span: Span, work: () => Result): Result {
  return context.with(trace.setSpan(context.active(), span), work)
}

export function markFailed(span: Span, error?: unknown): void {
  if (error !== undefined)
    span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** The W3C traceparent of a span, or of what is under way; null where nothing is collected. */
export function traceparentOf(span = trace.getActiveSpan()): string | null {
  if (!span?.isRecording()) return null
  const carrier: { traceparent?: string } = {}
  propagation.inject(trace.setSpan(ROOT_CONTEXT, span), carrier)
  return carrier.traceparent ?? null
}

/** Whether something is under way that is collected: spans of engines alone would say nothing. */
export const isCollecting = (): boolean => trace.getActiveSpan()?.isRecording() ?? false

const contextOf = (traceparent: string | null) =>
  traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent })

function linkTo(traceparent: string | null): Link[] {
  const linked = trace.getSpanContext(contextOf(traceparent))
  return linked ? [{ context: linked }] : []
}
