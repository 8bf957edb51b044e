import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  changePassword,
  claimAccount,
  resetPassword,
  signIn,
  signInWithProvider,
  signUp,
  verifyBackupCode,
  verifyTotp,
} from '../customers/auth.ts'
import { startCheckout } from '../customers/billing.ts'
import { captchaSolution, emailAddress, licenceCode, newPassword } from '../customers/person.ts'
import { costOfExport, exportPages } from '../inbox/position-export.ts'
import { maxMessageLength, requestSiteOptOut, sendContactMessage } from '../operations/contact-message.ts'
import { missingCompany, siteAddress } from '../operations/requests.ts'
import { findAteco, findMunicipalities } from '../search/reference.ts'
import { orderFilters, saveFilter } from '../search/saved-filters.ts'
import { getDriftSample } from '../watch/watch-status.ts'

const password = 'Segreta1!'
const person = { firstName: 'Ada', lastName: 'Neri', language: 'it' }
const account = { ...person, email: 'ada@esempio.it', password, terms: true, captcha: 'x' }
const purchase = {
  ...{ tier: 'team', period: 'monthly', email: 'ada@esempio.it', language: 'it', role: 'use', captcha: 'x' },
  ...{ companyName: 'Rossi', vatNumber: '01234567890', sdiCode: 'ABC1234', pec: 'ada@pec.it' },
}
const message = { name: 'Ada', email: 'ada@esempio.it', topic: 'other', message: 'Salve', language: 'it', captcha: 'x' }

describe('a refused input is answered with the error code of its field', () => {
  test.each<[string, z.ZodType, object, Record<string, unknown>, string]>([
    ['a missing first name', signUp.input, account, { firstName: undefined }, 'invalid_details'],
    ['an empty first name', signUp.input, account, { firstName: ' ' }, 'invalid_details'],
    ['a long last name', signUp.input, account, { lastName: 'a'.repeat(81) }, 'invalid_details'],
    ['markup as a name', signUp.input, account, { lastName: 'Neri<b>' }, 'invalid_details'],
    ['markup before a name', signUp.input, account, { lastName: '>Neri' }, 'invalid_details'],
    ['an unknown language', signUp.input, account, { language: 'fr' }, 'invalid_details'],
    ['a missing address', signUp.input, account, { email: undefined }, 'email_required'],
    ['a wrong address', signUp.input, account, { email: 'ada' }, 'email_required'],
    ['a long address', signUp.input, account, { email: `${'a'.repeat(250)}@b.it` }, 'email_required'],
    ['terms that are not accepted', signUp.input, account, { terms: false }, 'terms_required'],
    ['a missing captcha', signUp.input, account, { captcha: undefined }, 'captcha_required'],
    ['an empty captcha', signUp.input, account, { captcha: '' }, 'captcha_required'],
    ['a long captcha', signUp.input, account, { captcha: 'x'.repeat(4097) }, 'invalid_captcha'],
    ['an empty code', signUp.input, account, { code: ' ' }, 'code_required'],
    ['a code that is no text', signUp.input, account, { code: 1 }, 'code_required'],
    ['a long code', signUp.input, account, { code: 'A'.repeat(65) }, 'invalid_code'],
    ['a missing password', signUp.input, account, { password: undefined }, 'weak_password'],
    ['a long password', signUp.input, account, { password: `${password}${'a'.repeat(120)}` }, 'weak_password'],
    ['a password without capitals', signUp.input, account, { password: 'segreta1!' }, 'weak_password'],
    ['a password without small letters', signUp.input, account, { password: 'SEGRETA1!' }, 'weak_password'],
    ['a password without digits', signUp.input, account, { password: 'Segreta!!' }, 'weak_password'],
    ['a password without signs', signUp.input, account, { password: 'Segreta11' }, 'weak_password'],
    ['a password of six', signUp.input, account, { password: 'Segr1!' }, 'weak_password'],
    ['no password', signIn.input, { email: 'ada@esempio.it' }, {}, 'password_required'],
    ['an empty password', signIn.input, { email: 'ada@esempio.it' }, { password: '' }, 'password_required'],
    ['an empty link', claimAccount.input, { password, terms: true }, { token: '' }, 'token_expired'],
    ['a long link', claimAccount.input, { password, terms: true }, { token: 'x'.repeat(2001) }, 'token_expired'],
    ['an empty reset link', resetPassword.input, { password }, { token: '' }, 'token_expired'],
    ['no current password', changePassword.input, { password, repeated: password }, {}, 'passwords_required'],
    ['an empty one', changePassword.input, { password, repeated: password }, { current: '' }, 'passwords_required'],
    ['another repetition', changePassword.input, { current: 'x', password }, { repeated: 'x' }, 'passwords_differ'],
    ['a code of five digits', verifyTotp.input, {}, { code: '12345' }, 'wrong_second_factor'],
    ['a code of seven digits', verifyTotp.input, {}, { code: '1234567' }, 'wrong_second_factor'],
    ['an empty emergency code', verifyBackupCode.input, {}, { code: ' ' }, 'wrong_second_factor'],
    ['a missing sender', sendContactMessage.input, message, { name: undefined }, 'name_required'],
    ['an empty sender', sendContactMessage.input, message, { name: ' ' }, 'name_required'],
    ['a long sender', sendContactMessage.input, message, { name: 'a'.repeat(121) }, 'name_required'],
    ['a missing message', sendContactMessage.input, message, { message: undefined }, 'message_required'],
    ['an empty message', sendContactMessage.input, message, { message: ' ' }, 'message_required'],
    [
      'a long message',
      sendContactMessage.input,
      message,
      { message: 'a'.repeat(maxMessageLength + 1) },
      'message_too_long',
    ],
    [
      'a long reason',
      requestSiteOptOut.input,
      { ...message, url: 'esempio.it' },
      { message: 'a'.repeat(maxMessageLength + 1) },
      'message_too_long',
    ],
    ['a missing site', requestSiteOptOut.input, { ...message, url: undefined }, {}, 'url_required'],
    ['a site without a name', missingCompany, { missing: 'site', name: 'Rossi' }, { url: ' ' }, 'url_required'],
    ['a site that is none', missingCompany, { missing: 'site', name: 'Rossi' }, { url: 'ftp://a.it' }, 'url_required'],
    ['a missing company', missingCompany, { missing: 'company' }, {}, 'company_name_required'],
    ['an unnamed company', missingCompany, { missing: 'company' }, { name: ' ' }, 'company_name_required'],
    ['a long name', missingCompany, { missing: 'company' }, { name: 'a'.repeat(201) }, 'company_name_required'],
    ['no VAT number', startCheckout.input, purchase, { vatNumber: undefined }, 'invalid_vat_number'],
    ['a long VAT number', startCheckout.input, purchase, { vatNumber: ' '.repeat(41) }, 'invalid_vat_number'],
    ['a wrong VAT number', startCheckout.input, purchase, { vatNumber: 'IT1' }, 'invalid_vat_number'],
    ['an SDI code that is no text', startCheckout.input, purchase, { sdiCode: 1 }, 'invalid_sdi_code'],
    ['a short SDI code', startCheckout.input, purchase, { sdiCode: 'ABC123' }, 'invalid_sdi_code'],
    ['a PEC address that is no text', startCheckout.input, purchase, { pec: 1 }, 'invalid_pec'],
    ['a wrong PEC address', startCheckout.input, purchase, { pec: 'ada' }, 'invalid_pec'],
    ['a long PEC address', startCheckout.input, purchase, { pec: `${'a'.repeat(250)}@b.it` }, 'invalid_pec'],
    ['a buyer without a name', startCheckout.input, purchase, { companyName: undefined }, 'company_name_required'],
    ['a buyer of an empty name', startCheckout.input, purchase, { companyName: ' ' }, 'company_name_required'],
    [
      'a buyer of a long name',
      startCheckout.input,
      purchase,
      { companyName: 'a'.repeat(201) },
      'company_name_required',
    ],
    ['a buyer named by markup', startCheckout.input, purchase, { companyName: '<b>' }, 'company_name_required'],
    ['a missing name', saveFilter.input, { criteria: {} }, {}, 'filter_name_required'],
    ['an empty name', saveFilter.input, { criteria: {} }, { name: ' ' }, 'filter_name_required'],
    ['a long filter name', saveFilter.input, { criteria: {} }, { name: 'a'.repeat(81) }, 'filter_name_required'],
  ])('%s', (_, schema, valid, change, code) => {
    expect(codesOf(schema, { ...valid, ...change })).toContain(code)
  })
})

test('an account, a message and a code of the right shape are accepted', () => {
  expect(signUp.input.safeParse(account).success).toBe(true)
  expect(sendContactMessage.input.safeParse(message).success).toBe(true)
  expect(startCheckout.input.safeParse(purchase).success).toBe(true)
  expect(requestSiteOptOut.input.safeParse({ ...message, url: 'esempio.it' }).success).toBe(true)
  expect(verifyTotp.input.safeParse({ code: '123456' }).success).toBe(true)
  expect(changePassword.input.safeParse({ current: 'x', password, repeated: password }).success).toBe(true)
})

test('another repetition of a new password is an error of the repetition', () => {
  const { error } = changePassword.input.safeParse({ current: 'x', password, repeated: 'x' })
  expect(error?.issues.map(({ path }) => path)).toEqual([['repeated']])
})

test('names, addresses and codes are trimmed, and typed in any case', () => {
  expect(emailAddress.parse(' Ada@Esempio.IT ')).toBe('ada@esempio.it')
  expect(licenceCode.parse(' ab-12 ')).toBe('AB-12')
  expect(signUp.input.parse({ ...account, firstName: ' Ada ' })).toMatchObject({ firstName: 'Ada' })
  expect(verifyBackupCode.input.parse({ code: ' ab ' })).toEqual({ code: 'ab' })
  expect(sendContactMessage.input.parse({ ...message, name: ' Ada ', company: ' Rossi ', message: ' Salve ' })).toEqual(
    {
      ...message,
      company: 'Rossi',
    },
  )
  expect(startCheckout.input.parse({ ...purchase, sdiCode: ' abc1234 ', pec: ' Ada@PEC.it ' })).toMatchObject({
    sdiCode: 'ABC1234',
    pec: 'ada@pec.it',
  })
  expect(siteAddress.parse(' esempio.it ')).toBe('https://esempio.it')
})

test('the longest texts are accepted', () => {
  expect(newPassword.safeParse(`Aa1!${'a'.repeat(124)}`).success).toBe(true)
  expect(newPassword.safeParse('Segre1!').success).toBe(true)
  expect(captchaSolution.safeParse('x'.repeat(4096)).success).toBe(true)
  expect(licenceCode.safeParse('A'.repeat(64)).success).toBe(true)
  expect(signUp.input.safeParse({ ...account, lastName: 'a'.repeat(80) }).success).toBe(true)
})

test('a sign-in by a provider returns to paths of this site alone', () => {
  const accepts = (next: string) =>
    signInWithProvider.input.safeParse({ provider: 'google', language: 'it', next }).success
  expect(['/', '/positions', '/redeem?code=A'].map(accepts)).toEqual([true, true, true])
  expect(['//evil.example', '/\\evil.example', 'https://a.it/', 'x/'].map(accepts)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([`/${'a'.repeat(1999)}`, `/${'a'.repeat(2000)}`].map(accepts)).toEqual([true, false])
})

test('an export names its pages in order', () => {
  const accepts = (startPage: number, endPage: number) =>
    exportPages.input.safeParse({ startPage, endPage }).success &&
    costOfExport.input.safeParse({ startPage, endPage }).success
  expect([accepts(1, 2), accepts(2, 2), accepts(3, 2), accepts(0, 2)]).toEqual([true, true, false, false])
})

test('the order of filters names each filter once', () => {
  const [one, other] = ['7b0f4a52-3f3e-4f0e-9a43-0c6b7c1d2e3f', '1f0f4a52-3f3e-4f0e-9a43-0c6b7c1d2e3f']
  const accepts = (filterIDs: unknown[]) => orderFilters.input.safeParse({ filterIDs }).success
  expect([accepts([one, other]), accepts([one, one]), accepts([])]).toEqual([true, false, false])
})

test('a municipality is found by words or by its code of six digits', () => {
  const accepts = (input: object) => findMunicipalities.input.safeParse(input).success
  expect([{ q: 'Roma' }, { istat: '058091' }].map(accepts)).toEqual([true, true])
  expect([{ q: ' ' }, { istat: '58091' }, { istat: '0580911' }, { istat: 'abcdef' }, {}].filter(accepts)).toEqual([])
  expect(findMunicipalities.input.parse({ q: ' Roma ' })).toEqual({ q: 'Roma' })
})

test('a sector is found by words or by its code of up to three parts', () => {
  const accepts = (input: object) => findAteco.input.safeParse(input).success
  expect(
    [{ q: 'pane' }, { code: '10' }, { code: '10.7' }, { code: '10.71' }, { code: '10.71.10' }].map(accepts),
  ).toEqual(Array(5).fill(true))
  const wrong = [{ q: ' ' }, { code: '1' }, { code: 'ab' }, { code: '10.a' }, { code: '10.71.10.1' }, { code: 'x10' }]
  expect(wrong.filter(accepts)).toEqual([])
  expect(findAteco.input.parse({ q: ' pane ' })).toEqual({ q: 'pane' })
})

test('the sample of a drift names a system by small letters, digits and dashes', () => {
  const accepts = (system: string) => getDriftSample.input.safeParse({ system }).success
  expect(['in-recruiting', 'a1', 'A', '', 'a b', 'a'.repeat(41)].map(accepts)).toEqual([
    true,
    true,
    ...Array(4).fill(false),
  ])
})

function codesOf(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}
