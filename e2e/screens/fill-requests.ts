import { randomUUID } from 'node:crypto'
import { minuteMs } from '../../packages/contracts/src/text/durations.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { makeCompany, makeContact, makePosition } from '../../packages/core/src/testing/factories.ts'
import { makePerson } from '../stack/test-users.ts'

const long =
  'Società Italiana per la Costruzione di Impianti Termotecnici e Frigoriferi Industriali e di Carpenteria Metallica Leggera S.p.A.'

/** Adds requests of every kind, with short and long texts, and one that is answered. Its names differ by run. */
export async function fillRequests(db: Db, run = randomUUID().slice(0, 4)): Promise<void> {
  const { userId } = await makePerson(db)
  const companyNo = await makeCompany(db, { name: long })
  const positionNo = await makePosition(db, { company_no: companyNo, title: 'Saldatore/Saldatrice TIG e MIG' })
  const { contact_no } = await db
    .selectFrom('company_contact')
    .select('contact_no')
    .where('contact_id', '=', await makeContact(db, { company_no: companyNo }))
    .executeTakeFirstOrThrow()
  const made = (minutesAgo: number) => ({ user_id: userId, made_at: new Date(Date.now() - minutesAgo * minuteMs) })
  const answered = { answered_at: new Date(), outcome: 'declined', answer: 'Il contatto risulta ancora sul sito.' }
  const requests = [
    { kind: 'position', position_no: positionNo, reason: 'È chiusa: sul sito non c’è più.', ...made(3000) },
    { kind: 'company', company_no: companyNo, ...made(900) },
    { kind: 'contact', contact_no, reason: 'L’indirizzo torna indietro.\nIl telefono è di un altro.', ...made(60) },
    { kind: 'missing_company', company_name: `Officine ${run}`, ...made(20), user_id: null },
    {
      kind: 'missing_site',
      company_name: `Carpenteria ${run}`,
      url: `https://www.${'carpenteria-'.repeat(5)}${run.toLowerCase()}.example/lavora-con-noi/posizioni-aperte`,
      reason: 'Hanno un sito nuovo. '.repeat(20).trim(),
      ...made(2),
    },
  ]
  for (const request of requests) await db.insertInto('request').values(request).execute()
  await db
    .insertInto('request')
    .values({ kind: 'contact', contact_no, ...made(5000), ...answered })
    .execute()
}
