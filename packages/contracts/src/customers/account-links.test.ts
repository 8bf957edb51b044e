import { expect, test } from 'vitest'
import { routes } from '../calls/routes.ts'
import { accountLink, emailFragment, emailOfFragment } from './account-links.ts'

test('a mailed link has the address in its fragment alone, which no server reads', () => {
  const url = new URL(
    accountLink('https://vedetta.example', routes.signUp, { email: 'anna+hr@persone.example', code: 'ABC' }),
  )
  expect(url.pathname + url.search).toBe('/signup?code=ABC')
  expect(emailOfFragment(url.hash)).toBe('anna+hr@persone.example')
})

test.each(['', '#', '#sessions', '#email=', emailFragment(`${'a'.repeat(250)}@persone.example`)])(
  'a fragment without an address of a possible length fills in nothing: %s',
  (fragment) => {
    expect(emailOfFragment(fragment)).toBe('')
  },
)
