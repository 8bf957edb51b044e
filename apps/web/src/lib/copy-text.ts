import { showToast } from './toasts.ts'

type CopyTitles = { copied: string; notCopied: string }

/** Copies a text to the clipboard; if the browser refuses, the toast shows it to be copied by hand. */
export async function copyText(text: string, { copied, notCopied }: CopyTitles): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ type: 'success', title: copied })
  } catch {
    showToast({ type: 'error', title: notCopied, description: text, duration: 8000 })
  }
}
