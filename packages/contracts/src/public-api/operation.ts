import { z } from 'zod'
import { apiPrefix, storable } from '../calls/call.ts'
import type { ErrorCode } from '../calls/errors.ts'
import type { Language } from '../text/labels.ts'
import type { Scope } from './scopes.ts'

export const v1Prefix = `${apiPrefix}/v1`

/** Calls of one key, whatever they ask. */
export const apiPace = { times: 100, seconds: 10 } as const

type Example<Body, Output> = { readonly summary: string; readonly body?: Body; readonly output?: Output }

/** One operation of the public API: its route, its guard and its entry in the OpenAPI document are derived from it. */
export type Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `v1Prefix`, with its parameters in braces. */
  readonly path: string
  readonly summary: string
  /** Its cost and its rules, in Markdown. */
  readonly description: string
  /** Null where any key may call it. */
  readonly scope: Scope | null
  readonly params: Params
  readonly query: Query
  /** Null where it takes no body. */
  readonly body: Body | null
  /** `z.undefined()` with status 204. */
  readonly output: Output
  readonly status: 200 | 201 | 204
  /** Whether it changes something, so that it is refused while calls can't be counted. */
  readonly writes: boolean
  /** Whether it takes an `Idempotency-Key`: PUT and DELETE need none. */
  readonly isIdempotent: boolean
  /** The types of the file that it answers with; null where it answers with JSON. */
  readonly files: readonly string[] | null
  /** Its own errors, beyond those of every operation. */
  readonly errors: readonly ErrorCode[]
  readonly examples: Readonly<Record<Language, Example<z.input<Body>, z.input<Output>>>>
}

const nothing = z.strictObject({})

export function defineOperation<
  Output extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(
  operation: Omit<
    Operation<Params, Query, Body, Output>,
    'params' | 'query' | 'body' | 'status' | 'writes' | 'isIdempotent' | 'files' | 'description'
  > & {
    description?: string
    params?: Params
    query?: Query
    body?: Body
    status?: 200 | 201 | 204
    writes?: boolean
    isIdempotent?: boolean
    files?: readonly string[]
  },
): Operation<Params, Query, Body, Output> {
  const { params = nothing as unknown as Params, query = nothing as unknown as Query, body } = operation
  return {
    description: '',
    status: 200,
    writes: false,
    isIdempotent: false,
    files: null,
    ...operation,
    params,
    query: storable(query),
    body: body ? storable(body) : null,
  }
}

/** Every error that an operation may answer with. */
export function errorsOf({ scope, params, body, writes, isIdempotent, errors }: Operation): ErrorCode[] {
  const all: ErrorCode[] = [
    'invalid_request',
    'unstorable_text',
    'api_key_required',
    'api_key_invalid',
    'public_api_not_in_plan',
    ...(scope ? (['scope_missing'] as const) : []),
    ...(params === (nothing as z.ZodType) ? [] : (['address_too_long'] as const)),
    ...(body ? (['body_too_large'] as const) : []),
    'request_limit',
    'internal_error',
    'overloaded',
    ...(writes ? (['writes_paused'] as const) : []),
    ...(isIdempotent ? (['idempotency_key_reused', 'idempotency_in_progress'] as const) : []),
    ...errors,
  ]
  return [...new Set(all)]
}

/** A whole number in a query, where everything is text. */
export const numberInQuery = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (typeof given === 'string' && /^\d{1,16}$/.test(given) ? Number(given) : given), schema)

/** The names of the wanted fields, separated by commas. */
export function fieldsInQuery<const Name extends string>(names: readonly Name[]) {
  const list = z
    .array(z.enum(names as [Name, ...Name[]]))
    .min(1)
    .max(names.length)
  return z.preprocess((given) => (typeof given === 'string' ? given.split(',') : given), list.optional())
}

/** The number of items a page has. */
export const pageSize = z.number().int().min(1).max(100).default(25)
