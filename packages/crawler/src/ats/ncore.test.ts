import { describe, expect, it } from 'vitest'
import { ncore } from './ncore.ts'
import { htmlAnswer, unquoted } from './testing/answers.ts'

const board = { system: 'ncore', token: 'vetreria', url: 'https://app.ncoreplat.com/jobboard/1200/vetreria' }

describe('ncore', () => {
  it('recognises boards and single jobs', () => {
    expect(ncore.recognise(new URL(board.url))).toEqual(board)
    const asked = ncore.recognise(new URL(`${board.url}?lang=it`))
    expect(asked && ncore.requests(asked).map(({ url }) => url)).toEqual([`${board.url}?lang=it`, board.url])
    expect(ncore.recognise(new URL('https://app.ncoreplat.com/jobposition/88/soffiatore-it/vetreria'))).toEqual({
      system: 'ncore',
      token: 'vetreria/88',
      url: 'https://app.ncoreplat.com/jobposition/88/soffiatore-it/vetreria',
    })
    expect(ncore.recognise(new URL('https://app.ncoreplat.com/login'))).toBeNull()
    expect(ncore.recognise(new URL('https://www.ncore.example/jobboard/1/x'))).toBeNull()
  })

  it('lists the cards whose only link is to apply', () => {
    const page = htmlAnswer(
      board.url,
      '<div class="card"><h3>Soffiatore</h3><p>Lavorazione a canna…</p><a href="/jobposition/88/soffiatore-it/vetreria">Candidati Ora</a></div><div class="card"><h3>Molatore</h3><a href="/jobposition/89/molatore-it/vetreria">Candidati Ora</a></div>',
    )
    const read = ncore.read(page, board)
    expect(unquoted(read.positions, page)).toEqual([])
    expect(read).toMatchObject({
      isComplete: true,
      positions: [
        { title: { text: 'Soffiatore' }, reference: '88' },
        { title: { text: 'Molatore' }, reference: '89' },
      ],
    })
    expect(read.next).toHaveLength(2)
  })

  it('reads a job’s page, and nothing from an error', () => {
    const url = 'https://app.ncoreplat.com/jobposition/88/soffiatore-it/vetreria'
    expect(
      ncore.read(htmlAnswer(url, '<h1>Soffiatore</h1><p>Sede di lavoro: Empoli</p>'), board).positions,
    ).toMatchObject([{ title: { text: 'Soffiatore' }, reference: '88' }])
    expect(ncore.read(htmlAnswer(url, '<h1>Soffiatore</h1>', 404), board)).toEqual({
      positions: [],
      next: [],
      isComplete: false,
    })
    expect(ncore.read(htmlAnswer(url, ''), board).isComplete).toBe(false)
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
