import { routes } from '@vedetta/contracts/calls/routes'
import type { CompanyData } from '@vedetta/contracts/companies/company-data'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { contactNotice } from './contact-notice.mail.ts'
import { lockUnnotified, markNotified } from './notify-contacts.queries.ts'
import { makeOptOutToken } from './opt-out-token.ts'

export const noticeBatch = 200

type NoticeContext = Pick<Context, 'db' | 'publicUrl' | 'secrets'> & { readonly company: CompanyData }

/**
 * Notifies people whose data we have collected, as article 14 of the GDPR requires: only then can they be unlocked.
 * People of synthetic companies get no mail. Returns how many can be unlocked now, at most 200.
 */
export function notifyContacts({ db, publicUrl, secrets, company: us }: NoticeContext, now: Date): Promise<number> {
  const sender = { controller: `${us.companyName}, ${us.companyAddress}`, privacyEmail: us.privacyEmail }
  return db.transaction().execute(async (tx) => {
    const people = await lockUnnotified(tx, noticeBatch)
    for (const { email, fullName, company, sourceUrl, isSynthetic } of people) {
      if (isSynthetic) continue
      const url = `${publicUrl}${routes.optOut}?token=${await makeOptOutToken(secrets, email)}`
      // The people work at Italian companies; a notice in English alone has been fined.
      const params = { fullName, company, sourceUrl, ...sender, url }
      await queueMail(tx, contactNotice, { to: email, language: 'it', params })
    }
    await markNotified(
      tx,
      people.map(({ contactNo }) => contactNo),
      now,
    )
    return people.length
  })
}
