import { randomUUID } from 'node:crypto'
import { routes } from '@vedetta/contracts/calls/routes'
import type { CompanyData } from '@vedetta/contracts/companies/company-data'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { contactNotice } from './contact-notice.mail.ts'
import { lockUnnotified, markNotified, type QueuedNotice, setNoticeMails } from './notify-contacts.queries.ts'
import { makeOptOutToken } from './opt-out-token.ts'

export const noticeBatch = 200

type NoticeContext = Pick<Context, 'db' | 'publicUrl' | 'secrets'> & { readonly company: CompanyData }

/**
 * Queues the notices of article 14 of the GDPR to people whose data we have collected; `settleNotices` sees what becomes of
 * them. People of synthetic companies get no mail, and need none. Returns how many people were taken up, at most 200.
 */
export function notifyContacts({ db, publicUrl, secrets, company: us }: NoticeContext, now: Date): Promise<number> {
  const sender = {
    controller: `${us.companyName}, ${us.companyAddress}`,
    privacyEmail: us.privacyEmail,
    dpo: us.dpo,
    privacyUrl: `${publicUrl}${routes.privacy}`,
  }
  return db.transaction().execute(async (tx) => {
    const people = await lockUnnotified(tx, noticeBatch)
    const queued: QueuedNotice[] = []
    for (const { contactNo, email, fullName, company, sourceUrl, isSynthetic } of people) {
      if (isSynthetic) continue
      const mailId = randomUUID()
      const url = `${publicUrl}${routes.optOut}?token=${await makeOptOutToken(secrets, email)}`
      // The people work at Italian companies; a notice in English alone has been fined.
      const params = { fullName, company, sourceUrl, ...sender, url }
      await queueMail(tx, contactNotice, { to: email, language: 'it', params, mailId })
      queued.push({ contactNo, mailId })
    }
    await setNoticeMails(tx, queued)
    await markNotified(
      tx,
      people.filter(({ isSynthetic }) => isSynthetic).map(({ contactNo }) => contactNo),
      now,
    )
    return people.length
  })
}
