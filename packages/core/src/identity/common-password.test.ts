import { newPassword } from '@vedetta/contracts/person'
import { expect, test } from 'vitest'
import { refuseCommonPassword } from './common-password.ts'

const person = { email: 'giada.z@agenzia-brandimarte.example', firstName: 'Giada', lastName: 'Zanforlin' }

test.each([
  'Password1!',
  'P@ssw0rd',
  'Qwerty1!',
  'Ciao123!',
  'Juventus1!',
  'Francesco1!',
  'Abcdef1!',
  'Admin123!',
  'Aa1!Aa1!Aa1!',
  'Vedetta1!',
])('%s is refused, though it keeps the rule', (password) => {
  expect(newPassword.safeParse(password).success).toBe(true)
  expect(() => refuseCommonPassword(password, person)).toThrow(expect.objectContaining({ code: 'common_password' }))
})

test.each(['Xk9$mQ2', 'Mela-Verde-7-Torre', 'cavallo Graffetta 9!', 'Tr0ub4dor&3', 'g7#Kw2!pQz'])(
  '%s is accepted',
  (password) => {
    expect(() => refuseCommonPassword(password, person)).not.toThrow()
  },
)

test.each(['Zanforlin-1', 'Brandimarte1!'])('%s is refused to who bears the name only', (password) => {
  expect(() => refuseCommonPassword(password, person)).toThrow(expect.objectContaining({ code: 'common_password' }))
  const other = { email: 'ugo@altrove.example', firstName: 'Ugo', lastName: 'Neri' }
  expect(() => refuseCommonPassword(password, other)).not.toThrow()
})

test('the longest password takes no longer than the others', () => {
  const hostile = '1!Il|L7+tT0oO5$sS'.repeat(8).slice(0, 128)
  refuseCommonPassword(hostile, person)
  const started = performance.now()
  refuseCommonPassword(hostile, person)
  expect(performance.now() - started).toBeLessThan(1000)
})
