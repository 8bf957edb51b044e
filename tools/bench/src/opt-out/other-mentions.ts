import { buffer, text } from 'node:stream/consumers'
import { exportFile } from '@vedetta/core/inbox/exports/export-file'
import { makeExport } from '@vedetta/core/inbox/exports/make-export'
import { wordsOfSheet } from '@vedetta/core/inbox/exports/testing/sheet-words'
import type { Db } from '@vedetta/core/platform/db/client'
import { type StoredText, storedIn } from '@vedetta/core/privacy/erasure/testing/stored-text'
import { makeContact } from '@vedetta/core/testing/factories'
import { makeRecruiter } from '@vedetta/core/testing/people'
import { emailOf, hostOf, type Spelling } from '@vedetta/core/watch/testing/opt-out-spellings'

/** The person is listed, and named by news, a customer's request, a queued mail and a quote about the company. */
export async function addOtherMentions(
  db: Db,
  spellings: readonly Spelling[],
  companyNos: ReadonlyMap<string, number>,
  start: Date,
): Promise<void> {
  await db.deleteFrom('company_contact').where('kind', '=', 'personal').execute()
  for (const one of spellings) {
    const company_no = companyNos.get(one.id) ?? 0
    const { given, family, phone } = one.person
    const [name, email, url] = [`${given} ${family}`, emailOf(one), `https://${hostOf(one)}/team/${family}-${given}`]
    await makeContact(db, {
      company_no,
      email,
      full_name: name,
      phone,
      source_url: url,
      first_seen: start,
      last_seen: start,
    })
    await makeContact(db, {
      ...{ company_no, kind: 'general', email: `info@${hostOf(one)}`, full_name: null, title: null, department: null },
      ...{ basis: null, noticed_at: null, source_url: url, first_seen: start, last_seen: start },
    })
    const news = { company_no, title: `${family} ${given} alla guida`, url, published_at: start }
    await db.insertInto('company_news').values(news).execute()
    await db
      .insertInto('request')
      .values({ kind: 'company', company_no, made_at: start, reason: `${name} (${email}) dice di no` })
      .execute()
    const params = JSON.stringify({ company: hostOf(one), note: `Scrivere a ${name}, ${email}` })
    const mail = { recipient: 'lettrice@persone.example', language: 'it', template: 'digest', params }
    await db.insertInto('mail').values(mail).execute()
    await db
      .updateTable('company')
      .set({ agency_quote: `Selezione a cura di ${name}` })
      .where('company_no', '=', company_no)
      .execute()
  }
}

/** Exports of every position with all its contacts, in both formats; each is written again whenever it is read. */
export async function makeExports(db: Db, start: Date): Promise<() => Promise<StoredText[]>> {
  const recruiter = await makeRecruiter(db, start, { monthly_credits: 10_000 })
  const rows = await db.selectFrom('position').select(['position_no', 'position_id']).execute()
  const positions = rows.map(({ position_no, position_id }) => ({ positionNo: position_no, positionId: position_id }))
  const made: { exportId: string }[] = []
  for (const format of ['csv', 'xlsx'] as const) {
    const choices = { fields: ['contacts', 'description'], format } satisfies Parameters<
      typeof makeExport
    >[2]['choices']
    made.push(await makeExport(db, recruiter, { positions, requestId: undefined, choices }, start))
  }
  return async () => {
    const found: StoredText[] = []
    for (const { exportId } of made) {
      const { name, content } = await exportFile({ db, advertTexts: 'whole' }, recruiter, exportId, start)
      const words = name.endsWith('.csv') ? await text(content) : await wordsOfSheet(await buffer(content))
      found.push(storedIn(`export ${name.split('.').at(-1)}`, words))
    }
    return found
  }
}
