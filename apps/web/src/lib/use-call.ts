import { useMutation } from '@tanstack/react-query'
import type { Call } from '@vedetta/contracts/calls/call'
import type { z } from 'zod'
import { fetchFromApi } from './api-query.ts'

/** A mutation that makes a call: `mutate(input)`, `isPending`, and `error.code` when it failed. */
export function useCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  onDone?: (answer: z.output<Output>, input: z.input<Input>) => unknown,
) {
  return useMutation({
    mutationFn: (input: z.input<Input>) => fetchFromApi(call, input),
    ...(onDone && { onSuccess: onDone }),
  })
}
