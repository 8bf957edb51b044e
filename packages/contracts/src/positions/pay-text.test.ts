import { describe, expect, it } from 'vitest'
import { payText } from './pay-text.ts'

describe('payText', () => {
  it.each([
    [{ from: 30_000, to: 35_000, period: 'year' }, '30.000–35.000 € l’anno', '€30,000–35,000 a year'],
    [{ from: 1_500, to: 1_500, period: 'month' }, '1.500 € al mese', '€1,500 a month'],
    [{ from: 12, to: null, period: 'hour' }, 'da 12 € l’ora', 'from €12 an hour'],
    [{ from: null, to: 40_000, period: 'year' }, 'fino a 40.000 € l’anno', 'up to €40,000 a year'],
    [{ from: 0, to: 0, period: 'month' }, '0 € al mese', '€0 a month'],
  ] as const)('writes %o as "%s" and "%s"', (pay, italian, english) => {
    expect([payText(pay, 'it'), payText(pay, 'en')]).toEqual([italian.replace(' €', '\u00A0€'), english])
  })

  it('says nothing of pay without an amount', () => {
    expect(payText({ from: null, to: null, period: 'year' }, 'it')).toBeNull()
  })
})
