import { expect, test } from 'vitest'
import { isDatabaseOutage } from './is-database-outage.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a server that stops', withCode('57P01')],
  ['a statement that took too long', withCode('57014')],
  ['no connection left', withCode('53300')],
  ['a disk that fails', withCode('58030')],
  ['a session that the server ended', Object.assign(withCode('XX000'), { severity: 'FATAL' })],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection cut in the middle', new Error('Connection terminated unexpectedly')],
  ['a connection that was not made in time', new Error('failed', { cause: new Error('timeout expired') })],
])('%s is an outage', (_what, error) => {
  expect(isDatabaseOutage(error)).toBe(true)
})

test.each([
  ['a duplicate', withCode('23505')],
  ['a wrong statement', Object.assign(withCode('42601'), { severity: 'ERROR' })],
  ['another error', new Error('no')],
  ['no error', undefined],
])('%s is none', (_what, error) => {
  expect(isDatabaseOutage(error)).toBe(false)
})
