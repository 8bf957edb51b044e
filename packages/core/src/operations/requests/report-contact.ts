import type { reportContact as reportContactCall } from '@vedetta/contracts/companies/company-contacts'
import type { z } from 'zod'
import { acceptCaptcha } from '../../customers/identity/captcha.ts'
import { boughtThisYear } from '../../customers/ledger/bought-this-year.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { lockContact } from './requests.queries.ts'
import { submitRequest } from './submit-request.ts'

/** Reports wrong data of a contact to the operator. Only a licence that has unlocked the contact can know the data. */
export async function reportContact(
  { db, secrets, clock }: Pick<Context, 'db' | 'secrets' | 'clock'>,
  { userId, seat: { licenceNo } }: SeatedViewer,
  { contactID, captcha, reason }: z.output<typeof reportContactCall.input>,
): Promise<void> {
  const now = clock()
  await acceptCaptcha(db, secrets, captcha, now)
  await inTransaction(db, async (tx) => {
    const contact = await lockContact(tx, contactID)
    if (!contact) throw new AppError('unknown_contact')
    const { contact_no, contact_id } = contact
    const unlocked = await boughtThisYear(tx, { licenceNo, kind: 'contact' }, [contact_id], now)
    if (!unlocked.has(contact_id)) throw new AppError('contact_locked')
    await submitRequest(tx, { kind: 'contact', user_id: userId, contact_no, reason: reason || null }, now)
  })
}
