import { randomUUID } from 'node:crypto'
import { hourMs } from '@vedetta/contracts/text/durations'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { afterAll, expect, it } from 'vitest'
import { contactFindings } from '../../companies/contacts/testing/contact-findings.ts'
import { readPosition } from '../../inbox/positions/read-position.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { positionIdOf } from '../../testing/factories.ts'
import { makeUser } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { finishedVisit, makeWatchedSite, memoryPageStore, readVisit } from '../../testing/watched-site.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { eventsOf, positionsOf } from '../testing/readings.ts'
import { finishVisits } from './finish-visits.ts'

const { db, close } = await createTestDb()
afterAll(close)

const start = new Date('2026-11-15T08:00:00Z')

async function visit(now: Date, result: VisitResult): Promise<void> {
  const token = randomUUID()
  const sources = await leaseDue(db, { now, limit: 10, token })
  await finishVisits(
    db,
    memoryPageStore(),
    token,
    sources.map((source) => finishedVisit(source, now, result)),
    now,
  )
}

async function makeNamedAdvert(contacts: 'listed' | 'unlisted') {
  const site = await makeWatchedSite(db, start)
  const email = `anna.rossi@${site.host}`
  const description = `Referente: Anna Rossi, ${email}, cell. 333 1234567. CV anche a lavoro@${site.host}, tel. 02 1234567.`
  const advert = {
    title: 'Saldatore – chiamare 333 1234567',
    url: `https://${site.host}/lavora`,
    description,
    skills: ['TIG'],
  }
  const read = readVisit([advert])
  const [position] = read.findings?.positions ?? []
  if (position?.skills[0]) position.skills[0].quote.text = `TIG: sentire Anna Rossi (${email})`
  const people = contacts === 'listed' ? [{ email, name: 'Anna Rossi' }] : []
  const found = contactFindings(site.host, { people })
  return { ...site, email, result: { ...read, findings: read.findings && { ...read.findings, ...found } } }
}

const quotesOf = async (positionNo: number) =>
  JSON.stringify(
    await db.selectFrom('position_evidence').select('quotes').where('position_no', '=', positionNo).execute(),
  )

it('a visit stores adverts and quotes without the people they name as contacts, and with the general contacts', async () => {
  const { companyNo, host, result } = await makeNamedAdvert('unlisted')
  await visit(start, result)
  const [position] = await positionsOf(db, companyNo)
  expect(position?.description).toBe(`Referente: ⟦contact⟧. CV anche a lavoro@${host}, tel. 02 1234567.`)
  expect(position?.title).toBe('Saldatore – chiamare […]')
  expect(await quotesOf(position?.position_no ?? 0)).not.toMatch(/rossi|anna|1234567/i)
})

it('the mask of a person whom the same visit listed among the contacts leads to them, once they are shown', async () => {
  const { companyNo, result } = await makeNamedAdvert('listed')
  await visit(start, result)
  const [position] = await positionsOf(db, companyNo)
  const contact = await db
    .selectFrom('company_contact')
    .select(['contact_no', 'contact_id'])
    .where('company_no', '=', companyNo)
    .executeTakeFirstOrThrow()
  expect(position?.description).toContain(`⟦contact ${contact.contact_no}⟧`)
  const { userId } = await makeUser(db)
  const positionId = await positionIdOf(db, position?.position_no ?? 0)
  const read = (language: 'it' | 'en') => readPosition(db, { userId, language } as Viewer, positionId)
  const masked = async (language: 'it' | 'en') => {
    const { description, descriptionMasks, evidence } = await read(language)
    const ofQuotes = evidence.filter(({ field }) => field === 'skills').flatMap(({ masks }) => masks)
    return {
      texts: descriptionMasks.map(({ start, end }) => description.slice(start, end)),
      contacts: [...descriptionMasks, ...ofQuotes].map(({ contactID }) => contactID),
    }
  }
  expect(await masked('it')).toEqual({ texts: ['[contatto omesso]'], contacts: [null, null] })
  await db.updateTable('company_contact').set({ noticed_at: start }).where('company_no', '=', companyNo).execute()
  expect(await masked('en')).toEqual({
    texts: ['[contact omitted]'],
    contacts: [contact.contact_id, contact.contact_id],
  })
  await db.deleteFrom('company_contact').where('company_no', '=', companyNo).execute()
  expect((await masked('it')).contacts).toEqual([null, null])
})

it('an advert whose mask now leads elsewhere has not changed', async () => {
  const { companyNo, result } = await makeNamedAdvert('listed')
  await visit(start, result)
  await db.deleteFrom('company_contact').where('company_no', '=', companyNo).execute()
  const later = new Date(start.getTime() + 30 * hourMs)
  await visit(later, { ...result, findings: result.findings && { ...result.findings, people: [] } })
  await visit(new Date(start.getTime() + 60 * hourMs), result)
  expect(await db.selectFrom('company_contact').select('kind').where('company_no', '=', companyNo).execute()).toEqual([
    { kind: 'personal' },
  ])
  expect(await eventsOf(db, companyNo)).toEqual(['new'])
})

it('a page can not lead a mask to a contact of its choice', async () => {
  const site = await makeWatchedSite(db, start)
  await visit(
    start,
    readVisit([{ url: `https://${site.host}/lavora`, description: 'Chiedere a ⟦contact 1⟧ in sede.' }]),
  )
  const [position] = await positionsOf(db, site.companyNo)
  expect(position?.description).toBe('Chiedere a [contact 1] in sede.')
})
