import { newPassword } from '@vedetta/contracts/customers/person'
import { startCpuTime } from '@vedetta/crawler/testing/cpu-time'
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
])('the password %s is refused as common, though it satisfies the password rule', (password) => {
  expect(newPassword.safeParse(password).success).toBe(true)
  expect(() => refuseCommonPassword(password, person)).toThrow(expect.objectContaining({ code: 'common_password' }))
})

test.each(['Xk9$mQ2', 'Mela-Verde-7-Torre', 'cavallo Graffetta 9!', 'Tr0ub4dor&3', 'g7#Kw2!pQz'])(
  'the password %s is accepted',
  (password) => {
    expect(() => refuseCommonPassword(password, person)).not.toThrow()
  },
)

test.each(['Zanforlin-1', 'Brandimarte1!'])(
  'the password %s is refused only for the person whose name or company it contains',
  (password) => {
    expect(() => refuseCommonPassword(password, person)).toThrow(expect.objectContaining({ code: 'common_password' }))
    const other = { email: 'ugo@altrove.example', firstName: 'Ugo', lastName: 'Neri' }
    expect(() => refuseCommonPassword(password, other)).not.toThrow()
  },
)

test('a password of the maximum length is checked within a second of processor time', () => {
  const hostile = '1!Il|L7+tT0oO5$sS'.repeat(8).slice(0, 128)
  refuseCommonPassword(hostile, person)
  const spent = startCpuTime()
  refuseCommonPassword(hostile, person)
  expect(spent()).toBeLessThan(1000)
})
