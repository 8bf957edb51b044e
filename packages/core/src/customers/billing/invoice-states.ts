import type { InvoiceFacts, KnownEvent } from './payment-event.ts'

/** An event with a lower rank does not overwrite one with a higher: a paid or void invoice stays so. */
const finality = { open: 0, uncollectible: 1, void: 2, paid: 3 } as const satisfies Record<
  InvoiceFacts['status'],
  number
>

/** The state of each invoice after all its events, the oldest invoice first. */
export function invoiceStates(events: readonly KnownEvent[]): InvoiceFacts[] {
  const states = new Map<string, InvoiceFacts>()
  for (const { facts } of inOrder(events)) {
    if (facts.kind !== 'invoice') continue
    const earlier = states.get(facts.invoiceId)
    const isOlderNews = earlier !== undefined && finality[facts.status] < finality[earlier.status]
    states.set(facts.invoiceId, {
      ...(isOlderNews ? earlier : facts),
      failed: facts.failed || (earlier?.failed ?? false),
    })
  }
  return [...states.values()].sort(
    (one, other) => one.issuedAt - other.issuedAt || compareText(one.invoiceId, other.invoiceId),
  )
}

export function inOrder(events: readonly KnownEvent[]): KnownEvent[] {
  return events.toSorted((one, other) => one.created - other.created || compareText(one.id, other.id))
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
