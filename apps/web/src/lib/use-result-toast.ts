import type { ApiErrorCode } from './api-client.ts'
import { showToast } from './toasts.ts'
import { useErrorText } from './use-error-text.ts'

/** Mutation callbacks that show success, or the error, in a toast, for controls whose result has no place on the page. */
export function useResultToast() {
  const errorText = useErrorText()
  return (texts: { done: string; failed: string }, onDone?: () => void) => ({
    onSuccess: () => {
      onDone?.()
      showToast({ type: 'success', title: texts.done })
    },
    onError: ({ code }: { code: ApiErrorCode }) => {
      showToast({ type: 'error', title: texts.failed, description: errorText(code), duration: 6000 })
    },
  })
}
