import { APIError } from 'better-auth/api'
import { expect, test } from 'vitest'
import { AppError } from '../../platform/app-error.ts'
import { lockedSeconds, toAppError } from './auth-errors.ts'

const refused = (code: string) => toAppError(Promise.reject(new APIError('BAD_REQUEST', { code, message: code })))

test('an answer of the library passes', async () => {
  expect(await toAppError(Promise.resolve('answer'))).toBe('answer')
})

test('a refusal of the library becomes one of our errors, with its cause', async () => {
  const error = await refused('INVALID_EMAIL_OR_PASSWORD').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ code: 'error_logging_in', cause: expect.any(APIError) })
  expect(error).not.toHaveProperty('retryAfter', lockedSeconds)
})

test('too many wrong codes tell when to try again', async () => {
  await expect(refused('ACCOUNT_TEMPORARILY_LOCKED')).rejects.toMatchObject({
    code: 'too_many_attempts',
    retryAfter: lockedSeconds,
  })
})

test('a failure that we do not know stays what it is', async () => {
  const failure = new Error('the database is away')
  await expect(toAppError(Promise.reject(failure))).rejects.toBe(failure)
  const unknown = new APIError('BAD_REQUEST', { code: 'NEVER_HEARD_OF', message: 'Never heard of' })
  await expect(toAppError(Promise.reject(unknown))).rejects.toBe(unknown)
})
