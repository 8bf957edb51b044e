import type { ApiErrorCode } from './api-client.ts'
import { showToast } from './toasts.ts'
import { useErrorText } from './use-error-text.ts'

/** For a control whose result has no place of its own on the page: a toast says that it worked, or why not. */
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
