import type { Call } from '@vedetta/contracts/call'
import { useCallback, useState } from 'react'
import type { z } from 'zod'
import { showToast } from './toasts.ts'
import { useCall } from './use-call.ts'
import { useErrorText } from './use-error-text.ts'

type Options<Answer, Input> = {
  /** What the toast says once it is done. */
  doneText: string
  onDone: (answer: Answer, input: Input) => unknown
}

/**
 * A call that is made once a ConfirmDialog is answered: `ask` opens it, `dialog` is what it needs.
 * The dialog stays open, and says why, when the call fails.
 */
export function useConfirmedCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  { doneText, onDone }: Options<z.output<Output>, z.input<Input>>,
) {
  const errorText = useErrorText()
  const [open, setOpen] = useState(false)
  // Kept while the dialog fades away, so that its text does not change under the eyes.
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
    /** What the question is about, as the person knows it. */
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
