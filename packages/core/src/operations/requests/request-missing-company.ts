import type { requestMissingCompany as requestMissingCompanyCall } from '@vedetta/contracts/operations/requests'
import type { z } from 'zod'
import { acceptCaptcha } from '../../customers/identity/captcha.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Actor } from '../../platform/viewer.ts'
import { submitRequest } from './submit-request.ts'

const kinds = { company: 'missing_company', site: 'missing_site' } as const

/** Requests a missing company, or the missing site of one, from the operator. */
export async function requestMissingCompany(
  { db, secrets, clock }: Pick<Context, 'db' | 'secrets' | 'clock'>,
  { userId }: Actor,
  { request: { missing, name, url, reason }, captcha }: z.output<typeof requestMissingCompanyCall.input>,
): Promise<void> {
  const now = clock()
  await acceptCaptcha(db, secrets, captcha, now)
  const request = {
    kind: kinds[missing],
    user_id: userId,
    company_name: name,
    url: url ?? null,
    reason: reason || null,
  }
  await inTransaction(db, (tx) => submitRequest(tx, request, now))
}
