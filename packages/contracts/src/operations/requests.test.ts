import { describe, expect, test } from 'vitest'
import { answerRequest, listRequests, missingCompany } from './requests.ts'

const codesOf = (input: unknown) => missingCompany.safeParse(input).error?.issues.map(({ message }) => message)

describe('a request for a missing company', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['www.officine.example', 'https://www.officine.example'],
    [' http://officine.example/chi-siamo ', 'http://officine.example/chi-siamo'],
    ['officine.example/?da=http://altro.example', 'https://officine.example/?da=http://altro.example'],
  ])('the address of a missing company is optional: %o becomes %o', (url, read) => {
    expect(missingCompany.parse({ missing: 'company', name: ' Officine ', url })).toMatchObject({
      name: 'Officine',
      url: read,
    })
  })

  test.each([undefined, null, '', '   ', 'O'.repeat(201)])('a missing company needs a name: %o is refused', (name) => {
    expect(codesOf({ missing: 'company', name })).toEqual(['company_name_required'])
    expect(codesOf({ missing: 'site', name, url: 'https://officine.example' })).toEqual(['company_name_required'])
  })
})

describe('a request for a missing site', () => {
  test.each([
    undefined,
    '',
    ' ',
    'officine',
    'ftp://officine.example',
    'javascript:alert(1)',
    'https://',
    'due parole.it',
  ])('a missing site needs an address: %o is refused', (url) => {
    expect(codesOf({ missing: 'site', name: 'Officine', url })).toEqual(['url_required'])
  })

  test('the address of a missing site gets a scheme', () => {
    expect(missingCompany.parse({ missing: 'site', name: 'Officine', url: 'officine.example' })).toMatchObject({
      url: 'https://officine.example',
    })
  })
})

test('the request list defaults to the first page of waiting requests', () => {
  expect(listRequests.input.parse({})).toEqual({ state: 'waiting', page: 1 })
})

test('an answer has an outcome and a text of up to 2,000 characters', () => {
  const requestID = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c11'
  expect(answerRequest.input.safeParse({ requestID }).success).toBe(false)
  const text = 'a'.repeat(2_001)
  expect(answerRequest.input.safeParse({ requestID, outcome: 'declined', text }).success).toBe(false)
})
