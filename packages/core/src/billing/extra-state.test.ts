import { describe, expect, test } from 'vitest'
import { extraState } from './extra-state.ts'
import type { EventFacts } from './payment-event.ts'

const told = (...facts: EventFacts[]) => facts.map((one, index) => ({ id: `evt_${index}`, created: index, facts: one }))
const paid: EventFacts = { kind: 'extra_paid' }
const refunded = (cents: number): EventFacts => ({ kind: 'extra_refunded', refunded: cents, charged: 6_100 })

describe('a purchase', () => {
  test('is nothing until it is paid', () => {
    expect(extraState(500, told())).toEqual({ paid: false, takenBack: 0, invoices: [] })
    expect(extraState(500, told(paid))).toMatchObject({ paid: true, takenBack: 0 })
  })

  test.each([
    [6_100, 500],
    [3_050, 250],
    [1, 0],
    [9_999, 500],
  ])('of which %i cents are paid back loses %i of 500', (cents, takenBack) => {
    expect(extraState(500, told(paid, refunded(cents)))).toMatchObject({ takenBack })
  })

  test('paid back in parts loses what they come to, whichever is heard of last', () => {
    expect(extraState(500, told(refunded(6_100), paid, refunded(3_050)))).toMatchObject({ takenBack: 500 })
  })
})
