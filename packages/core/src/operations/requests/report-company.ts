import type { reportCompany as reportCompanyCall } from '@vedetta/contracts/operations/requests'
import type { z } from 'zod'
import { selectKnownCompany } from '../../companies/known-company.queries.ts'
import { acceptCaptcha } from '../../customers/identity/captcha.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Actor } from '../../platform/viewer.ts'
import { requestVisits } from '../../watch/schedule/request-visits.ts'
import { selectSourcesOfCompany } from './requests.queries.ts'
import { submitRequest } from './submit-request.ts'

/** Reports wrong data of a company to the operator and schedules a visit of its own sites; a repeated report schedules none. */
export async function reportCompany(
  { db, secrets, clock }: Pick<Context, 'db' | 'secrets' | 'clock'>,
  { userId }: Actor,
  { companyID, captcha, reason }: z.output<typeof reportCompanyCall.input>,
): Promise<void> {
  const now = clock()
  await acceptCaptcha(db, secrets, captcha, now)
  const company = await selectKnownCompany(db, companyID)
  if (!company) throw new AppError('unknown_company')
  const { companyNo: company_no } = company
  await inTransaction(db, async (tx) => {
    const request = { kind: 'company', user_id: userId, company_no, reason: reason || null } as const
    if (await submitRequest(tx, request, now))
      await requestVisits(tx, userId, await selectSourcesOfCompany(tx, company_no), now)
  })
}
