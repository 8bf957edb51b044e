import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { type AlertReader, readAlertToken } from './alert-token.ts'
import { isReaderStill } from './schedule.queries.ts'

/** The person whose digest carries the token. */
export async function readerOfToken(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  token: string,
): Promise<AlertReader> {
  const reader = await readAlertToken(secrets, token)
  if (!reader || !(await isReaderStill(db, reader))) throw new AppError('alert_link_invalid')
  return reader
}
