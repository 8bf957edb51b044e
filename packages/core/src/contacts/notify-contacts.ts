import type { CompanyData } from '@vedetta/contracts/company-data'
import { routes } from '@vedetta/contracts/routes'
import type { Context } from '../context.ts'
import { queueMail } from '../mail/queue-mail.queries.ts'
import { lockUnnotified, markNotified } from './notify-contacts.queries.ts'
import { makeOptOutToken } from './opt-out-token.ts'

const maxBatch = 200

type NoticeContext = Pick<Context, 'db' | 'publicUrl' | 'secret'> & { readonly company: CompanyData }

/**
 * Tells people whose data we have collected that we have, as article 14 of the GDPR asks: from then on, and not before, they can be
 * unlocked. People of made-up companies are told nothing. Answers how many can be unlocked now, at most 200.
 */
export function notifyContacts({ db, publicUrl, secret, company: us }: NoticeContext, now: Date): Promise<number> {
  const told = { controller: `${us.companyName}, ${us.companyAddress}`, privacyEmail: us.privacyEmail }
  return db.transaction().execute(async (tx) => {
    const people = await lockUnnotified(tx, maxBatch)
    for (const { email, fullName, company, sourceUrl, isSynthetic } of people) {
      if (isSynthetic) continue
      const url = `${publicUrl}${routes.optOut}?token=${await makeOptOutToken(secret, email)}`
      // They are Italian companies' people; an English notice alone has been fined.
      const params = { fullName, company, sourceUrl, ...told, url }
      await queueMail(tx, 'contactNotice', { to: email, language: 'it', params })
    }
    await markNotified(
      tx,
      people.map(({ contactNo }) => contactNo),
      now,
    )
    return people.length
  })
}
