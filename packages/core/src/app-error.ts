import { type ErrorCode, errors } from '@vedetta/contracts/errors'

/** A failure that was foreseen: a person can be told what happened and what to do. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** In seconds, for those who should come back later. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(errors[code].en, options)
    this.code = code
    this.retryAfter = retryAfter
  }
}
