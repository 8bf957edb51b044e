import { randomUUID } from 'node:crypto'
import { dayMs, hourMs, minuteMs } from '../../packages/contracts/src/text/durations.ts'
import { visitorWrote } from '../../packages/core/src/operations/requests/visitor-wrote.mail.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { queueMail } from '../../packages/core/src/platform/mail/queue-mail.queries.ts'
import { makeCompany } from '../../packages/core/src/testing/factories.ts'
import { makeNextReading } from '../../packages/core/src/watch/explain/make-readings.ts'
import { pageHash } from '../../packages/core/src/watch/pages/page-store.ts'
import { readerVersion } from '../../packages/crawler/src/revisit/source-memory.ts'

export type Fault = { host: string; company: string; sourceNo: number; siteNo: number; recipients: string[] }

/** After the site was redesigned only one advert is left on the page. */
const careersPage = new TextEncoder().encode(`<!DOCTYPE html>
<html lang="it"><head><title>Lavora con noi</title></head><body>
<nav><a href="/">Home</a> <a href="/lavora-con-noi">Lavora con noi</a></nav>
<main><h1>Lavora con noi</h1>
<section><h2>Posizioni aperte</h2>
<article><h3>Saldatore TIG</h3><p>Sede di lavoro: Albino (BG). Cerchiamo un saldatore TIG con esperienza.
Contratto a tempo indeterminato, orario full time. Inviare il curriculum dalla pagina dei contatti.</p></article>
<article><h3>Candidatura spontanea</h3><p>Non trovi la posizione adatta? Invia la tua candidatura spontanea.</p></article>
</section></main></body></html>`)

/** A morning's fault: a site lost most of its positions at once, and mails were given up in the night. Its names differ by run. */
export async function fillFault(db: Db, run = randomUUID().slice(0, 8)): Promise<Fault> {
  const host = `officine-${run.toLowerCase()}.example`
  const company = `Officine Meccaniche ${run} S.p.A.`
  const url = `https://${host}/lavora-con-noi`
  const now = Date.now()
  const visitedAt = new Date(now - 2 * hourMs)
  const companyNo = await makeCompany(db, { name: company })
  const { site_no } = await db
    .insertInto('site')
    .values({ company_no: companyNo, host, known_by: 'import', status: 'held' })
    .returning('site_no')
    .executeTakeFirstOrThrow()
  const { source_no } = await db
    .insertInto('source')
    .values({ kind: 'page', url })
    .returning('source_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('site_source').values({ site_no, source_no }).execute()
  await db
    .insertInto('source_schedule')
    .values({ source_no, due_at: new Date(now + 4 * hourMs), last_visit: visitedAt })
    .execute()
  await db.insertInto('source_hold').values({ source_no, held_at: visitedAt, gone: 7, of_open: 9 }).execute()
  const visit = { source_no, requests: 6, bytes: 182_400, opened: 0, changed: 0, closed: 0 }
  await db
    .insertInto('visit')
    .values([
      { at: visitedAt, outcome: 'read', milliseconds: 4_200, ...visit },
      { at: new Date(visitedAt.getTime() - dayMs), outcome: 'unchanged', milliseconds: 900, ...visit, requests: 1 },
    ])
    .execute()
  await fillPages(db, source_no, url, visitedAt)
  return { host, company, sourceNo: source_no, siteNo: site_no, recipients: await fillDeadMails(db, run) }
}

async function fillPages(db: Db, source_no: number, url: string, at: Date): Promise<void> {
  const page = { url, role: 'careers', bytesHash: pageHash(careersPage), contentHash: null }
  const memory = { readerVersion, pages: [page], adverts: {}, wholeVisitAt: at.toISOString() }
  await db
    .insertInto('source_memory')
    .values({ source_no, reader_version: readerVersion, memory: JSON.stringify(memory) })
    .execute()
  await db
    .insertInto('source_page')
    .values({
      source_no,
      url,
      body_hash: Buffer.from(pageHash(careersPage), 'hex'),
      status: 200,
      headers: JSON.stringify({ 'content-type': 'text/html; charset=utf-8' }),
      fetched_at: at,
    })
    .execute()
}

async function fillDeadMails(db: Db, run: string): Promise<string[]> {
  const recipients = ['carla.neri', 'luca.gallo'].map((name) => `${name}@${run.toLowerCase()}.example`)
  for (const to of recipients) {
    const mailId = randomUUID()
    const params = { kind: 'message', url: 'https://vedetta.example/operator/requests?kind=message' } as const
    await db.transaction().execute(async (tx) => {
      await queueMail(tx, visitorWrote, { to, language: 'it', params, mailId })
      // In the same transaction, so that the worker never sees it waiting.
      await tx
        .updateTable('mail')
        .set({ failed_at: new Date(Date.now() - 90 * minuteMs), queued_at: new Date(Date.now() - 5 * hourMs) })
        .where('mail_id', '=', mailId)
        .execute()
    })
  }
  return recipients
}

/** Makes the readings that wait, as a watch process does; the stack of the journeys has none. */
export async function makeReadings(db: Db): Promise<void> {
  const pageStore = { get: async (hash: string) => (hash === pageHash(careersPage) ? careersPage : null) }
  const log = { info() {}, warn: console.warn, error: console.error }
  while (await makeNextReading({ db, pageStore, log }, new Date()));
}
