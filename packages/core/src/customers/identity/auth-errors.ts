import type { ErrorCode } from '@vedetta/contracts/calls/errors'
import { isAPIError } from 'better-auth/api'
import { AppError } from '../../platform/app-error.ts'

const codeOfLibraryError: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'error_logging_in',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email_in_use',
  INVALID_PASSWORD: 'current_password_invalid',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'provider_account',
  INVALID_TOKEN: 'token_expired',
  PROVIDER_NOT_FOUND: 'oauth_failed',
  INVALID_CODE: 'wrong_second_factor',
  INVALID_BACKUP_CODE: 'wrong_second_factor',
  TOTP_NOT_ENABLED: 'wrong_second_factor',
  BACKUP_CODES_NOT_ENABLED: 'wrong_second_factor',
  TOTP_ALREADY_ENABLED: 'invalid_request',
  INVALID_TWO_FACTOR_COOKIE: 'sign_in_required',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_attempts',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_attempts',
}

/** How long the second factor stays locked after too many wrong codes. */
export const lockedSeconds = 900

/** Translates the refusals of better-auth into our error codes; its other failures pass through. */
export async function toAppError<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    const code = isAPIError(error) ? codeOfLibraryError[String(error.body?.code)] : undefined
    if (!code) throw error
    throw new AppError(code, { cause: error, ...(code === 'too_many_attempts' && { retryAfter: lockedSeconds }) })
  }
}
