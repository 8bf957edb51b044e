import type { Call } from '@vedetta/contracts/call'
import { useCallback, useState } from 'react'
import type { z } from 'zod'
import { showToast } from './toasts.ts'
import { useCall } from './use-call.ts'
import { useErrorText } from './use-error-text.ts'

type Options<Answer, Input> = {
  /** What the toast says once it is done. */
  done: string
  onDone: (answer: Answer, input: Input) => unknown
}

/**
 * A call that is made once a ConfirmDialog is answered: `ask` opens it, `dialog` is what it needs.
 * The dialog stays open, and says why, when the call fails.
 */
export function useConfirmedCall<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  { done, onDone }: Options<z.output<Output>, z.input<Input>>,
) {
  const errorText = useErrorText()
  const [open, setOpen] = useState(false)
  // Kept while the dialog fades away, so that its text does not change under the eyes.
  const [asked, setAsked] = useState<{ input: z.input<Input>; subject: string }>()
  const { mutate, reset, isPending, error } = useCall(call, async (answer, input) => {
    await onDone(answer, input)
    setOpen(false)
    showToast({ type: 'success', title: done })
  })
  const ask = useCallback(
    (subject: string, input: z.input<Input>) => {
      reset()
      setAsked({ input, subject })
      setOpen(true)
    },
    [reset],
  )
  return {
    /** What the question is about, as the person knows it. */
    subject: asked?.subject ?? '',
    ask,
    dialog: {
      open,
      onClose: () => setOpen(false),
      onConfirm: () => asked && mutate(asked.input),
      busy: isPending,
      error: error ? errorText(error.code) : undefined,
    },
  }
}
