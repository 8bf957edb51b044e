import { publicDocs } from '@vedetta/contracts/public-api/addresses'
import type { Db } from '../../platform/db/client.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import { firmOf } from '../../privacy/masking/firm.ts'
import { contactsChanged } from './contacts-changed.mail.ts'
import {
  insertChangeMessages,
  lockUntold,
  type Receiver,
  selectReceivers,
  setMailed,
  setTold,
  type UntoldChange,
} from './tell-receivers.queries.ts'

export const changesAPass = 100

/**
 * Tells whoever received contacts what has happened to them (article 19 of the GDPR): messages of webhooks, a mail to the licence's
 * administrator and a number in the list that programs read, in one transaction, so that a crash repeats and loses nothing. Returns
 * whether more may wait.
 */
export function tellReceivers({ db, publicUrl }: { db: Db; publicUrl: string }, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const changes = await lockUntold(tx, changesAPass)
    if (changes.length === 0) return false
    const changeNos = changes.map(({ changeNo }) => changeNo)
    await insertChangeMessages(tx, changeNos, now)
    for (const [licenceNo, told] of byLicence(await selectReceivers(tx, changeNos))) {
      const [{ email, language }] = told
      if (email === null) continue
      const isTold = new Set(told.map(({ changeNo }) => changeNo))
      const contacts = changes.filter(({ changeNo }) => isTold.has(changeNo)).map(mailedOf)
      await queueMail(tx, contactsChanged, {
        to: email,
        language,
        params: { contacts, url: `${publicUrl}${publicDocs}` },
      })
      await setMailed(tx, licenceNo, [...isTold])
    }
    await setTold(tx, changeNos, now)
    return changes.length === changesAPass
  })
}

/** A sole trader's company bears the name of the person, so that it goes by its number. */
const mailedOf = ({ contactId, kind, day, company, vat }: UntoldChange) => ({
  contactID: contactId,
  kind,
  day,
  company: company === null || firmOf([company]).isPerson ? null : company,
  vat,
})

function byLicence(receivers: readonly Receiver[]): Map<number, [Receiver, ...Receiver[]]> {
  const found = new Map<number, [Receiver, ...Receiver[]]>()
  for (const receiver of receivers) {
    const known = found.get(receiver.licenceNo)
    if (known) known.push(receiver)
    else found.set(receiver.licenceNo, [receiver])
  }
  return found
}
