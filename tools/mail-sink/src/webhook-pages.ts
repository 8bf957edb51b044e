import type { Kept } from './item-folder.ts'
import { escapeHtml, pageOf, timeOf } from './page.ts'

/** A message as it arrived, with what its check said. */
export type KeptMessage = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Null if the signature is right. */
  readonly fault: string | null
}

export function webhookListPage(messages: readonly Kept<KeptMessage>[], address: string): string {
  const rows = messages.map(
    (message) =>
      `<li><a href="/webhooks/${message.id}">${escapeHtml(typeOf(message))}</a> · ${verdictOf(message)}<br><span class="quiet">${escapeHtml(message.headers['webhook-id'] ?? '')} · ${timeOf(message.receivedAt)}</span></li>`,
  )
  const body = `<h1>Webhooks</h1>
<p class="quiet">Arrived at ${escapeHtml(address)}: ${messages.length}</p><ol>${rows.join('')}</ol>`
  return pageOf({ title: 'Webhooks', section: '/webhooks', body })
}

export function webhookPage(message: Kept<KeptMessage>): string {
  const headers = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`)
  const body = `<h1>${escapeHtml(typeOf(message))}</h1>
<p>${verdictOf(message)}</p><p class="quiet">POST ${escapeHtml(message.url)} · ${timeOf(message.receivedAt)}</p>
<h2>Body</h2><pre>${escapeHtml(readable(message.body))}</pre>
<h2>Headers</h2><pre>${escapeHtml(headers.join('\n'))}</pre>`
  return pageOf({ title: typeOf(message), section: '/webhooks', body })
}

function verdictOf({ fault }: KeptMessage): string {
  if (fault === null) return '<span class="good">signature right</span>'
  return `<span class="bad">signature not right: ${escapeHtml(fault)}</span>`
}

function typeOf({ body }: KeptMessage): string {
  const { type } = (parsed(body) ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : '(no type)'
}

function readable(body: string): string {
  const value = parsed(body)
  return value === undefined ? body : JSON.stringify(value, null, 2)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
