import { describe, expect, test } from 'vitest'
import { extraState } from './extra-state.ts'
import type { EventFacts } from './payment-event.ts'

const eventsOf = (...facts: EventFacts[]) =>
  facts.map((one, index) => ({ id: `evt_${index}`, created: index, facts: one }))
const paid: EventFacts = { kind: 'extra_paid' }
const refunded = (cents: number): EventFacts => ({ kind: 'extra_refunded', refunded: cents, charged: 6_100 })

describe('extraState', () => {
  test('is unpaid until a payment event', () => {
    expect(extraState(500, eventsOf())).toEqual({ paid: false, takenBack: 0, invoices: [] })
    expect(extraState(500, eventsOf(paid))).toMatchObject({ paid: true, takenBack: 0 })
  })

  test.each([
    [6_100, 500],
    [3_050, 250],
    [1, 0],
    [9_999, 500],
  ])('after a refund of %i cents takes back %i of 500 credits', (cents, takenBack) => {
    expect(extraState(500, eventsOf(paid, refunded(cents)))).toMatchObject({ takenBack })
  })

  test('takes back the total of partial refunds, in any order of their events', () => {
    expect(extraState(500, eventsOf(refunded(6_100), paid, refunded(3_050)))).toMatchObject({ takenBack: 500 })
  })
})
