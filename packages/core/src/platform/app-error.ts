import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'

/** An expected failure: the interface has a text for its code, with what happened and what to do. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Seconds until the client may retry. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(errors[code].en, options)
    this.code = code
    this.retryAfter = retryAfter
  }
}
