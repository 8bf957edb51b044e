import { describe, expect, test } from 'vitest'
import { plans, units } from '../facts/plans.ts'
import { keysOf } from '../text/vocabulary.ts'
import { extraAmounts, nextSoldTier, priceOf, startCheckout, suggestedExtras } from './billing.ts'

const good = {
  tier: 'team',
  period: 'monthly',
  email: 'anna@ponte.example',
  language: 'it',
  role: 'use',
  companyName: 'Agenzia Ponte S.r.l.',
  vatNumber: '12345678903',
  sdiCode: 'abcdef7',
  captcha: 'solved',
}

/** The codes of what is wrong, by field. */
function wrongWith(change: object) {
  const { error } = startCheckout.input.safeParse({ ...good, ...change })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('a year costs as much as ten months', () => {
  expect(priceOf('basic', 'monthly')).toBe(89)
  expect(priceOf('team', 'annual')).toBe(2990)
  expect(priceOf('pro', 'annual')).toBe(6900)
})

test('a plan grows into the next one sold online, and the largest into none', () => {
  const next = keysOf(plans).map((tier) => nextSoldTier(tier))
  expect(next).toEqual(['team', 'pro', null, null])
})

test('the suggested extras can be bought', () => {
  for (const amount of Object.values(suggestedExtras)) {
    expect(amount).toBeGreaterThanOrEqual(extraAmounts.min)
    expect(amount).toBeLessThanOrEqual(extraAmounts.max)
  }
})

test('the smallest purchase exceeds the minimum card charge', () => {
  for (const { extraPrice } of Object.values(units)) expect(extraAmounts.min * extraPrice).toBeGreaterThan(0.5)
})

describe('a purchase', () => {
  test('a purchase is normalised from what people type', () => {
    const read = startCheckout.input.parse({ ...good, vatNumber: ' it 123.456.789-03 ', email: ' Anna@Ponte.example ' })
    expect(read).toMatchObject({ vatNumber: 'IT12345678903', sdiCode: 'ABCDEF7', email: 'anna@ponte.example' })
    expect(startCheckout.input.parse(good).vatNumber).toBe('IT12345678903')
  })

  test.each([
    ['enterprise is agreed on', { tier: 'enterprise' }, 'tier'],
    ['the plan has a period', { period: 'weekly' }, 'period'],
  ])('%s', (_, change, field) => {
    expect(wrongWith(change)[0]).toMatch(new RegExp(`^${field}:`))
  })

  test('a purchase of one seat is used by its buyer', () => {
    expect(wrongWith({ tier: 'basic', role: 'administer' })).toEqual(['role: one_seat_is_used'])
    expect(wrongWith({ tier: 'basic', role: 'use' })).toEqual([])
  })

  test('a purchase cannot name its user as administrator', () => {
    expect(wrongWith({ administratorEmail: 'ANNA@ponte.example' })).toEqual(['administratorEmail: own_licence'])
    expect(wrongWith({ administratorEmail: 'bruno@ponte.example' })).toEqual([])
    expect(wrongWith({ role: 'administer', administratorEmail: 'anna@ponte.example' })).toEqual([])
  })

  test('a purchase of an Italian company needs an SDI code or a PEC address', () => {
    expect(wrongWith({ sdiCode: undefined })).toEqual(['sdiCode: invoice_address_required'])
    expect(wrongWith({ sdiCode: undefined, pec: 'ponte@pec.example' })).toEqual([])
    expect(wrongWith({ sdiCode: undefined, vatNumber: 'DE123456789' })).toEqual([])
  })

  test.each([
    [{ sdiCode: 'ABC' }, 'sdiCode: invalid_sdi_code'],
    [{ sdiCode: 'ABCDEF-' }, 'sdiCode: invalid_sdi_code'],
    [{ pec: 'ponte' }, 'pec: invalid_pec'],
    [{ email: 'anna' }, 'email: email_required'],
    [{ administratorEmail: 'bruno' }, 'administratorEmail: email_required'],
    [{ companyName: ' ' }, 'companyName: company_name_required'],
    [{ companyName: '<b>Ponte</b>' }, 'companyName: company_name_required'],
    [{ vatNumber: '' }, 'vatNumber: invalid_vat_number'],
    [{ captcha: undefined }, 'captcha: captcha_required'],
  ])('a purchase with %o is refused', (change, wrong) => {
    expect(wrongWith(change)).toEqual([wrong])
  })
})

describe('a VAT number', () => {
  test.each([
    ...['ATU12345678', 'BE0123456789', 'DE123456789', 'EL123456789', 'ESA1234567B', 'FRAB123456789', 'IE1234567WA'],
    ...['IT12345678903', 'NL123456789B01', 'PL1234567890', 'RO12', 'SE123456789012', 'DE 123 456 789'],
  ])('a VAT number of an EU country is recognised by its format: %s', (vatNumber) => {
    expect(wrongWith({ vatNumber })).toEqual([])
  })

  test.each([
    '1234567890',
    'IT1234567890',
    'DE12345678',
    'US123456789',
    'GB123456789',
    'XX1',
    'toString',
    'AT12345678',
  ])('%s is not a VAT number', (vatNumber) => {
    expect(wrongWith({ vatNumber })).toEqual(['vatNumber: invalid_vat_number'])
  })
})
