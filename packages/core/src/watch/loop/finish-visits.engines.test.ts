import { randomUUID } from 'node:crypto'
import { hourMs } from '@vedetta/contracts/text/durations'
import type { Fetched } from '@vedetta/crawler/fetch/fetcher'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import { watchSteps } from '@vedetta/crawler/testing/loop-steps'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { optOutContact } from '../../companies/contacts/opt-out-contact.ts'
import { contactFindings } from '../../companies/contacts/testing/contact-findings.ts'
import { optOut } from '../../companies/sources/opt-out.ts'
import { makeContact } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import {
  emptyMemory,
  finishedVisit,
  makeWatchedSite,
  memoryPageStore,
  readVisit,
  sourceVisit,
  type WatchedSite,
} from '../../testing/watched-site.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { finishVisits } from './finish-visits.ts'

const { db, pool, as, close } = await createTestDb()
const { db: watchDb, pool: watchPool } = as('watch')
afterAll(close)
beforeEach(() => sql`TRUNCATE company, source CASCADE`.execute(db))

const start = new Date('2026-11-15T08:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * hourMs)
const pageStore = memoryPageStore()

/** Leases and finishes one visit of every due source. */
async function visitAll(now: Date, visitOf: (sourceNo: number) => VisitResult): Promise<ReadonlySet<number>> {
  const token = randomUUID()
  const sources = await leaseDue(watchDb, { now, limit: 200, token })
  const visits = sources.map((source) => finishedVisit(source, now, visitOf(source.sourceNo)))
  return finishVisits(watchDb, pageStore, token, visits, now)
}

const scheduleOf = (sourceNo: number) =>
  db.selectFrom('source_schedule').selectAll().where('source_no', '=', sourceNo).executeTakeFirst()

async function statusOf({ companyNo }: WatchedSite): Promise<string | undefined> {
  const site = await db.selectFrom('site').select('status').where('company_no', '=', companyNo).executeTakeFirst()
  return site?.status
}

async function countOf(table: 'visit' | 'position' | 'source_page' | 'source_memory'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const page = (url: string, text: string): Fetched => ({
  kind: 'fetched',
  url,
  status: 200,
  headers: { 'content-type': 'text/html', server: 'nginx' },
  body: new TextEncoder().encode(text),
})

describe('finishVisits', () => {
  it('gives other work its turns while it masks and stores a batch', async () => {
    const names = Array.from({ length: 300 }, (_, number) => `Referente Anna Rossi${number}, tel. 347 12 34 ${number}`)
    const adverts = Array.from({ length: 4 }, (_, number) => ({
      title: `Saldatore ${number}`,
      url: `https://prova.example/lavora/${number}`,
      description: names.join('. '),
    }))
    for (let site = 0; site < 8; site += 1) await makeWatchedSite(db, start)
    const body = `<p>${Array.from({ length: 10_000 }, (_, number) => `anna.rossi${number}@prova.example`).join(' ')}</p>`
    const before = process.threadCpuUsage()
    const steps = watchSteps()
    await visitAll(start, (sourceNo) => ({
      ...readVisit(adverts),
      pages: [page(`https://prova.example/${sourceNo}`, body)],
    }))
    const { user, system } = process.threadCpuUsage(before)
    const slowest = steps.takeSlowest()
    steps.stop()
    expect(await countOf('position')).toBe(32)
    // In one step it would be four fifths of the work; a pause of the collector is some of it too.
    expect(slowest).toBeLessThan((user + system) / 1_000 / 3)
  })

  it('writes the visit and when its source is due again', async () => {
    const { sourceNo } = await makeWatchedSite(db, start)
    expect(await visitAll(start, () => sourceVisit())).toEqual(new Set([sourceNo]))
    const row = await scheduleOf(sourceNo)
    expect(row).toMatchObject({ failures: 0, lease_token: null, leased_until: null, last_visit: start })
    expect(row).toMatchObject({ last_complete_read: start, address: '192.0.2.1' })
    expect(row?.due_at.getTime()).toBeGreaterThanOrEqual(after(20).getTime())
    const visits = await db.selectFrom('visit').selectAll().where('source_no', '=', sourceNo).execute()
    expect(visits).toEqual([
      expect.objectContaining({ at: start, milliseconds: 1_200, bytes: 1_000, requests: 2, outcome: 'unchanged' }),
    ])
  })

  it('writes with a visit that opened a position when the source was read before, was due and was written', async () => {
    const { sourceNo } = await makeWatchedSite(db, start)
    await visitAll(start, () => readVisit([], { memory: emptyMemory(start) }))
    await sql`UPDATE source_schedule SET due_at = ${after(24)}`.execute(db)
    await visitAll(after(25), () => readVisit([{ title: 'Tornitore' }]))
    const visits = await db.selectFrom('visit').selectAll().where('source_no', '=', sourceNo).orderBy('at').execute()
    expect(
      visits.map(({ opened, read_before, was_due, written_at }) => [opened, read_before, was_due, written_at]),
    ).toEqual([
      [0, null, null, null],
      [1, start, after(24), after(25)],
    ])
  })

  it('writes one row of the schedule and one of the visits for a visit that found nothing new', async () => {
    for (let site = 0; site < 5; site++) await makeWatchedSite(db, start)
    await visitAll(start, () => readVisit([], { memory: emptyMemory(start) }))
    const written = async () => {
      for (const each of [pool, watchPool]) await each.query('SELECT pg_stat_force_next_flush()')
      const { rows } = await pool.query<{ relname: string; writes: number }>(
        'SELECT relname, n_tup_ins + n_tup_upd + n_tup_del AS writes FROM pg_stat_user_tables',
      )
      return new Map(rows.map(({ relname, writes }) => [relname, writes]))
    }
    await leaseDue(watchDb, { now: after(24), limit: 10, token: randomUUID() })
    const sources = await leaseDue(watchDb, {
      now: after(25),
      limit: 10,
      token: 'a9fc3e26-6ec4-4b4b-9f5c-1f0f8d2c3a11',
    })
    const visits = sources.map((source) => finishedVisit(source, after(25), sourceVisit({ memory: source.memory })))
    const before = await written()
    await finishVisits(watchDb, pageStore, 'a9fc3e26-6ec4-4b4b-9f5c-1f0f8d2c3a11', visits, after(25))
    await expect.poll(async () => (await written()).get('visit')).toBe((before.get('visit') ?? 0) + 5)
    const changes = [...(await written())].flatMap(([table, count]) => {
      const more = count - (before.get(table) ?? 0)
      return more === 0 ? [] : [[table, more]]
    })
    expect(Object.fromEntries(changes)).toEqual({ source_schedule: 5, visit: 5 })
  })

  it('stores the positions found and counts them in the visit', async () => {
    const { sourceNo, companyNo, host } = await makeWatchedSite(db, start)
    const adverts = ['Saldatore', 'Tornitore'].map((title) => ({ title, url: `https://${host}/${title}` }))
    await visitAll(start, () => readVisit(adverts))
    const positions = await db.selectFrom('position').select('title').where('company_no', '=', companyNo).execute()
    expect(positions.map(({ title }) => title).sort()).toEqual(['Saldatore', 'Tornitore'])
    const visit = await db.selectFrom('visit').selectAll().where('source_no', '=', sourceNo).executeTakeFirst()
    expect(visit).toMatchObject({ outcome: 'read', opened: 2, changed: 0, closed: 0 })
  })

  it('keeps the contacts of a company’s own site, and none where its pages are another’s', async () => {
    const sites = [await makeWatchedSite(db, start), await makeWatchedSite(db, start)]
    const { sourceNo: strangeNo } = sites[1] as WatchedSite
    await visitAll(start, (sourceNo) => {
      const host = sites.find((site) => site.sourceNo === sourceNo)?.host ?? ''
      const visit = readVisit([])
      const quote = { text: 'P. IVA 00743110157', url: `https://${host}/` }
      const vat = sourceNo === strangeNo ? { value: '00743110157', quote, by: 'vat' } : null
      const contacts = contactFindings(host, { emails: [`info@${host}`], people: [{ email: `anna.ferri@${host}` }] })
      return { ...visit, findings: visit.findings && { ...visit.findings, ...contacts, vat } }
    })
    const kept = await db.selectFrom('company_contact').select(['company_no', 'kind', 'last_seen']).execute()
    const company_no = sites[0]?.companyNo
    expect(kept).toEqual([
      { company_no, kind: 'personal', last_seen: start },
      { company_no, kind: 'general', last_seen: start },
    ])
    await visitAll(after(25), () => sourceVisit())
    expect(await db.selectFrom('company_contact').select(['company_no', 'kind', 'last_seen']).execute()).toEqual(kept)
  })

  it('confirms the site of a company, or holds it where its pages state another VAT number', async () => {
    const site = await makeWatchedSite(db, start)
    const { vat } = await db
      .selectFrom('company')
      .select('vat')
      .where('company_no', '=', site.companyNo)
      .executeTakeFirstOrThrow()
    const stating = (value: string) => {
      const quote = { text: `P. IVA ${value}`, url: `https://${site.host}/` }
      const visit = readVisit([])
      return { ...visit, findings: visit.findings && { ...visit.findings, vat: { value, quote, by: 'vat' } } }
    }
    await visitAll(start, () => stating(vat))
    const known = await db.selectFrom('site').select(['known_by', 'known_by_quote', 'status']).execute()
    expect(known).toEqual([{ known_by: 'vat_on_page', known_by_quote: `P. IVA ${vat}`, status: 'active' }])
    await visitAll(after(24), () => stating('01234567897'))
    expect(await statusOf(site)).toBe('held')
  })

  it('closes a position that was missing at the last reading when the next visit finds the source unchanged', async () => {
    const { sourceNo, host } = await makeWatchedSite(db, start)
    const adverts = ['Saldatore', 'Tornitore'].map((title) => ({ title, url: `https://${host}/${title}` }))
    await visitAll(start, () => readVisit(adverts))
    await visitAll(after(24), () => readVisit(adverts.slice(1)))
    await visitAll(after(48), () => sourceVisit())
    const visits = await db
      .selectFrom('visit')
      .select('closed')
      .where('source_no', '=', sourceNo)
      .orderBy('at')
      .execute()
    expect(visits.map(({ closed }) => closed)).toEqual([0, 0, 1])
  })
})

describe('finishVisits after a lost lease', () => {
  it('writes nothing, whether there is something to reconcile or not', async () => {
    const { sourceNo, host } = await makeWatchedSite(db, start)
    const quiet = await makeWatchedSite(db, start)
    const [lost, mine] = [randomUUID(), randomUUID()]
    const sources = await leaseDue(watchDb, { now: start, limit: 10, token: lost })
    const counts = [await countOf('visit'), await countOf('position'), await countOf('source_memory')]
    const visits = sources.map((source) =>
      finishedVisit(
        source,
        start,
        readVisit(source.sourceNo === sourceNo ? [{ title: 'Saldatore', url: `https://${host}/1` }] : [], {
          memory: emptyMemory(start),
          pages: [page(`https://${host}/1`, 'Saldatore')],
        }),
      ),
    )
    // The lease has expired, though no other worker has taken the source yet.
    expect(await finishVisits(watchDb, pageStore, lost, visits, after(0.02))).toEqual(new Set())
    await leaseDue(watchDb, { now: after(0.1), limit: 10, token: mine })
    expect(await finishVisits(watchDb, pageStore, lost, visits, after(0.1))).toEqual(new Set())
    expect([await countOf('visit'), await countOf('position'), await countOf('source_memory')]).toEqual(counts)
    expect(await finishVisits(watchDb, pageStore, mine, visits, after(0.1))).toEqual(
      new Set([sourceNo, quiet.sourceNo]),
    )
  })
})

describe('the memory of a source', () => {
  it('is kept, and written only where it changed', async () => {
    const { sourceNo } = await makeWatchedSite(db, start)
    const memory = { ...emptyMemory(start), adverts: { key: 'Saldatore\0 \ud800' } }
    await visitAll(start, () => readVisit([], { memory }))
    const kept = await db.selectFrom('source_memory').selectAll().where('source_no', '=', sourceNo).executeTakeFirst()
    expect(kept).toMatchObject({
      reader_version: memory.readerVersion,
      memory: { ...memory, adverts: { key: 'Saldatore \ufffd' } },
    })
    await visitAll(after(24), () => sourceVisit())
    expect(await countOf('source_memory')).toBe(1)
  })

  it('keeps the bodies of pages that yielded positions until the position is closed', async () => {
    const { sourceNo, host } = await makeWatchedSite(db, start)
    const [list, one, other] = ['', '1', '2'].map((path) => `https://${host}/${path}`) as [string, string, string]
    const memory = {
      ...emptyMemory(start),
      pages: [{ url: list, role: 'careers' as const, bytesHash: '', contentHash: null }],
    }
    const adverts = [one, other].map((url, index) => ({ title: index === 0 ? 'Saldatore' : 'Tornitore', url }))
    const pages = [page(list, 'list'), page(one, 'one'), page(other, 'other')]
    await visitAll(start, () => readVisit(adverts, { memory, pages }))
    const urls = async () =>
      (await db.selectFrom('source_page').select('url').orderBy('url').execute()).map(({ url }) => url)
    expect(await urls()).toEqual([list, one, other])
    const [first] = await db.selectFrom('source_page').selectAll().where('url', '=', one).execute()
    expect(first).toMatchObject({ source_no: sourceNo, status: 200, headers: { 'content-type': 'text/html' } })
    expect(pageStore.bodies.get(first?.body_hash.toString('hex') ?? '')).toEqual(new TextEncoder().encode('one'))
    for (const hours of [24, 48])
      await visitAll(after(hours), () => readVisit(adverts.slice(0, 1), { memory, pages: [page(list, 'list again')] }))
    expect(await urls()).toEqual([list, one])
  })
})

describe('a board that a site links to', () => {
  const board = (token: string) => ({ system: 'greenhouse', token, url: `https://boards.greenhouse.io/${token}` })
  const boards = () => db.selectFrom('source').selectAll().where('kind', '=', 'board').execute()

  it('becomes one source of all the sites that link to it, due at once', async () => {
    await makeWatchedSite(db, start)
    await makeWatchedSite(db, start)
    await visitAll(start, () => readVisit([], { boards: [board('prova'), board('prova')] }))
    const [one, ...more] = await boards()
    expect(more).toEqual([])
    expect(one?.url).toBe('https://boards.greenhouse.io/prova')
    const links = await db
      .selectFrom('site_source')
      .selectAll()
      .where('source_no', '=', one?.source_no ?? 0)
      .execute()
    expect(links).toHaveLength(2)
    expect((await scheduleOf(one?.source_no ?? 0))?.due_at).toEqual(start)
  })

  it('is read completely again when one more site links to it, and only then', async () => {
    const site = await makeWatchedSite(db, start)
    await visitAll(start, () => readVisit([], { boards: [board('altra')] }))
    await visitAll(after(1), () => readVisit([], { memory: emptyMemory(start) }))
    const [one] = await boards()
    const sourceNo = one?.source_no ?? 0
    const due = async () => (await scheduleOf(sourceNo))?.due_at.getTime() ?? 0
    expect(await due()).toBeGreaterThan(after(20).getTime())
    await db
      .updateTable('source_schedule')
      .set({ due_at: after(2) })
      .where('source_no', '=', site.sourceNo)
      .execute()
    await visitAll(after(2), () => readVisit([], { boards: [board('altra')] }))
    expect(await due()).toBeGreaterThan(after(20).getTime())
    expect(await countOf('source_memory')).toBe(1)
    await makeWatchedSite(db, after(3))
    await visitAll(after(3), () => readVisit([], { boards: [board('altra')] }))
    expect(await due()).toBe(after(3).getTime())
    expect(await countOf('source_memory')).toBe(0)
  })
})

describe('the status of a site', () => {
  it('follows the outcomes of its visits', async () => {
    const site = await makeWatchedSite(db, start)
    const outcomes = [
      'unreachable',
      'unreachable',
      'unreachable',
      'parked',
      'failed',
      'read',
      'blocked',
      'unchanged',
    ] as const
    const statuses: (string | undefined)[] = []
    for (const [index, outcome] of outcomes.entries()) {
      await visitAll(after(index * 200), () => sourceVisit({ outcome }))
      statuses.push(await statusOf(site))
    }
    expect(statuses).toEqual(['active', 'active', 'dead', 'parked', 'parked', 'active', 'blocked', 'active'])
  })

  it('is held when too many positions disappear at once, until the second visit on the same day', async () => {
    const site = await makeWatchedSite(db, start)
    const adverts = Array.from({ length: 8 }, (_, index) => ({
      title:
        ['Saldatore', 'Tornitore', 'Fresatore', 'Cuoco', 'Autista', 'Contabile', 'Grafico', 'Idraulico'][index] ?? '',
      url: `https://${site.host}/${index}`,
    }))
    await visitAll(start, () => readVisit(adverts))
    await visitAll(after(24), () => readVisit(adverts.slice(0, 1)))
    expect(await statusOf(site)).toBe('held')
    const due = (await scheduleOf(site.sourceNo))?.due_at ?? start
    expect(due.getTime()).toBeLessThan(after(28).getTime())
    await visitAll(due, () => readVisit(adverts))
    expect(await statusOf(site)).toBe('active')
  })

  it('does not follow the outcome of a board', async () => {
    const site = await makeWatchedSite(db, start)
    const boards = [{ system: 'greenhouse', token: 'terza', url: 'https://boards.greenhouse.io/terza' }]
    await visitAll(start, () => readVisit([], { boards }))
    await visitAll(after(1), () => sourceVisit({ outcome: 'blocked' }))
    expect(await statusOf(site)).toBe('active')
  })
})

it('finishVisits leaves no body of a page that names somebody who opts out while it is being put', async () => {
  const site = await makeWatchedSite(db, start)
  const email = `anna.ferri@${site.host}`
  await makeContact(db, { company_no: site.companyNo, email, full_name: 'Anna Ferri' })
  const store = memoryPageStore()
  const put = store.put
  store.put = async (hash, body) => {
    await optOutContact(db, email, start)
    await put(hash, body)
  }
  const token = randomUUID()
  const [source] = await leaseDue(watchDb, { now: start, limit: 1, token })
  if (!source) throw new Error('nothing is due')
  const visit = sourceVisit({ outcome: 'read', pages: [page(`https://${site.host}/`, 'Sentire Anna Ferri')] })
  const finish = () => finishVisits(watchDb, store, token, [finishedVisit(source, start, visit)], start)
  await expect(finish()).rejects.toThrow('opted out')
  expect(store.bodies.size).toBe(0)
  store.put = put
  await finish()
  expect([...store.bodies.values()].map((body) => Buffer.from(body).toString())).toEqual(['Sentire [omesso]'])
})

describe('a host that opts out', () => {
  it('is not leased again, nor are its subdomains, and a visit under way is not written', async () => {
    const house = await makeWatchedSite(db, start, 'www.casa.example')
    const below = await makeWatchedSite(db, start, 'lavoro.casa.example')
    const other = await makeWatchedSite(db, start, 'altracasa.example')
    const token = randomUUID()
    const [first] = await leaseDue(watchDb, { now: start, limit: 1, token })
    expect(first?.sourceNo).toBe(house.sourceNo)
    const done = await optOut(db, { host: 'www.casa.example', reason: 'asked by mail' }, start)
    expect(done).toEqual({ host: 'casa.example', sites: 2, sources: 2 })
    expect([await statusOf(house), await statusOf(below), await statusOf(other)]).toEqual([
      'opted_out',
      'opted_out',
      'active',
    ])
    const visits = first === undefined ? [] : [finishedVisit(first, start)]
    expect(await finishVisits(watchDb, pageStore, token, visits, start)).toEqual(new Set())
    const leased = await leaseDue(watchDb, { now: after(1), limit: 10, token: randomUUID() })
    expect(leased.map(({ sourceNo }) => sourceNo)).toEqual([other.sourceNo])
    const late = await makeWatchedSite(db, start, 'nuova.casa.example')
    expect([await statusOf(late), await scheduleOf(late.sourceNo)]).toEqual(['opted_out', undefined])
  })
})
