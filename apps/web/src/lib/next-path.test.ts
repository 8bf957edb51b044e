import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

it.each(['/positions', '/positions?name=saldatore&page=2', '/profile?tab=security#sessions', '/redeem?code=A%2FB'])(
  'nextPath accepts %s',
  (path) => {
    expect(nextPath(path)).toBe(path)
  },
)

it.each([
  null,
  '',
  'positions',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(2001)}`,
])('nextPath refuses %j', (value) => {
  expect(nextPath(value)).toBeUndefined()
})
