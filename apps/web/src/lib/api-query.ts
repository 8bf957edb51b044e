import type { Call } from '@vedetta/contracts/calls/call'
import type { z } from 'zod'
import { type ApiErrorCode, callApi } from './api-client.ts'

/** The error of a failed call, as React Query carries it. Screens show the text of its code. */
export class ApiFailure extends Error {
  readonly code: ApiErrorCode

  constructor(code: ApiErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure
  }
}

export async function fetchFromApi<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
): Promise<z.output<Output>> {
  const result = await callApi(call, input, signal && { signal })
  if (!result.ok) throw new ApiFailure(result.code, result.message)
  return result.data
}
