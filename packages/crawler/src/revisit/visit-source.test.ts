import { politenessLimits } from '@vedetta/contracts/watch/bot'
import { describe, expect, it } from 'vitest'
import { advert, careers, detail, home, row } from '../visit/testing/visit-answers.ts'
import { readerVersion } from './source-memory.ts'
import { type HostAnswers, origin, watched } from './testing/scripted-host.ts'

const path = '/lavora-con-noi/'
const site = (body: string): HostAnswers => ({ '/': home, [path]: careers(body) })
const list = (...paths: string[]) =>
  `<ul>${paths.map((one) => row(`/lavoro/${one}`, titles[one] ?? one)).join('')}</ul>`
const titles: Record<string, string> = { 1: 'Saldatore', 2: 'Tornitore', 3: 'Fresatore', 4: 'Magazziniere' }
const details = Object.fromEntries(Object.entries(titles).map(([one, title]) => [`/lavoro/${one}`, detail(title)]))

describe('visitSource on an unchanged site', () => {
  it('requests only the known pages', async () => {
    const source = watched()
    const first = await source.visit(site(advert('Saldatore')))
    expect(first).toMatchObject({ outcome: 'read', titles: ['Saldatore'], findings: { listing: 'recognised' } })
    expect(first.memory?.pages.map(({ role, url }) => `${role} ${url}`)).toEqual([
      `careers ${origin}${path}`,
      `home ${origin}/`,
    ])
    const second = await source.visit(site(advert('Saldatore')), 1)
    expect(second).toMatchObject({ outcome: 'unchanged', findings: null, memory: null, requested: [path], requests: 2 })
  })

  it('recognises it by its tag, its bytes or its content', async () => {
    const source = watched()
    const tagged = (etag: string, date: string): HostAnswers => ({
      '/': home,
      [path]: { html: careers(`${advert('Saldatore')}<footer>Oggi: ${date}</footer>`), etag },
    })
    await source.visit(tagged('"a"', '02/11/2026'))
    expect(await source.visit(tagged('"a"', ''), 1)).toMatchObject({ outcome: 'unchanged', requested: [`if ${path}`] })
    const renewed = await source.visit(tagged('"b"', '04/11/2026'), 2)
    expect(renewed.outcome).toBe('unchanged')
    expect(renewed.memory?.pages[0]).toMatchObject({ etag: '"b"' })
    expect(await source.visit(tagged('"b"', ''), 3)).toMatchObject({ outcome: 'unchanged', memory: null })
  })

  it('requests the home page once a week, or where no other page is known', async () => {
    const source = watched()
    await source.visit(site(advert('Saldatore')))
    const week = await source.visit(site(advert('Saldatore')), 7)
    expect(week).toMatchObject({ outcome: 'unchanged', requested: [path, '/'] })
    expect((await source.visit(site(advert('Saldatore')), 8)).requested).toEqual([path])
    const bare = watched()
    await bare.visit({ '/': '<h1>Carpenteria</h1>' })
    expect(await bare.visit({ '/': '<h1>Carpenteria</h1>' }, 1)).toMatchObject({
      outcome: 'unchanged',
      requested: ['/'],
    })
  })

  it('reads it again with another reader version', async () => {
    const source = watched()
    await source.visit(site(advert('Saldatore')))
    const memory = source.memory()
    if (memory) memory.readerVersion = readerVersion - 1
    expect(await source.visit(site(advert('Saldatore')), 1)).toMatchObject({ outcome: 'read', titles: ['Saldatore'] })
  })
})

describe('visitSource on a changed site', () => {
  it('reads the lists, and only the pages of new adverts', async () => {
    const source = watched()
    const first = await source.visit({ ...site(list('1', '2')), ...details })
    expect(first.titles).toEqual(['Saldatore', 'Tornitore'])
    const second = await source.visit({ ...site(list('2', '3')), ...details }, 1)
    expect(second.requested).toEqual([path, '/lavoro/3'])
    expect(second.findings?.positions.map(({ title, isListedOnly }) => [title.value, isListedOnly])).toEqual([
      ['Tornitore', true],
      ['Fresatore', false],
    ])
    expect(second.findings?.listing).toBe('recognised')
    expect(second.pages.map(({ url }) => url)).toEqual([`${origin}${path}`, `${origin}/lavoro/3`])
    expect(Object.keys(second.memory?.adverts ?? {})).toEqual(['rossi.example/lavoro/2', 'rossi.example/lavoro/3'])
  })

  it("requests an advert's page again under another title", async () => {
    const source = watched()
    await source.visit({ ...site(list('1', '2')), ...details })
    const retitled = list('1', '2').replace('Tornitore', 'Tornitore CNC')
    const second = await source.visit({ ...site(retitled), ...details, '/lavoro/2': detail('Tornitore CNC') }, 1)
    expect(second).toMatchObject({ requested: [path, '/lavoro/2'], titles: ['Saldatore', 'Tornitore CNC'] })
  })

  it('requests an unchanged page again if another page changed', async () => {
    const source = watched()
    const two = (body: string): HostAnswers => ({
      '/': `${home}<a href="/careers/">Careers</a>`,
      [path]: { html: careers(advert('Saldatore')), etag: '"a"' },
      '/careers/': careers(body),
    })
    await source.visit(two(advert('Tornitore')))
    const second = await source.visit(two(advert('Fresatore')), 1)
    expect(second.titles.sort()).toEqual(['Fresatore', 'Saldatore'])
  })

  it('sends few requests where the site still has no positions', async () => {
    const source = watched()
    await source.visit({ '/': '<h1>Carpenteria</h1>' })
    const second = await source.visit({ '/': '<h1>Carpenteria e serramenti</h1>' }, 1)
    expect(second).toMatchObject({ outcome: 'read', requested: ['/'], findings: { listing: 'unsure' } })
  })

  it('searches the site when its careers page lost its adverts', async () => {
    const source = watched()
    await source.visit({ ...site(list('1', '2')), ...details })
    const moved: HostAnswers = {
      '/': '<h1>Carpenteria</h1><a href="/lavora-con-noi/">Lavora con noi</a> <a href="/posizioni-aperte/">Posizioni aperte</a>',
      [path]: careers('<p>Cerchiamo persone che vogliono crescere con noi.</p>'),
      '/posizioni-aperte/': careers(list('1')),
      ...details,
    }
    expect(await source.visit(moved, 1)).toMatchObject({ outcome: 'read', titles: ['Saldatore'] })
    const emptied = watched()
    await emptied.visit({ ...site(list('1', '2')), ...details })
    const nothing = await emptied.visit(site('<p>Al momento non ci sono posizioni aperte.</p>'), 1)
    expect(nothing).toMatchObject({ outcome: 'read', requested: [path], findings: { listing: 'recognised' } })
  })

  it('searches the site when its careers page is gone', async () => {
    const source = watched()
    await source.visit(site(advert('Saldatore')))
    const moved = { '/': home.replace(path, '/careers/'), '/careers/': careers(advert('Saldatore')) }
    expect(await source.visit(moved, 1)).toMatchObject({
      outcome: 'read',
      titles: ['Saldatore'],
      findings: { listing: 'recognised' },
    })
  })
})

describe('the listing of visitSource', () => {
  it.each<[string, HostAnswers, string]>([
    ['a page that says so', site('<p>Al momento non ci sono posizioni aperte.</p>'), 'recognised'],
    ['a careers page without a word', site('<p>Siamo una bella squadra.</p>'), 'recognised'],
    ['a page that is gone', { '/': home }, 'unsure'],
    [
      'an error that calls itself a success',
      { ...site(''), [path]: '<title>Pagina non trovata</title><h1>Pagina non trovata</h1>' },
      'unsure',
    ],
    ['another site in its place', { '/': '<h1>Nuovo sito in costruzione</h1>' }, 'unsure'],
    ['the first part of a list', site(`${advert('Tornitore')}<button>Carica altre posizioni</button>`), 'unsure'],
  ])('%s', async (_name, answers, listing) => {
    const source = watched()
    await source.visit(site(advert('Saldatore')))
    const second = await source.visit(answers, 1)
    expect(second.findings?.listing).toBe(listing)
  })

  it('is unsure where something could not be read', async () => {
    const source = watched()
    await source.visit({ ...site(list('1', '2')), ...details })
    const answers = { ...site(list('2', '3')), ...details, '/lavoro/3': { status: 503 } }
    expect((await source.visit(answers, 1)).outcome).toBe('partly_read')
    expect(await source.visit({ ...answers, '/lavoro/3': detail('Fresatore') }, 2)).toMatchObject({
      outcome: 'read',
      titles: ['Tornitore', 'Fresatore'],
    })
  })

  it.each<[string, HostAnswers[string]]>([
    ['a timeout', { fault: 'timeout' }],
    ['an error', { status: 500 }],
    ['too much', { fault: 'too_large' }],
  ])('%s of the careers page', async (_name, answer) => {
    const source = watched()
    await source.visit(site(advert('Saldatore')))
    const second = await source.visit({ ...site(''), [path]: answer }, 1)
    expect(second.outcome).toBe('partly_read')
    expect(second.titles).toEqual([])
  })

  it('is unsure where robots.txt denies the careers page, which stays unchanged while it does', async () => {
    const source = watched()
    await source.visit(site(advert('Saldatore')))
    const denied = { ...site(advert('Saldatore')), '/robots.txt': `User-agent: *\nDisallow: ${path}` }
    const second = await source.visit(denied, 1)
    expect(second.outcome).toBe('partly_read')
    expect(second.requested).not.toContain(path)
    expect((await source.visit(denied, 2)).outcome).toBe('unchanged')
    expect(await source.visit(site(advert('Tornitore')), 3)).toMatchObject({ outcome: 'read', titles: ['Tornitore'] })
  })
})

describe('visitSource on a site that does not answer', () => {
  it.each<[string, HostAnswers, string]>([
    ['no such name', { '/robots.txt': { fault: 'dns' } }, 'unreachable'],
    ['no trust', { '/robots.txt': { fault: 'tls' } }, 'unreachable'],
    ['no server', { '/robots.txt': { fault: 'refused' } }, 'unreachable'],
    ['nothing there', {}, 'unreachable'],
    ['a broken connection', { '/robots.txt': { fault: 'reset' } }, 'failed'],
    ['a timeout', { '/': { fault: 'timeout' } }, 'failed'],
    ['an error', { '/': { status: 500 } }, 'failed'],
    ['an error for robots.txt', { '/robots.txt': { status: 502 }, '/': home }, 'failed'],
    ['robots.txt', { '/robots.txt': 'User-agent: *\nDisallow: /', '/': home }, 'denied'],
    ['a part of robots.txt', { '/robots.txt': 'User-agent: *\nDisallow: /$', '/': home }, 'blocked'],
    ['a refusal', { '/': { status: 403, html: home } }, 'blocked'],
    ['a name for sale', { '/': '<h1>rossi.example</h1><p>This domain is for sale</p>' }, 'parked'],
  ])('%s', async (_name, answers, outcome) => {
    const bare = { 'https://rossi.example/robots.txt': { fault: 'dns' as const } }
    const visit = await watched().visit({ ...bare, ...answers })
    const deniedBy = outcome === 'denied' ? 'rossi.example' : null
    expect(visit).toMatchObject({ outcome, findings: null, memory: null, deniedBy })
  })

  it.each<[string, HostAnswers[string], string]>([
    ['too many requests', { status: 429, headers: { 'retry-after': '120' } }, '2026-11-02T06:02:00.000Z'],
    ['too many requests, and no word until when', { status: 429 }, '2026-11-02T07:00:00.000Z'],
    [
      'a date',
      { status: 503, headers: { 'retry-after': 'Mon, 02 Nov 2026 10:00:00 GMT' } },
      '2026-11-02T10:00:00.000Z',
    ],
  ])('%s', async (_name, answer, until) => {
    const visit = await watched().visit({ '/': answer, [path]: careers(advert('Saldatore')) })
    expect(visit).toMatchObject({ outcome: 'asked_to_wait', requested: ['/'] })
    expect(visit.waitUntil?.toISOString()).toBe(until)
  })

  it('sends no further request once the site throttles us', async () => {
    const source = watched()
    await source.visit({ ...site(list('1')), ...details })
    const busy = { status: 429, headers: { 'retry-after': '60' } }
    expect(await source.visit({ '/': home, [path]: busy }, 1)).toMatchObject({
      outcome: 'asked_to_wait',
      requested: [path],
    })
    const half = await source.visit({ ...site(list('2', '3')), ...details, '/lavoro/2': busy }, 2)
    expect(half).toMatchObject({ outcome: 'partly_read', requested: [path, '/lavoro/2'] })
    expect(half.waitUntil).not.toBeNull()
  })
})

describe('visitSource on boards', () => {
  const api = 'https://boards-api.greenhouse.io/v1/boards/rossi/jobs?content=true'
  const board = 'https://boards.greenhouse.io/rossi'
  const content = 'Requisiti: esperienza di 2 anni come saldatore, diploma. Contratto a tempo indeterminato.'
  const job = (id: number, title: string) => ({
    id,
    title,
    absolute_url: `${board}/jobs/${id}`,
    location: { name: 'Jesi' },
    company_name: 'Rossi Saldature',
    content,
  })
  const feed = (...jobs: unknown[]) => ({
    html: JSON.stringify({ jobs, meta: { total: jobs.length } }),
    headers: { 'content-type': 'application/json' },
  })

  it('leaves a board and its positions to a visit of its own', async () => {
    const linked = `<a href="${board}">Posizioni aperte</a><ul>${row(`${board}/jobs/1`, 'Saldatore')}${row(`${board}/jobs/2`, 'Tornitore')}</ul>`
    const visit = await watched().visit({ ...site(linked + advert('Fresatore')), [api]: feed(job(1, 'Saldatore')) })
    expect(visit.boards.map(({ url }) => url)).toEqual([board])
    expect(visit.titles).toEqual(['Fresatore'])
    expect(visit.requested.filter((url) => url.includes('greenhouse'))).toEqual([])
  })

  it('reports every position of a board, with its employer', async () => {
    const source = watched({ kind: 'board', url: board })
    const first = await source.visit({ [api]: feed(job(1, 'Saldatore'), job(2, 'Tornitore')) })
    expect(first).toMatchObject({ outcome: 'read', titles: ['Saldatore', 'Tornitore'], requested: [api] })
    expect(first.findings).toMatchObject({ listing: 'complete_feed', positions: [{ employer: 'Rossi Saldature' }, {}] })
    expect(await source.visit({ [api]: feed(job(1, 'Saldatore'), job(2, 'Tornitore')) }, 1)).toMatchObject({
      outcome: 'unchanged',
    })
    const empty = await source.visit({ [api]: feed() }, 2)
    expect(empty).toMatchObject({ outcome: 'read', titles: [], findings: { listing: 'complete_feed' } })
  })

  it('is unsure of the listing where an answer is incomplete', async () => {
    const visit = await watched({ kind: 'board', url: board }).visit({
      [api]: { ...feed(), html: JSON.stringify({ jobs: [job(1, 'Saldatore')], meta: { total: 2 } }) },
    })
    expect(visit).toMatchObject({ outcome: 'partly_read', findings: { listing: 'unsure' } })
  })

  it('requests only the pages of new jobs', async () => {
    const altamira = 'https://rossi.altamiraweb.com'
    const jobs = (...ids: number[]) =>
      `<h1>Annunci</h1>${ids.map((id) => `<div><h3><a href="/jobs/${titles[id]}-${id}.htm">${titles[id]}</a></h3></div>`).join('')}`
    const page = (id: number) => [`${altamira}/jobs/${titles[id]}-${id}.htm`, detail(titles[id] ?? '')] as const
    const pages = Object.fromEntries([1, 2, 3].map(page))
    const source = watched({ kind: 'board', url: `${altamira}/jobs` })
    await source.visit({ [`${altamira}/jobs`]: jobs(1, 2), ...pages })
    const second = await source.visit({ [`${altamira}/jobs`]: jobs(2, 3), ...pages }, 1)
    expect(second.requested).toEqual([`${altamira}/jobs`, page(3)[0]])
    expect(second.findings?.positions.map(({ isListedOnly }) => isListedOnly)).toEqual([true, false])
    expect(second.findings?.listing).toBe('complete_feed')
  })
})

describe('visitSource on a page whose scripts fetch its list', () => {
  const record = (title: string) => ({ title, city: 'Jesi', contract: 'Tempo indeterminato', text: 'Due anni.' })
  const fetching = (...records: string[]): HostAnswers => ({
    ...site("<ul id=jobs></ul><script>fetch('/api/jobs')</script>"),
    '/api/jobs': { html: JSON.stringify(records.map(record)), headers: { 'content-type': 'application/json' } },
  })

  it('checks the page and its data, and nothing else', async () => {
    const source = watched()
    expect((await source.visit(fetching('Saldatore', 'Tornitore'))).titles).toEqual(['Saldatore', 'Tornitore'])
    expect(await source.visit(fetching('Saldatore', 'Tornitore'), 1)).toMatchObject({
      outcome: 'unchanged',
      requested: [path, '/api/jobs'],
    })
  })

  it('finds a new record, with the page that shows it', async () => {
    const source = watched()
    await source.visit(fetching('Saldatore'))
    const second = await source.visit(fetching('Saldatore', 'Tornitore'), 1)
    expect(second.titles).toEqual(['Saldatore', 'Tornitore'])
    expect(second.findings?.positions.map(({ url }) => url)).toEqual([`${origin}${path}`, `${origin}${path}`])
    expect(second).toMatchObject({ outcome: 'read', requested: [path, '/api/jobs'] })
  })

  it('closes nothing while the data is not to be had', async () => {
    const source = watched()
    await source.visit(fetching('Saldatore'))
    const second = await source.visit({ ...fetching('Saldatore'), '/api/jobs': { status: 503 } }, 1)
    expect(second.outcome).toBe('partly_read')
  })
})

describe('visitSource on a list that promises more adverts than a visit reads', () => {
  const numbers = Array.from({ length: 75 }, (_, index) => String(index + 10))
  const trades = ['Saldatore', 'Tornitore', 'Fresatore', 'Magazziniere', 'Carpentiere']
  const nameOf = (one: string) => `${trades[Number(one) % 5]} reparto ${one}`
  const whole: HostAnswers = {
    ...site(`<h2>Posizioni aperte</h2><ul>${numbers.map((one) => row(`/lavoro/${one}`, nameOf(one))).join('')}</ul>`),
    ...Object.fromEntries(numbers.map((one) => [`/lavoro/${one}`, detail(nameOf(one))])),
  }
  const isAdvert = (url: string) => url.startsWith('/lavoro/')

  it('reads as many as fit, reports all that the list names, and reads the rest the next day', async () => {
    const source = watched()
    const first = await source.visit(whole)
    const read = first.requested.filter(isAdvert)
    expect(first).toMatchObject({ outcome: 'partly_read', requests: politenessLimits.maxListedRequests + 1 })
    expect(first.titles).toHaveLength(numbers.length)
    const second = await source.visit(whole, 1)
    expect(second.requested.filter(isAdvert)).toEqual(
      numbers.map((one) => `/lavoro/${one}`).filter((url) => !read.includes(url)),
    )
    expect(second).toMatchObject({ outcome: 'read' })
    expect(second.titles).toHaveLength(numbers.length)
    expect((await source.visit(whole, 2)).outcome).toBe('unchanged')
  })
})
