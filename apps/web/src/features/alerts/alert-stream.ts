import { apiPrefix } from '@vedetta/contracts/calls/call'
import { type AlertEvent, alertEvents, streamAlerts } from '@vedetta/contracts/notify/alert-stream'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { keysOf } from '@vedetta/contracts/text/vocabulary'

const firstRetryMs = 2_000
const maxRetryMs = 2 * minuteMs
/** A browser has few connections to a server, and windows in the background would take them all. */
const hiddenMs = minuteMs

type Listener = {
  readonly onEvent: (event: AlertEvent) => void
  /** The stream could not be opened. */
  readonly onFailure: () => void
}

/** Follows the user's alerts after a number, across lost connections, until the returned function is called. */
export function followAlerts(after: number, { onEvent, onFailure }: Listener): () => void {
  let last = after
  let failures = 0
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  function open(): void {
    clearTimeout(retry)
    if (source) return
    const opened = new EventSource(`${apiPrefix}${streamAlerts.path}?after=${last}`)
    source = opened
    let isOpen = false
    opened.addEventListener('open', () => {
      isOpen = true
      failures = 0
    })
    // The browser's own retry would neither slow down nor outlive a refusal.
    opened.addEventListener('error', () => {
      close()
      if (!isOpen) onFailure()
      retry = setTimeout(open, Math.min(firstRetryMs * 2 ** failures++, maxRetryMs) * (1 + Math.random()))
    })
    for (const name of keysOf(alertEvents))
      opened.addEventListener(name, ({ data }) => receive({ name, data: JSON.parse(data) } as AlertEvent))
  }

  function receive(event: AlertEvent): void {
    // Another window took its place; this one comes back when it is looked at.
    if (event.name === 'replaced') close()
    if (event.name === 'alert') {
      if (event.data.alertNo <= last) return
      last = event.data.alertNo
    }
    if (event.name === 'reset') last = event.data.upTo
    onEvent(event)
  }

  function close(): void {
    clearTimeout(retry)
    source?.close()
    source = undefined
  }

  function onVisibility(): void {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(close, hiddenMs)
    else open()
  }

  const wakeUps = [
    [document, 'visibilitychange', onVisibility],
    [window, 'focus', open],
    [window, 'online', open],
  ] as const
  for (const [target, name, listener] of wakeUps) target.addEventListener(name, listener)
  open()
  // A window may begin in the background.
  onVisibility()
  return () => {
    for (const [target, name, listener] of wakeUps) target.removeEventListener(name, listener)
    clearTimeout(hiding)
    close()
  }
}
