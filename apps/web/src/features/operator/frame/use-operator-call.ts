import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vedetta/contracts/calls/call'
import { useState } from 'react'
import type { z } from 'zod'
import { showToast } from '../../../lib/toasts.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'

/** An act of an operator, after which every list and detail of the console is asked for again. */
export function useOperatorCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  onDone?: (answer: z.output<Output>, input: z.input<Input>) => unknown,
) {
  const client = useQueryClient()
  return useCall(call, async (answer, input) => {
    await onDone?.(answer, input)
    void client.invalidateQueries({ queryKey: ['operator'] })
  })
}

/** An act for which a dialog asks first: `openDialog` opens it, `dialog` has what it needs, `input` completes what was chosen. */
export function useAskedCall<Chosen, Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  inputOf: (chosen: Chosen, reason: string) => z.input<Input>,
  doneText: (answer: z.output<Output>) => string,
) {
  const errorText = useErrorText()
  const [isOpen, setOpen] = useState(false)
  // Kept while the dialog fades out, so that its text does not change visibly.
  const [chosen, setChosen] = useState<Chosen>()
  const { mutate, reset, isPending, error } = useOperatorCall(call, (answer) => {
    setOpen(false)
    showToast({ type: 'success', title: doneText(answer) })
  })
  const send = (reason: string) => chosen !== undefined && mutate(inputOf(chosen, reason))
  return {
    chosen,
    openDialog: (choice: Chosen) => {
      reset()
      setChosen(choice)
      setOpen(true)
    },
    /** For a ReasonDialog. */
    asking: { open: isOpen, onClose: () => setOpen(false), busy: isPending, failure: error?.code, onSubmit: send },
    /** For a ConfirmDialog, where there is no reason to give. */
    confirming: {
      open: isOpen,
      onClose: () => setOpen(false),
      busy: isPending,
      error: error ? errorText(error.code) : undefined,
      onConfirm: () => void send(''),
    },
  }
}
