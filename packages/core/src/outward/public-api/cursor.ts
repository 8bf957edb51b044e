import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { purposeKey } from '../../platform/config/purpose-key.ts'
import type { Secrets } from '../../platform/config/secrets.ts'

/** The beginning of a request's next page. The signature covers the request, so that its cursor is of no use to another. */
export function makeCursor([secret]: Secrets, request: unknown, place: unknown): string {
  const text = Buffer.from(JSON.stringify(place)).toString('base64url')
  return `${text}.${signatureOf(secret, request, text)}`
}

export function readCursor<Place extends z.ZodType>(
  [secret]: Secrets,
  request: unknown,
  cursor: string,
  place: Place,
): z.output<Place> {
  const [text = '', signature = ''] = cursor.split('.')
  const expected = Buffer.from(signatureOf(secret, request, text))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('cursor_invalid')
  return place.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

function signatureOf(secret: string, request: unknown, text: string): string {
  return createHmac('sha256', purposeKey(secret, 'cursor'))
    .update(JSON.stringify([request, text]))
    .digest('base64url')
}
