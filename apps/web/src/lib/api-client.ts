import { apiPrefix, type Call } from '@vedetta/contracts/calls/call'
import type { ErrorCode } from '@vedetta/contracts/calls/errors'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import { loadErrors } from './error-texts.ts'

export type ApiErrorCode = ErrorCode | 'network_error'

type ApiResult<Data> = { ok: true; data: Data } | { ok: false; code: ApiErrorCode; message: string }

export async function callApi<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ApiResult<z.output<Output>>> {
  try {
    const response = await fetch(toRequest(call, input, signal))
    const body: unknown = await response.json()
    if (call.success.includes(response.status)) return { ok: true, data: call.output.parse(body) }
    const { errorBody, errors } = await loadErrors()
    // A server newer than this page may send a code the page does not know: its message still counts.
    const tolerantBody = errorBody.extend({ code: z.enum(keysOf(errors)).catch('internal_error') })
    const { code, message } = tolerantBody.parse(body)
    return { ok: false, code, message }
  } catch {
    signal?.throwIfAborted()
    return { ok: false, code: 'network_error', message: 'Network error' }
  }
}

function toRequest(call: Call, input: unknown, signal: AbortSignal | undefined): Request {
  const url = new URL(apiPrefix + call.path, window.location.origin)
  const common = { method: call.method, credentials: 'include', ...(signal && { signal }) } as const
  if (call.method === 'POST') {
    return new Request(url, {
      ...common,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
  }
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return new Request(url, common)
}
