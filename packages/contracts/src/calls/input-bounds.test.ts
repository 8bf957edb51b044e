import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { listContacts, reportContact } from '../companies/company-contacts.ts'
import { getCompanyNews } from '../companies/company-detail.ts'
import { searchCompanies } from '../companies/company-search.ts'
import { buyExtra, extraAmounts } from '../customers/billing.ts'
import { requestExtra } from '../customers/licences.ts'
import { deleteAccount } from '../customers/profile.ts'
import { columnWidth, positionColumns, updateSettings } from '../customers/settings.ts'
import { plans } from '../facts/plans.ts'
import { discardPositions, listDiscardedPositions, maxDiscardedAtOnce } from '../inbox/discarded-positions.ts'
import { reportPosition } from '../inbox/position-detail.ts'
import { exportPages, exportPositions, maxExported } from '../inbox/position-export.ts'
import { requestSiteOptOut } from '../operations/contact-message.ts'
import { searchPublic } from '../operations/public-figures.ts'
import { answerRequest, listRequests, reportCompany } from '../operations/requests.ts'
import { searchDepth, searchPageSize, searchPositions } from '../search/position-search.ts'
import { orderFilters } from '../search/saved-filters.ts'
import { revisitHeld } from '../watch/watch-status.ts'

const id = '7b0f4a52-3f3e-4f0e-9a43-0c6b7c1d2e3f'
const ids = (count: number) =>
  Array.from({ length: count }, (_, n) => `7b0f4a52-3f3e-4f0e-9a43-${String(n).padStart(12, '0')}`)
const times =
  <Value>(value: Value) =>
  (count: number) =>
    Array<Value>(count).fill(value)
const ofCity = (city: object) => ({ position: { city: { istat: '015146', ...city } } })

describe('a number of an input', () => {
  test.each<[string, z.ZodType, (number: number) => object, number, number]>([
    ['the page of news', getCompanyNews.input, (page) => ({ companyID: id, page }), 1, 200],
    ['the page of contacts', listContacts.input, (page) => ({ companyID: id, page }), 1, 200],
    ['the page of discarded positions', listDiscardedPositions.input, (page) => ({ page }), 1, 4_000],
    ['the page of requests', listRequests.input, (page) => ({ page }), 1, 1_000],
    [
      'the extra that is bought',
      buyExtra.input,
      (amount) => ({ licenceID: id, unit: 'credit', amount }),
      extraAmounts.min,
      extraAmounts.max,
    ],
    [
      'the extra that is requested',
      requestExtra.input,
      (amount) => ({ licenceID: id, unit: 'credit', requestID: id, amount }),
      1,
      1_000_000,
    ],
    ['the number of a held site', revisitHeld.input, (sourceNo) => ({ sourceNo }), 1, 2 ** 31 - 1],
    [
      'the first page of an export',
      exportPages.input,
      (page) => ({ startPage: page, endPage: page }),
      1,
      searchDepth / searchPageSize,
    ],
    ['a radius', searchPositions.input, (km) => ofCity({ mode: 'radius', km }), 1, 200],
    ['the end of a ring', searchPositions.input, (toKm) => ofCity({ mode: 'range', fromKm: 1, toKm }), 2, 200],
    ['the start of a ring', searchPositions.input, (fromKm) => ofCity({ mode: 'range', fromKm, toKm: 200 }), 1, 199],
    ['years of experience', searchPositions.input, (from) => ({ position: { experience: { from } } }), 0, 50],
    ['most years of experience', searchPositions.input, (to) => ({ position: { experience: { to } } }), 0, 50],
    ['the pay of a year', searchPositions.input, (to) => ({ position: { pay: { to } } }), 0, 10_000_000],
    ['employees', searchPositions.input, (to) => ({ company: { employees: { to } } }), 0, 10_000_000],
    ['the turnover', searchPositions.input, (to) => ({ company: { turnover: { to } } }), 0, 1_000_000_000_000],
    ['the hour of alerts', updateSettings.input, (alertHour) => ({ alertHour }), 0, 23],
    ['the weekday of alerts', updateSettings.input, (day) => ({ alertDays: [day] }), 1, 7],
    [
      'the width of a column',
      updateSettings.input,
      (name) => ({ columnWidths: { name } }),
      columnWidth.min,
      columnWidth.max,
    ],
  ])('%s is whole and within its bounds', (_, schema, inputOf, min, max) => {
    const accepted = [min, max, min - 1, max + 1, min + 0.5].map((number) => schema.safeParse(inputOf(number)).success)
    expect(accepted).toEqual([true, true, false, false, false])
  })

  test('the page of a search begins at one', () => {
    for (const { input } of [searchPositions, searchCompanies])
      expect([1, 2, 400, 0].map((page) => input.safeParse({ page }).success)).toEqual([true, true, true, false])
  })

  test('a range has one end or both, which may be equal', () => {
    const accepts = (employees: object) => searchPositions.input.safeParse({ company: { employees } }).success
    expect([{ from: 5 }, { to: 5 }, { from: 5, to: 5 }, { from: 0, to: 0 }].map(accepts)).toEqual(Array(4).fill(true))
    expect([{}, { from: 6, to: 5 }].map(accepts)).toEqual([false, false])
  })
})

describe('a list of an input', () => {
  test.each<[string, z.ZodType, (count: number) => object, number, number]>([
    ['the positions of an export', exportPositions.input, (count) => ({ positionIDs: ids(count) }), 1, maxExported],
    [
      'the positions to discard',
      discardPositions.input,
      (count) => ({ positionIDs: ids(count), discarded: true }),
      1,
      maxDiscardedAtOnce,
    ],
    [
      'the order of filters',
      orderFilters.input,
      (count) => ({ filterIDs: ids(count) }),
      1,
      Math.max(...Object.values(plans).map((plan) => plan.savedFilters)),
    ],
    ['the statuses of a search', searchPositions.input, (count) => ({ statuses: times('seen')(count) }), 1, 3],
    [
      'the columns of a table',
      updateSettings.input,
      (count) => ({ columns: [...positionColumns, 'name'].slice(0, count) }),
      1,
      positionColumns.length,
    ],
    ['the excluded companies', updateSettings.input, (count) => ({ excludedCompanies: times('Rossi')(count) }), 0, 200],
  ])('%s is within its bounds', (_, schema, inputOf, min, max) => {
    const accepts = (count: number) => schema.safeParse(inputOf(count)).success
    expect([min, min + 1, max, max + 1].map(accepts)).toEqual([true, true, true, false])
    if (min > 0) expect(accepts(min - 1)).toBe(false)
  })
})

test.each<[string, z.ZodType, (text: string) => object]>([
  ['the reason of a reported contact', reportContact.input, (reason) => ({ contactID: id, captcha: 'x', reason })],
  ['the reason of a reported company', reportCompany.input, (reason) => ({ companyID: id, captcha: 'x', reason })],
  ['the reason of a reported position', reportPosition.input, (reason) => ({ positionID: id, captcha: 'x', reason })],
  ['the title of a contact', listContacts.input, (title) => ({ companyID: id, title })],
  [
    'the message of a site’s owner',
    requestSiteOptOut.input,
    (message) => ({ url: 'a.it', name: 'Ada', email: 'a@b.it', language: 'it', captcha: 'x', message }),
  ],
  ['the text of an answer', answerRequest.input, (text) => ({ requestID: id, outcome: 'declined', text })],
  ['the code of a deletion', deleteAccount.input, (code) => ({ confirmation: 'a@b.it', code })],
  ['the role of a public search', searchPublic.input, (role) => ({ role })],
  ['the province of a public search', searchPublic.input, (province) => ({ province })],
  ['an excluded company', updateSettings.input, (name) => ({ excludedCompanies: [name] })],
  ['a word of a search', searchPositions.input, (skill) => ({ position: { skills: [skill] } })],
])('%s is trimmed', (_, schema, inputOf) => {
  expect(JSON.stringify(schema.parse(inputOf(' cuoco ')))).toContain('"cuoco"')
})
