import { describe, expect, it } from 'vitest'
import { inrecruiting } from './inrecruiting.ts'
import { htmlAnswer, jsonAnswer, unquoted } from './testing/answers.ts'
import { boardAt } from './testing/board-case.ts'
import { describeBoard } from './testing/describe-board.ts'

const home = 'https://inrecruiting.intervieweb.it/filanda/it/career'
const call = 'https://inrecruiting.intervieweb.it/app.php?opmode=guest&module=newcareer&ajax=1&IdAzienda=9'
const tokens = 'CSRFToken=t1&CSRFHash=h1'

const card = (name: string, id: number, town = 'Prato') =>
  `<div class="row vacancy__render"><h3><a href="/filanda/jobs/${name.toLowerCase()}-${id}/it/">${name}</a></h3><span class="subtitle__informations" title="Sede">${town}</span><a href="/filanda/jobs/${name.toLowerCase()}-${id}/it/">Invia candidatura</a></div>`
const page = (cards: string, pager = '') =>
  `<html lang="it"><body><input type="hidden" id="url-for-announces" value="${`${call}&${tokens}`.replaceAll('&', '&amp;')}"><div id="vacancyList">${cards}</div>${pager}<script>function researchAnnounces(){ $.ajax({data: {'act1': 'vacancyListCareer', 'section': 's-77'}}) }</script></body></html>`
const asked = (number: number) => ({
  url: call,
  sessionQuery: tokens,
  method: 'POST' as const,
  body: `act1=vacancyListCareer&section=s-77&order=name&page=${number}&country=&region=&function=&project=&text=&division=&company=`,
})

const board = boardAt(inrecruiting, home)

describeBoard("an InRecruiting board's pages", {
  system: inrecruiting,
  address: home,
  list: {
    page: htmlAnswer(home, page(card('Tessitore', 501) + card('Orditore', 502), '<p>Pagina 1 di 2</p>')),
    titles: ['Tessitore', 'Orditore'],
  },
  second: {
    request: asked(2),
    page: jsonAnswer(call, { success: true, data: `${card('Tintore', 503)}<p>Pagina 2 di 2</p>` }),
    titles: ['Tintore'],
  },
  detail: {
    page: htmlAnswer(
      'https://inrecruiting.intervieweb.it/filanda/jobs/tessitore-501/it/',
      '<h1>Tessitore</h1><p>Conduci i telai su tre turni.</p>',
    ),
    words: 'telai su tre turni',
  },
  empty: { page: htmlAnswer(home, page('<p>Nessun annuncio disponibile</p>')), isKnown: true },
  unknownTenant: { page: htmlAnswer(home, '<h1>404 Error</h1>') },
  changed: { page: jsonAnswer(call, { success: true, annunci: '<div></div>' }) },
  translated: {
    page: htmlAnswer(home.replace('/it/', '/en/'), page(card('Weaver', 504), '<p>Page 1 of 1</p>')),
    titles: ['Weaver'],
  },
  check: 2,
})

describe('an InRecruiting careers page', () => {
  it('asks for its list under its own token and session where it holds none yet', () => {
    const { positions, next, isComplete } = inrecruiting.read(htmlAnswer(home, page('')), board)
    expect([positions, isComplete]).toEqual([[], true])
    expect(next).toEqual([
      {
        ...asked(1),
        headers: {
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
          'x-requested-with': 'XMLHttpRequest',
        },
        isOfSession: true,
      },
    ])
  })

  it('asks for the pages that its first part counts', () => {
    const answer = jsonAnswer(call, { success: true, data: `${card('Tessitore', 501)}<p>Pagina 1 di 3</p>` })
    const read = inrecruiting.read(answer, board, asked(1))
    expect(unquoted(read.positions, answer)).toEqual([])
    expect(read.next.slice(0, 2).map(({ body }) => body)).toEqual([asked(2).body, asked(3).body])
    expect(read).toMatchObject({ isComplete: true, positions: [{ hints: { place: [{ text: 'Prato' }] } }] })
  })

  it('is not complete where it counts pages and gives no way to them', () => {
    const plain = `${card('Tessitore', 501)}<p>Pagina 1 di 3</p>`
    expect(inrecruiting.read(htmlAnswer(home, plain), board)).toMatchObject({ isComplete: false })
  })

  it('sends its call to no other host', () => {
    const other = page('').replaceAll('inrecruiting.intervieweb.it/app.php', 'altrove.example/app.php')
    expect(inrecruiting.read(htmlAnswer(home, other), board).next).toEqual([])
  })

  it('believes an empty first part, and no empty later one', () => {
    const none = jsonAnswer(call, { success: true, data: '<div>Nessun annuncio disponibile</div>' })
    expect(inrecruiting.read(none, board, asked(1))).toMatchObject({ positions: [], isComplete: true })
    expect(inrecruiting.read(none, board, asked(2)).isComplete).toBe(false)
    expect(inrecruiting.read(jsonAnswer(call, { success: false }), board, asked(1))).toMatchObject({ hasDrifted: true })
  })

  it.each([
    ['https://zinrec.intervieweb.it/filanda/it/career', 'filanda'],
    ['https://cezanneondemand.intervieweb.it/filanda/en/career', 'filanda'],
    ['https://filanda.intervieweb.it/it/career', 'filanda'],
  ])('is recognised at %s, whoever sells it', (url, token) => {
    expect(inrecruiting.recognise(new URL(url))?.token).toBe(token)
  })
})
