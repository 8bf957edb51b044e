import { randomUUID } from 'node:crypto'
import { dayMs } from '@vedetta/contracts/text/durations'
import { type HostAnswers, origin, scriptedHost } from '@vedetta/crawler/revisit/testing/scripted-host'
import { visitSource } from '@vedetta/crawler/revisit/visit-source'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { addBoards } from '../../companies/sources/add-boards.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { makeWatchedSite, memoryPageStore } from '../../testing/watched-site.ts'
import { leaseDue } from '../schedule/lease-due.ts'
import { finishVisits } from './finish-visits.ts'

const { db, as, close } = await createTestDb()
const { db: watchDb } = as('watch')
afterAll(close)
beforeEach(() => sql`TRUNCATE company, source, visit CASCADE`.execute(db))

const start = new Date('2026-11-02T08:00:00Z')
const pageStore = memoryPageStore()
const trades = ['Saldatore', 'Tornitore', 'Fresatore', 'Magazziniere', 'Contabile', 'Progettista', 'Autista']
const titles = Array.from({ length: 50 }, (_, n) => `${trades[n % trades.length]} reparto ${n + 1}`)
const json = (value: unknown) => ({ html: JSON.stringify(value), headers: { 'content-type': 'application/json' } })
const text = '<p>Requisiti: esperienza di 2 anni, diploma. Contratto a tempo indeterminato, full time.</p>'
const careers = (body: string) =>
  `<html lang="it"><title>Lavora con noi</title><main><h1>Lavora con noi</h1>${body}</main>`
const advert = (title: string) => `<h3>${title}</h3><p>Sede di lavoro: Jesi.</p>${text}`

/** The only source that is due. */
async function watchedSource(board: string | null): Promise<number> {
  const { sourceNo } = await makeWatchedSite(db, start, 'www.rossi.example')
  if (board === null) return sourceNo
  await addBoards(db, [{ sourceNo, url: board }], start)
  const added = await db.selectFrom('source').select('source_no').where('kind', '=', 'board').executeTakeFirstOrThrow()
  await db.deleteFrom('source_schedule').where('source_no', '=', sourceNo).execute()
  return added.source_no
}

/** A visit as the watch makes it, from the lease to the stored positions. */
async function visit(day: number, sourceNo: number, answers: HostAnswers) {
  const now = new Date(start.getTime() + day * dayMs)
  await db.updateTable('source_schedule').set({ due_at: now }).where('source_no', '=', sourceNo).execute()
  const token = randomUUID()
  const [source] = await leaseDue(watchDb, { now, limit: 1, token })
  if (source === undefined) throw new Error('the source is not due')
  const read = await visitSource(scriptedHost(answers), { ...source, visitedAt: now })
  const finished = { source, visit: read, visitedAt: now, milliseconds: 100, address: null }
  await finishVisits(watchDb, pageStore, token, [finished], now)
  const open = await db.selectFrom('position').select('title').where('closed_at', 'is', null).execute()
  return { open: open.length, drifted: read.drifts.map(({ system }) => system), outcome: read.outcome }
}

type Case = {
  board: string | null
  /** How it answers while these positions are open. */
  whole: (titles: readonly string[]) => HostAnswers
  /** How it answers on a day on which they still are, and it does not say so. */
  changed: (day: number) => HostAnswers
  /** Counted while it answers so. */
  drifts: string[]
  open?: number
}

const greenhouse = 'https://boards.greenhouse.io/rossi'
const greenhouseApi = 'https://boards-api.greenhouse.io/v1/boards/rossi/jobs?content=true'
const greenhouseJobs = (of: readonly string[]) =>
  of.map((title) => {
    const id = titles.indexOf(title) + 1
    return { id, title, absolute_url: `${greenhouse}/jobs/${id}`, content: text, location: { name: 'Jesi' } }
  })
const greenhouseWhole = (of: readonly string[]): HostAnswers => ({
  [greenhouseApi]: json({ jobs: greenhouseJobs(of), meta: { total: of.length } }),
})
const shellOf = (body: string, day: number) => ({ [greenhouse]: careers(`${body}<p>Giorno ${day}.</p>`) })

/** Two pages, whose details fit into a visit. */
const workdayTitles = titles.slice(0, 22)
const workday = 'https://rossi.wd3.myworkdayjobs.com/Lavora'
const workdayApi = 'https://rossi.wd3.myworkdayjobs.com/wday/cxs/rossi/Lavora'
const workdayPosting = (title: string) => ({
  title,
  externalPath: `/job/Jesi/Annuncio_R${titles.indexOf(title) + 1}`,
  locationsText: 'Jesi',
  bulletFields: [`R${titles.indexOf(title) + 1}`],
})
const workdayBody = (offset: number) => JSON.stringify({ appliedFacets: {}, limit: 20, offset, searchText: '' })
const workdayDetail = (title: string) => {
  const { externalPath, bulletFields } = workdayPosting(title)
  const info = {
    title,
    jobDescription: text,
    location: 'Jesi',
    jobReqId: bulletFields[0],
    externalUrl: `${workday}${externalPath}`,
  }
  return [`${workdayApi}${externalPath}`, json({ jobPostingInfo: info })] as const
}
const workdayPages = (of: readonly string[], total = of.length): HostAnswers => ({
  ...Object.fromEntries(workdayTitles.map(workdayDetail)),
  ...Object.fromEntries(
    [0, 20].map((offset) => [
      `${workdayApi}/jobs${workdayBody(offset)}`,
      json({ total: offset === 0 ? total : 0, jobPostings: of.slice(offset, offset + 20).map(workdayPosting) }),
    ]),
  ),
})

const jazz = 'https://rossi.applytojob.com/apply'
const jazzTitles = titles.slice(0, 12)
const jazzPage = (title: string) => `${jazz}/Ab${String(titles.indexOf(title) + 1).padStart(6, '0')}/Annuncio`
const jazzWhole = (of: readonly string[]): HostAnswers => ({
  [`${jazz}/jobs`]: `<div class="job_listings_wrapper"><ul>${of.map((title) => `<li><h4><a href="${jazzPage(title)}">${title}</a></h4><span>Jesi</span></li>`).join('')}</ul></div>`,
  ...Object.fromEntries(of.map((title) => [jazzPage(title), careers(`<h1>${title}</h1>${text}`)])),
})

const ownSite = `${careers('<p>Le nostre posizioni.</p><a href="/jobs">Posizioni aperte</a>')}<footer>Career site by Teamtailor</footer>`
const ownJobs = (of: readonly string[]) =>
  of.map((title) => {
    const id = titles.indexOf(title) + 1
    return { id: `${id}`, title, url: `${origin}/jobs/${id}-annuncio`, content_html: text }
  })
const ownPages = { '/': ownSite, '/jobs': careers('<p>Le nostre posizioni.</p>') }
const ownWhole = (of: readonly string[]): HostAnswers => ({
  ...ownPages,
  '/jobs.json': json({ items: ownJobs(of) }),
  '/jobs.rss': {
    html: `<rss><channel>${ownJobs(of)
      .map(({ id, title, url }) => `<item><title>${title}</title><link>${url}</link><guid>${id}</guid></item>`)
      .join('')}</channel></rss>`,
    headers: { 'content-type': 'application/rss+xml' },
  },
})

const hosted = 'https://rossi.teamtailor.com'
const onHost = (answers: HostAnswers): HostAnswers =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(answers).map(([path, answer]) => [hosted + path, answer])),
    ).replaceAll(origin, hosted),
  )

const cases: [string, Case][] = [
  [
    'a board in JSON that changes its shape',
    {
      board: greenhouse,
      whole: greenhouseWhole,
      changed: () => ({ [greenhouseApi]: json({ data: { postings: greenhouseJobs(titles) } }) }),
      drifts: ['greenhouse'],
    },
  ],
  [
    'a board in JSON that changes its shape, and whose page lists one post',
    {
      board: greenhouse,
      whole: greenhouseWhole,
      changed: (day) => ({ [greenhouseApi]: json({ data: [] }), ...shellOf(advert('Saldatore reparto 1'), day) }),
      drifts: ['greenhouse'],
    },
  ],
  [
    'a board in JSON that changes its shape, and whose page says that nothing is open',
    {
      board: greenhouse,
      whole: greenhouseWhole,
      changed: (day) => ({
        [greenhouseApi]: json({ data: [] }),
        ...shellOf('<p>Al momento non ci sono posizioni aperte.</p>', day),
      }),
      drifts: ['greenhouse'],
    },
  ],
  [
    'a board in HTML whose list no longer names its jobs',
    {
      board: jazz,
      whole: jazzWhole,
      changed: () => ({ [`${jazz}/jobs`]: '<div class="job_listings_wrapper"><div id="app"></div></div>' }),
      drifts: ['jazzhr'],
      open: jazzTitles.length,
    },
  ],
  [
    'a board within a company’s site that changes its shape',
    {
      board: null,
      whole: ownWhole,
      changed: () => ({ ...ownPages, '/jobs.json': json({ data: ownJobs(titles) }) }),
      drifts: ['teamtailor'],
    },
  ],
  [
    'a board within a company’s site that changes its shape, and whose other call lists nothing',
    {
      board: null,
      whole: ownWhole,
      changed: (day) => ({ ...ownWhole([]), '/jobs.json': json({ data: [day] }) }),
      drifts: ['teamtailor'],
    },
  ],
  [
    'a board in JSON that changes its shape, and whose other call lists nothing',
    {
      board: `${hosted}/jobs`,
      whole: (of) => onHost(ownWhole(of)),
      changed: (day) => onHost({ ...ownWhole([]), '/jobs.json': json({ data: [day] }) }),
      drifts: ['teamtailor'],
    },
  ],
  [
    'a board within a company’s site whose company is unknown to the system',
    { board: null, whole: ownWhole, changed: () => ownPages, drifts: [] },
  ],
  [
    'a board whose second page changes its shape',
    {
      board: workday,
      whole: workdayPages,
      changed: () => ({
        ...workdayPages(workdayTitles),
        [`${workdayApi}/jobs${workdayBody(20)}`]: json({ postings: [] }),
      }),
      drifts: ['workday'],
      open: workdayTitles.length,
    },
  ],
  [
    'a board that is empty against its own total',
    {
      board: workday,
      whole: workdayPages,
      changed: () => workdayPages([], 22),
      drifts: [],
      open: workdayTitles.length,
    },
  ],
  [
    'a board whose company is unknown to the system',
    { board: greenhouse, whole: greenhouseWhole, changed: () => ({}), drifts: [] },
  ],
  [
    'a board whose company is unknown to the system, and whose page lists one post',
    {
      board: greenhouse,
      whole: greenhouseWhole,
      changed: (day) => shellOf(advert('Saldatore reparto 1'), day),
      drifts: [],
    },
  ],
  [
    'a board that fails, and whose page lists one post',
    {
      board: greenhouse,
      whole: greenhouseWhole,
      changed: (day) => ({ [greenhouseApi]: { status: 500 }, ...shellOf(advert('Saldatore reparto 1'), day) }),
      drifts: [],
    },
  ],
]

it.each(cases)('%s closes nothing for as long as that lasts, nor at the weekly whole visit', async (_, one) => {
  const sourceNo = await watchedSource(one.board)
  const count = one.open ?? titles.length
  const open = titles.slice(0, count)
  expect(await visit(0, sourceNo, one.whole(open))).toMatchObject({ open: count, drifted: [] })
  for (const day of [1, 2, 3, 4, 8, 15])
    expect(await visit(day, sourceNo, one.changed(day)), `day ${day}`).toMatchObject({
      open: count,
      drifted: one.drifts,
    })
  // Once it answers as before, what is gone closes.
  for (const day of [16, 17, 18]) await visit(day, sourceNo, one.whole(open.slice(1)))
  expect(await visit(19, sourceNo, one.whole(open.slice(1)))).toMatchObject({ open: count - 1 })
})
