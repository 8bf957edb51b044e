import { errors } from '@opensearch-project/opensearch'
import { z } from 'zod'

const failure = z.object({ type: z.string() })
const answer = z.object({ error: failure.extend({ root_cause: z.array(failure).optional() }) })

/** The status and the engine's names for what went wrong, such as `parsing_exception`; null if it is no answer of the engine. */
export function engineFailure(error: Error): { status: number | undefined; kinds: string[] } | null {
  if (!(error instanceof errors.ResponseError)) return null
  const { data } = answer.safeParse(error.body)
  const failures = data ? [data.error, ...(data.error.root_cause ?? [])] : []
  return { status: error.statusCode, kinds: [...new Set(failures.map(({ type }) => type))] }
}
