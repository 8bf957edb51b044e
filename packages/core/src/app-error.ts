import { type ErrorCode, errors } from '@vedetta/contracts/errors'

/** A failure that was foreseen: a person can be told what happened and what to do. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(errors[code].en, options)
    this.code = code
  }
}
