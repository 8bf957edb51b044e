import type { PlainPosition } from './random-positions.ts'

const timesAYear = { hour: 52 * 40, month: 13, year: 1 }

export function yearlyPay({ pay_from, pay_to, pay_period }: PlainPosition, end: 'least' | 'most'): number | null {
  const amount = end === 'least' ? (pay_from ?? pay_to) : (pay_to ?? pay_from)
  return amount === null || pay_period === null ? null : amount * timesAYear[pay_period]
}
