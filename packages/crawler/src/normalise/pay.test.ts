import { describe, expect, it } from 'vitest'
import { readPay } from './pay.ts'
import { advert, url } from './testing/raw-advert.ts'

const payOf = (text: string) => readPay(advert('Addetto', text))?.value

describe('readPay', () => {
  it.each([
    ['RAL 28.000 - 32.000 €', 28_000, 32_000, 'year', 28_000, 32_000],
    ['RAL: 30k-35k', 30_000, 35_000, 'year', 30_000, 35_000],
    ['RAL tra 25 e 30 mila euro', 25_000, 30_000, 'year', 25_000, 30_000],
    ['Retribuzione annua lorda di 27.500 euro.', 27_500, 27_500, 'year', 27_500, 27_500],
    ['Stipendio 1.600 euro lordi al mese per 14 mensilità.', 1_600, 1_600, 'month', 22_400, 22_400],
    ['Retribuzione mensile di 1500 € lordi.', 1_500, 1_500, 'month', 19_500, 19_500],
    ['Rimborso spese di 700 euro mensili.', 700, 700, 'month', 8_400, 8_400],
    ['Paga oraria di 9,50 € lordi.', 9.5, 9.5, 'hour', 19_760, 19_760],
    ['Gross salary €40,000', undefined, undefined, undefined, undefined, undefined],
  ])('%s', (text, from, to, period, yearFrom, yearTo) => {
    const pay = payOf(text)
    if (from === undefined) expect(pay?.period).not.toBe('hour')
    else expect(pay).toEqual({ from, to, period, perYear: { from: yearFrom, to: yearTo } })
  })

  it.each([
    'Buoni pasto da 8 euro.',
    'Fatturato di 12 milioni di euro.',
    'Retribuzione commisurata all’esperienza.',
    'Credito welfare di 650 euro all’anno.',
  ])('reads no pay from: %s', (text) => {
    expect(payOf(text)).toBeUndefined()
  })

  it("reads a feed's field", () => {
    expect(readPay(advert('Addetto', '', { pay: { text: '30000 - 36000 EUR', url } }))?.value.perYear).toEqual({
      from: 30_000,
      to: 36_000,
    })
  })
})
