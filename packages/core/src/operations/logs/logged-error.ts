import pg from 'pg'
import { z } from 'zod'
import { engineFailure } from '../../search/engine/engine-failure.ts'

const maxDepth = 5

/** The fields that pino has for every error, and those of its kind. */
type LoggedError = { type: string; message: string; stack: string; [fact: string]: unknown }

/**
 * An error as the log shows it: what failed and where, never what a person typed. The engines quote values and queries in
 * their messages and in most of their fields, so of theirs only the kind of failure is logged.
 */
export function loggedError(error: unknown): LoggedError {
  return errorAt(error, 0)
}

function errorAt(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { cause } = error
  return {
    type: error.constructor.name,
    message: '',
    ...factsOf(error),
    stack: framesOf(error),
    ...(cause !== undefined && depth < maxDepth && { cause: errorAt(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < maxDepth && { errors: error.errors.slice(0, maxDepth).map((each) => errorAt(each, depth + 1)) }),
  }
}

function factsOf(error: Error): object {
  if (error instanceof pg.DatabaseError) {
    const { code, severity, schema, table, column, constraint, routine } = error
    return { code, severity, schema, table, column, constraint, routine }
  }
  const ofEngine = engineFailure(error)
  if (ofEngine) return ofEngine
  if (error instanceof z.core.$ZodError)
    return { issues: error.issues.slice(0, 20).map(({ code, path }) => ({ code, path: path.join('.') })) }
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  return { message: error.message, ...(isShort(code) && { code }), ...(isShort(statusCode) && { statusCode }) }
}

const isShort = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 60)

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
