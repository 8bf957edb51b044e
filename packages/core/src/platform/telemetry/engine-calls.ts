import type { Engine, ProcessMetrics } from './process-metrics.ts'
import { isCollecting, markFailed, startSpan } from './tracing.ts'

/** Whether an engine answered, rather than being unreachable or in trouble. A refused statement is an answer. */
type IsAnswer = (error: unknown) => boolean

/** Measures a call until its promise settles, and traces it where it belongs to something that is traced. */
export function measureCall(
  { recordCall }: Pick<ProcessMetrics, 'recordCall'>,
  { engine, operation, isAnswer }: { engine: Engine; operation: string; isAnswer: IsAnswer },
  call: PromiseLike<unknown>,
): void {
  const began = performance.now()
  const span = isCollecting()
    ? startSpan(`${engine} ${operation}`, { kind: 'client', attributes: { 'db.system.name': engine } })
    : null
  const end = (isAnswered: boolean, error?: unknown) => {
    recordCall(engine, isAnswered, (performance.now() - began) / 1_000)
    if (error !== undefined && span) markFailed(span, error)
    span?.end()
  }
  call.then(
    () => end(true),
    (error: unknown) => end(isAnswer(error), error ?? null),
  )
}
