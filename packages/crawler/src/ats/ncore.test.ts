import { describe, expect, it } from 'vitest'
import { watched } from '../revisit/testing/scripted-host.ts'
import { careers, home, origin, visit } from '../visit/testing/visit-answers.ts'
import { ncore } from './ncore.ts'
import { htmlAnswer } from './testing/answers.ts'
import { describeBoard } from './testing/describe-board.ts'

const board = { system: 'ncore', token: 'vetreria', url: 'https://app.ncoreplat.com/jobboard/1200/vetreria' }

const card = (id: number, title: string) =>
  `<div class="card"><h3>${title}</h3><p>In breve…</p><a href="/jobposition/${id}/${title.toLowerCase()}-it/vetreria">Candidati Ora</a></div>`

describeBoard('an ncore board', {
  system: ncore,
  address: board.url,
  list: {
    page: htmlAnswer(board.url, card(88, 'Soffiatore') + card(89, 'Molatore')),
    titles: ['Soffiatore', 'Molatore'],
  },
  second: null,
  detail: {
    page: htmlAnswer(
      'https://app.ncoreplat.com/jobposition/88/soffiatore-it/vetreria',
      '<div class="singlePosition"><h1>Soffiatore</h1><p>Lavorazione a canna.</p></div>',
    ),
    words: 'Lavorazione a canna',
  },
  empty: { page: htmlAnswer(board.url, '<p>Al momento non ci sono posizioni aperte</p>'), isKnown: true },
  unknownTenant: { page: htmlAnswer(board.url, '<h1>Not found</h1>') },
  changed: { page: htmlAnswer(board.url, '<div id="board"></div>') },
  translated: { page: htmlAnswer(`${board.url}?lang=en`, card(90, 'Glassblower')), titles: ['Glassblower'] },
})

describe('ncore', () => {
  it('recognises boards, and no single job: its address names no board', () => {
    expect(ncore.recognise(new URL(board.url))).toEqual(board)
    const asked = ncore.recognise(new URL(`${board.url}?lang=it`))
    expect(asked && ncore.requests(asked).map(({ url }) => url)).toEqual([`${board.url}?lang=it`, board.url])
    expect(ncore.recognise(new URL('https://app.ncoreplat.com/jobposition/88/soffiatore-it/vetreria'))).toBeNull()
    expect(ncore.recognise(new URL('https://app.ncoreplat.com/login'))).toBeNull()
    expect(ncore.recognise(new URL('https://www.ncore.example/jobboard/1/x'))).toBeNull()
  })
})

it('recognises its other domain, and a language before the board', () => {
  expect(ncore.recognise(new URL('https://app.ncorehr.com/it/jobboard/1200/vetreria'))).toEqual({
    system: 'ncore',
    token: 'vetreria',
    url: 'https://app.ncorehr.com/it/jobboard/1200/vetreria',
  })
  expect(ncore.recognise(new URL('https://www.ncorehr.com/jobboard/1/x'))).toBeNull()
})

describe('a company whose ncore pages a firewall guards', () => {
  const job = (id: number) => `https://app.ncoreplat.com/jobposition/${id}/x-it/vetreria`
  const guard = { html: '<title>Just a moment...</title>', status: 403 }
  const guarded = { [board.url]: guard, [job(88)]: guard, [job(89)]: guard }
  const json = (value: unknown) => ({ html: JSON.stringify(value), type: 'application/json' })
  const askedOf = (asked: string[]) => asked.filter((url) => url.includes('ncoreplat.com/job'))

  it.each([
    [
      'by company of the group',
      {
        Positions: {
          'Vetreria Nord': [{ title: 'Soffiatore', url: job(88), countryText: 'Italia', orderDate: '20261103' }],
          'Vetreria Sud': [{ title: 'Molatore', url: job(89), countryText: 'Italia', orderDate: '20261104' }],
        },
      },
    ],
    [
      'as one list',
      {
        data: [
          { id: 88, title: 'Soffiatore', country: 'IT', city: 'Empoli', web_url: job(88), opening_date: '2026-11-03' },
          { id: 89, title: 'Molatore', country: 'IT', city: 'Empoli', web_url: job(89), opening_date: '2026-11-04' },
        ],
      },
    ],
  ])("is read from its own site's JSON %s, and the firewall is met once", async (_, data) => {
    const { titles, asked } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(
        `<ul id="jobs"></ul><script>fetch('/positions.json')</script><a href="${board.url}">Job board</a>`,
      ),
      '/positions.json': json(data),
      ...guarded,
    })
    expect(titles.toSorted()).toEqual(['Molatore', 'Soffiatore'])
    expect(askedOf(asked).length).toBeLessThanOrEqual(2)
  })

  it('is read from the links of its own careers page, and the firewall is met once', async () => {
    const { titles, asked, positions } = await visit({
      '/': home,
      '/lavora-con-noi/': careers(
        `<ul><li><h3><a href="${job(88)}">Soffiatore</a></h3><p>Empoli, tempo indeterminato</p></li><li><h3><a href="${job(89)}">Molatore</a></h3><p>Empoli, tempo indeterminato</p></li></ul>`,
      ),
      ...guarded,
    })
    expect(titles).toEqual(['Soffiatore', 'Molatore'])
    expect(positions.every(({ url }) => !url.startsWith(origin))).toBe(true)
    expect(askedOf(asked)).toEqual([job(88)])
  })

  it('keeps the posts of its own careers page in the watch, which visits the board apart', async () => {
    const list = `<ul><li><h3><a href="${job(88)}">Soffiatore</a></h3><p>Empoli, tempo indeterminato</p></li></ul>`
    const { titles, boards } = await watched().visit({
      '/': home,
      '/lavora-con-noi/': careers(`${list}<a href="${board.url}">Job board</a>`),
      ...guarded,
    })
    expect(titles).toEqual(['Soffiatore'])
    expect(boards.map(({ url }) => url)).toEqual([board.url])
  })
})
