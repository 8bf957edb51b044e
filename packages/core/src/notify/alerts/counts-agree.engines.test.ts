import { searchCompanies as searchCompaniesCall } from '@vedetta/contracts/companies/company-search'
import * as contract from '@vedetta/contracts/search/position-search'
import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateSettings } from '../../customers/user-accounts/update-settings.ts'
import { searchCompanies } from '../../inbox/companies/search-companies.ts'
import { countFacets } from '../../inbox/positions/count-facets.ts'
import { type PositionSearchContext, searchPositions } from '../../inbox/positions/search-positions.ts'
import { createSearchContext } from '../../inbox/positions/testing/search-context.ts'
import { countFilters } from '../../inbox/saved/count-filters.ts'
import { listSavedCompanies } from '../../inbox/saved/list-saved-companies.ts'
import { readStartOfItalianDay } from '../../platform/db/italian-day.queries.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { aliasOf } from '../../search/engine/index-names.ts'
import { ensureIndices } from '../../search/engine/indices.ts'
import { insertFilter } from '../../search/filters/filters.queries.ts'
import { indexPositions } from '../../testing/index-positions.ts'
import { makeRecruiter } from '../../testing/people.ts'
import { createTestDb, createTestSearch } from '../../testing/test-engines.ts'
import { composeDigest } from '../digests/compose-digest.ts'
import { makeDigestDue } from '../digests/schedule.queries.ts'
import { isOwed } from '../digests/told-positions.queries.ts'
import { createAlertWorld } from './testing/alert-world.ts'
import { type CountsModel, countsOf, type ModelFilter, newAt, owed } from './testing/counts-model.ts'
import { countsStep, makeModelCompany, takeStep } from './testing/counts-steps.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
let engine: ReturnType<typeof createTestSearch>
let context: PositionSearchContext
let world: ReturnType<typeof createAlertWorld>
let now = new Date('2026-11-02T08:00:00Z')
const start = now
beforeAll(async () => {
  database = await createTestDb()
  engine = createTestSearch()
  const { db } = database.as('api')
  context = createSearchContext(db, engine, () => now)
  const log = { info() {}, warn() {}, error() {} }
  world = createAlertWorld({ db: database.db, search: engine, log }, database.as('worker').db, start)
  await ensureIndices(engine)
})
afterAll(() => Promise.all([database.close(), engine.close()]))

const filters: readonly (ModelFilter & { name: string })[] = [
  { name: 'Saldatori', welders: true },
  { name: 'Tutte', welders: false },
  { name: 'Saldatori da vedere', welders: true, statuses: ['notSeen'] },
  { name: 'Già viste', welders: false, statuses: ['seen', 'contacted'] },
]

type Person = { readonly viewer: SeatedViewer; readonly vat: string[]; readonly filterIds: readonly string[] }

const criteriaOf = ({ welders, statuses }: ModelFilter, vat: string[]) =>
  contract.positionCriteria.parse({ position: welders ? { name: 'saldatore' } : {}, company: { vat }, statuses })

/** The first filter has a bell. */
async function makePerson(model: CountsModel): Promise<Person> {
  const { db } = database
  const viewer = await makeRecruiter(db, start, { tier: 'team' })
  await updateSettings(db, viewer.userId, { notifyOnFilter: true })
  const vat = model.companies.map((each) => each.vat)
  const filterIds: string[] = []
  for (const filter of filters) {
    const contents = { name: filter.name, criteria: criteriaOf(filter, vat), count: 0 }
    filterIds.push((await insertFilter(db, viewer.userId, contents, start)).filterId)
  }
  const [first = ''] = filterIds
  await db.updateTable('saved_filter').set({ bell_since: start }).where('filter_id', '=', first).execute()
  return { viewer, vat, filterIds }
}

/** What the header, the list below it, the filters, the companies and the next digest say. */
async function shownTo({ viewer, vat, filterIds }: Person) {
  await indexPositions(database.db, engine)
  await engine.client.indices.refresh({ index: aliasOf(engine, 'company') })
  const counts = await countFilters(context, viewer, filterIds, now)
  const searches = []
  for (const filter of filters) {
    const input = { ...criteriaOf(filter, vat), newSearch: true }
    const { searchID, total, positions } = await searchPositions(
      context,
      viewer,
      contract.searchPositions.input.parse(input),
      now,
    )
    const { facets } = await countFacets(context, viewer, { searchID, fields: ['statuses'] }, now)
    const header = facets.statuses?.find(({ value }) => value === 'notSeen')?.count ?? 0
    searches.push({ total, header, listed: positions.filter(({ status }) => status === 'notSeen').length })
  }
  const asked = searchCompaniesCall.input.parse({ company: { vat } })
  const found = await searchCompanies(context, viewer, asked, now)
  const saved = await listSavedCompanies(context, viewer, now)
  const newOf = ({ companies }: { companies: readonly { companyID: string; newPositions: number }[] }) =>
    Object.fromEntries(companies.map(({ companyID, newPositions }) => [companyID, newPositions]))
  const { rows } = await sql<{ no: number }>`
    SELECT position_no AS no FROM alert a WHERE a.user_id = ${viewer.userId} AND ${isOwed.digest}`.execute(
    database.as('worker').db,
  )
  const digest = rows.map(({ no }) => no).sort((a, b) => a - b)
  return {
    filters: counts.map(({ filterID: _, ...count }) => count),
    searches,
    found: newOf(found),
    saved: newOf(saved),
    digest,
  }
}

const allows = (statuses: readonly PositionStatus[] | undefined) => statuses?.includes('notSeen') ?? true

function expectedOf(model: CountsModel, midnight: number): Awaited<ReturnType<typeof shownTo>> {
  const newOf = (companies: CountsModel['companies']) =>
    Object.fromEntries(companies.map((company) => [company.id, newAt(model, company, now.getTime())]))
  return {
    filters: filters.map((filter) => countsOf(model, filter, midnight)),
    searches: filters.map((filter) => {
      const { count, toSee } = countsOf(model, filter, midnight)
      // The choice of a status is counted as if it were chosen besides: a filter of marked positions has none to see in its list.
      const header = allows(filter.statuses) ? toSee : countsOf(model, { welders: filter.welders }, midnight).toSee
      return { total: count, header, listed: toSee }
    }),
    found: newOf(model.companies.filter(({ isAgency }) => !(model.hidesAgencies && isAgency))),
    saved: newOf(model.companies.filter(({ isSaved }) => isSaved)),
    digest: owed(model).map(({ no }) => no),
  }
}

async function sendDigest({ viewer: { userId, email } }: Person, model: CountsModel): Promise<void> {
  const { db } = database.as('worker')
  await makeDigestDue(database.db, userId, now)
  await composeDigest({ db, publicUrl: 'https://vedetta.example', secrets: context.secrets }, userId, now)
  const mails = await database.db
    .selectFrom('mail')
    .select('params')
    .where('recipient', '=', email)
    .where('template', '=', 'digest')
    .where('queued_at', '>=', sql<Date>`now() - interval '1 hour'`)
    .orderBy('queued_at')
    .execute()
  await database.db.deleteFrom('mail').where('recipient', '=', email).execute()
  const told = owed(model)
  expect(mails.map(({ params }) => (params as { total: number }).total)).toEqual(told.length > 0 ? [told.length] : [])
  for (const position of told) position.isTold = true
}

test('counts of what is to see and what is new agree, in the header, lists, filters, companies and digests, in random stories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(countsStep, { minLength: 10, maxLength: 20 }), async (story) => {
      const owner = database.db
      const companies = [await makeModelCompany(owner, false), await makeModelCompany(owner, true)]
      const model: CountsModel = { companies, positions: [], hidesAgencies: false }
      const person = await makePerson(model)
      const digest = () => sendDigest(person, model)
      const stage = { owner, api: context.db, world, viewer: person.viewer, model, digest }
      for (const step of story) {
        now = new Date(now.getTime() + (await takeStep(stage, step, now)))
        const midnight = await readStartOfItalianDay(owner, now)
        expect(await shownTo(person), JSON.stringify(step)).toEqual(expectedOf(model, midnight.getTime()))
      }
      // The matcher reads nothing of this story again.
      for (const { no, isOpen } of model.positions) if (isOpen) await world.happens(no, 'closed', now)
      await world.match(now)
    }),
    { numRuns: 3, endOnFailure: true },
  )
}, 120_000)
