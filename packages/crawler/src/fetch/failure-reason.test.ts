import { expect, test } from 'vitest'
import { failureReasonOf } from './failure-reason.ts'

const withCode = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'tls'],
  ['CERT_HAS_EXPIRED', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['EPROTO', 'tls'],
  ['ENOTFOUND', 'dns'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['ETIMEDOUT', 'timeout'],
  ['UND_ERR_HEADERS_OVERFLOW', 'too_large'],
  ['ECONNRESET', 'reset'],
  ['ECONNREFUSED', 'refused'],
  ['EHOSTUNREACH', 'refused'],
  ['UND_ERR_SOCKET', 'reset'],
  ['HPE_INVALID_CONSTANT', 'reset'],
  ['Z_DATA_ERROR', 'reset'],
])('failureReasonOf %s is %s', (code, reason) => {
  expect(failureReasonOf(withCode(code))).toBe(reason)
})

test('failureReasonOf a thrown value that is no error is a broken connection', () => {
  expect(failureReasonOf('odd')).toBe('reset')
})
