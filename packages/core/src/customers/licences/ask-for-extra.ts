import { routes } from '@vedetta/contracts/calls/routes'
import type { Unit } from '@vedetta/contracts/facts/plans'
import { dayMs } from '@vedetta/contracts/text/durations'
import { hasActed } from '../../platform/audit/has-acted.queries.ts'
import { recordAct } from '../../platform/audit/record-act.queries.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/mail/queue-mail.queries.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { findPersonByEmail } from '../people.queries.ts'
import { extraAsked } from './extra-asked.mail.ts'
import { lockLicence } from './licence.queries.ts'
import { selectPayer } from './payer.queries.ts'

/**
 * Mails the administrator and the payer that a user has run out. A licence asks once a day for each unit, whoever asks:
 * colleagues run out together.
 */
export async function askForExtra(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  { userId, email, seat }: SeatedViewer,
  { unit }: { unit: Unit },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const licence = await lockLicence(tx, { licenceNo: seat.licenceNo })
    const ask = { subject: licence.licence_id, details: { unit } }
    if (await hasActed(tx, 'extra_asked', ask, new Date(now.getTime() - dayMs))) return
    const payer = await selectPayer(tx, licence.licence_no)
    const tabs = new Map([
      [licence.administrator_email, 'licenses'],
      ...(payer ? [[payer.email, 'billing'] as const] : []),
    ])
    for (const [to, tab] of tabs) {
      const person = await findPersonByEmail(tx, to)
      const params = {
        customer: licence.customer,
        unit,
        askedBy: email,
        url: new URL(`${routes.profile}?tab=${tab}`, publicUrl).href,
      }
      await queueMail(tx, extraAsked, { to, language: person?.language ?? 'it', params })
    }
    await recordAct(tx, 'extra_asked', { actorId: userId, ...ask })
  })
}
