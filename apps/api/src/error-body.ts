import { type ErrorBody, type ErrorCode, errors } from '@vedetta/contracts/calls/errors'

export const bodyOf = (code: ErrorCode): ErrorBody => ({ code, message: errors[code].en })
