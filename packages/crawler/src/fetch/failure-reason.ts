import { RefusedAddress, UnresolvedName } from './address-gate.ts'
import { BytesSpent } from './bytes-in-hand.ts'
import type { FailureReason } from './fetcher.ts'
import { TooLarge } from './read-body.ts'

const reasonOfCode: Readonly<Record<string, FailureReason>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_ABORTED: 'timeout',
  ABORT_ERR: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
  HPE_HEADER_OVERFLOW: 'too_large',
  EPROTO: 'tls',
}

const tlsCode = /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED|HOSTNAME_MISMATCH)/

/** Any other error is a broken connection. */
export function failureReasonOf(error: unknown): FailureReason {
  if (error instanceof RefusedAddress) return 'address_refused'
  if (error instanceof UnresolvedName) return 'dns'
  if (error instanceof TooLarge) return 'too_large'
  if (error instanceof BytesSpent) return 'budget'
  if (!(error instanceof Error)) return 'reset'
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return reasonOfCode[code] ?? (tlsCode.test(code) ? 'tls' : 'reset')
}
