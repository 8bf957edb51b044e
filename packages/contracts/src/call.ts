import type { z } from 'zod'

/** One call of the API: the server's route, the browser's client and OpenAPI are derived from it. */
export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  readonly method: 'GET' | 'POST'
  /** Below `apiPrefix`. */
  readonly path: string
  readonly summary: string
  /** The body of a POST, the query of a GET. */
  readonly input: Input
  readonly output: Output
  /** The statuses that count as success; the specification's default is 200 alone. */
  readonly success: readonly number[]
}

export const apiPrefix = '/api'

export function defineCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Omit<Call<Input, Output>, 'success'> & { success?: readonly number[] },
): Call<Input, Output> {
  return { success: [200], ...call }
}
