import { z } from 'zod'
import { unstorablePath } from '../text/storable-text.ts'

/**
 * The access a call requires. Each level includes those before it, with two exceptions: payers, managers and administrators
 * hold their role in the licence that the call names (`licenceID`) and need no seat, and a manager pays for nothing.
 */
export const accessLevels = [
  'public',
  'user',
  'verified',
  'licence',
  'payer',
  'manager',
  'administrator',
  'operator',
] as const

export type Access = (typeof accessLevels)[number]

/** One call of the API: the server's route, its guard, the browser's client and OpenAPI are derived from it. */
export type Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Level extends Access = Access,
> = {
  readonly method: 'GET' | 'POST'
  /** Below `apiPrefix`. */
  readonly path: string
  readonly summary: string
  readonly access: Level
  /** The body of a POST, the query of a GET. */
  readonly input: Input
  readonly output: Output
  /** The statuses that count as success; the specification's default is 200 alone. */
  readonly success: readonly number[]
}

export const apiPrefix = '/api'

export function defineCall<Input extends z.ZodType, Output extends z.ZodType, Level extends Access>(
  call: Omit<Call<Input, Output, Level>, 'success'> & { success?: readonly number[] },
): Call<Input, Output, Level> {
  return { success: [200], ...call, input: storable(call.input) }
}

/** Every text of every call is checked here, so that none reaches a store that would fail on it. */
export function storable<Input extends z.ZodType>(input: Input): Input {
  const checked = input.superRefine((value, { addIssue }) => {
    const path = unstorablePath(value)
    if (path) addIssue({ code: 'custom', message: 'unstorable_text', path: [...path] })
  })
  const described = { ...input.meta() }
  // An identifier names one schema of OpenAPI, which is now the checked one.
  z.globalRegistry.remove(input)
  return checked.meta(described)
}
