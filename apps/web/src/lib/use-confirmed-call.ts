import type { Call } from '@vedetta/contracts/calls/call'
import { useCallback, useState } from 'react'
import type { z } from 'zod'
import { showToast } from './toasts.ts'
import { useCall } from './use-call.ts'
import { useErrorText } from './use-error-text.ts'

type Options<Answer, Input> = {
  /** Title of the toast after success. */
  doneText: string
  onDone: (answer: Answer, input: Input) => unknown
}

/**
 * A call made once the user confirms a ConfirmDialog: `openDialog` opens it, `dialog` holds its props.
 * When the call fails the dialog stays open and shows the error.
 */
export function useConfirmedCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  { doneText, onDone }: Options<z.output<Output>, z.input<Input>>,
) {
  const errorText = useErrorText()
  const [open, setOpen] = useState(false)
  // Kept while the dialog fades out, so that its text does not change visibly.
  const [pending, setPending] = useState<{ input: z.input<Input>; subject: string }>()
  const { mutate, reset, isPending, error } = useCall(call, async (answer, input) => {
    await onDone(answer, input)
    setOpen(false)
    showToast({ type: 'success', title: doneText })
  })
  const openDialog = useCallback(
    (subject: string, input: z.input<Input>) => {
      reset()
      setPending({ input, subject })
      setOpen(true)
    },
    [reset],
  )
  return {
    /** Name of the thing to confirm, for the dialog's text. */
    subject: pending?.subject ?? '',
    openDialog,
    dialog: {
      open,
      onClose: () => setOpen(false),
      onConfirm: () => pending && mutate(pending.input),
      busy: isPending,
      error: error ? errorText(error.code) : undefined,
    },
  }
}
