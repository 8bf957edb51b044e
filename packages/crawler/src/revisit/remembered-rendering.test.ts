import { describe, expect, it } from 'vitest'
import { advert, careers, home } from '../visit/testing/visit-answers.ts'
import { type HostAnswers, origin, watched } from './testing/scripted-host.ts'

const path = '/lavora-con-noi/'
const tried = `try ${path}`
const rendered = `render ${path}`
const text = '<p>Dal 1961 costruiamo carpenterie per edifici e ponti, con venti persone e due capannoni.</p>'.repeat(5)
const page = (list: string, script: string) => careers(`${text}${list}<script src="${script}"></script>`)
const site = (list: string, { script = '/js/1.js', more = '' } = {}): HostAnswers => ({
  '/': home,
  [path]: { html: page(more, script), rendered: page(`${more}${list}`, script) },
})
const spent = { hasTrials: false }

describe('visitSource on a page that announces openings and yields none', () => {
  it('renders it once, also if its text changes afterwards', async () => {
    const source = watched()
    expect((await source.visit(site(''))).requested).toContain(tried)
    for (const day of [1, 7, 14]) expect((await source.visit(site(''), day)).outcome).toBe('unchanged')
    const changed = await source.visit(site('', { more: '<p>Nuovo capannone.</p>' }), 15)
    expect(changed.outcome).toBe('read')
    expect(changed.requested.filter((one) => one === tried || one === rendered)).toEqual([])
  })

  it('renders it again once its scripts are others, and not for a value of one answer', async () => {
    const source = watched()
    const withToken = (value: string) =>
      site('', { more: `<p>${value}</p><script>var a={"nonce":"${value}"}</script>` })
    await source.visit(withToken('7001'))
    expect((await source.visit(withToken('7002'), 1)).requested).not.toContain(tried)
    const other = await source.visit(site(advert('Saldatore'), { script: '/js/2.js', more: '<p>Nuovo.</p>' }), 2)
    expect(other.requested).toContain(tried)
    expect(other.titles).toEqual(['Saldatore'])
  })

  it('renders it again after 180 days', async () => {
    const source = watched()
    await source.visit(site(''))
    const text = (day: number) => site('', { more: `<p>Dopo ${day} giorni.</p>` })
    expect((await source.visit(text(179), 179)).requested).not.toContain(tried)
    expect((await source.visit(text(180), 180)).requested).toContain(tried)
  })

  it('tries it weekly where the trials of the day are spent, for 60 days', async () => {
    const source = watched()
    const answers = site(advert('Saldatore'))
    expect(await source.visit(answers, 0, spent)).toMatchObject({ outcome: 'read', titles: [] })
    expect((await source.visit(answers, 1)).outcome).toBe('unchanged')
    const week = await source.visit(answers, 7)
    expect(week.requested).toContain(tried)
    expect(week.titles).toEqual(['Saldatore'])
    const late = watched()
    await late.visit(answers, 0, spent)
    expect((await late.visit(answers, 60, spent)).requested).toContain(tried)
    expect((await late.visit(answers, 67)).requested).not.toContain(tried)
  })
})

describe('visitSource on a page that rendering added positions to', () => {
  it('renders it for a new reader without a trial', async () => {
    const source = watched()
    await source.visit(site(advert('Saldatore')))
    source.ageReader()
    const next = await source.visit(site(advert('Saldatore')), 100, spent)
    expect(next.requested).toContain(rendered)
    expect(next.titles).toEqual(['Saldatore'])
  })

  it('does not try for a new reader what rendering added nothing to', async () => {
    const source = watched()
    await source.visit(site(''))
    source.ageReader()
    expect((await source.visit(site(''), 1)).requested.filter((one) => one === tried || one === rendered)).toEqual([])
  })

  it('closes nothing where its scripts are others and it can not be rendered', async () => {
    const source = watched()
    await source.visit(site(advert('Saldatore')))
    const html = page('', '/js/2.js')
    expect((await source.visit({ '/': home, [path]: { html } }, 1, spent)).outcome).toBe('partly_read')
  })

  it('knows that its scripts say that nothing is open', async () => {
    const source = watched()
    await source.visit(site('<p>Al momento non ci sono posizioni aperte.</p>'))
    const next = await source.visit(site(advert('Saldatore'), { more: '<p>Nuovo.</p>' }), 1, spent)
    expect(next.titles).toEqual(['Saldatore'])
  })
})

describe('visitSource on a page whose scripts draw from a file', () => {
  const record = (title: string) => ({ title, city: 'Jesi', contract: 'Tempo indeterminato', text: 'Due anni.' })
  const file = (...titles: string[]) => ({
    html: JSON.stringify(titles.map(record)),
    headers: { 'content-type': 'application/json' },
  })
  const drawnFrom = (...titles: string[]): HostAnswers => {
    const html = page('', '/js/1.js')
    const list = page(titles.map((title) => advert(title)).join(''), '/js/1.js')
    return { '/': home, [path]: { html, rendered: list, data: ['/d/1'] }, '/d/1': file(...titles) }
  }

  it('reads the file from then on instead of rendering the page', async () => {
    const source = watched()
    const first = await source.visit(drawnFrom('Saldatore', 'Tornitore'))
    expect(first.titles).toEqual(['Saldatore', 'Tornitore'])
    expect(first.requested).toContain(tried)
    for (const [day, title] of [
      [1, 'Fresatore'],
      [7, 'Fresatore'],
      [8, 'Elettricista'],
    ] as const) {
      const next = await source.visit(drawnFrom('Saldatore', title), day)
      expect(next.requested.filter((one) => one === tried || one === rendered)).toEqual([])
      if (next.outcome !== 'unchanged') expect(next.titles).toEqual(['Saldatore', title])
    }
  })

  it('reads the file for a new reader too', async () => {
    const source = watched()
    await source.visit(drawnFrom('Saldatore', 'Tornitore'))
    source.ageReader()
    const next = await source.visit(drawnFrom('Saldatore', 'Tornitore'), 1, spent)
    expect(next.requested).toContain('/d/1')
    expect(next.requested).not.toContain(rendered)
    expect(next.titles).toEqual(['Saldatore', 'Tornitore'])
    expect(next.findings?.positions.map(({ url }) => url)).toEqual([`${origin}${path}`, `${origin}${path}`])
  })

  it('renders the page again where the file holds nothing any more', async () => {
    const source = watched()
    await source.visit(drawnFrom('Saldatore', 'Tornitore'))
    const moved = { ...drawnFrom('Saldatore', 'Fresatore'), '/d/1': { status: 404 } }
    const next = await source.visit(moved, 1, spent)
    expect(next.requested).toContain(rendered)
    expect(next.titles).toEqual(['Saldatore', 'Fresatore'])
  })

  it('goes on rendering where no file reads as what was drawn', async () => {
    const source = watched()
    const answers = (title: string) => ({ ...drawnFrom(title), '/d/1': file('Elettricista', 'Fresatore') })
    const first = await source.visit(answers('Saldatore'))
    expect(first.titles).toEqual(['Saldatore'])
    expect(first.requested).not.toContain('/d/1')
    const next = await source.visit(answers('Tornitore'), 1)
    expect(next.requested).toContain(rendered)
    expect(next.titles).toEqual(['Tornitore'])
  })
})
