import { describe, expect, it } from 'vitest'
import { pdfAdvert } from './pdf-advert.ts'
import { contextOf } from './testing/read-body.ts'

const read = (text: string | null, listTitle: string | null = null) =>
  pdfAdvert(
    { kind: 'pdf', url: 'https://acme.example/a.pdf', status: 200, text, isUnread: false },
    contextOf('pdf', listTitle),
  )

const body =
  '\n\nRequisiti:\n- diploma di perito\n- esperienza di due anni nella lavorazione di\nmaterie plastiche\n\nSi offre:\ncontratto a tempo indeterminato\n\nInviare il CV a hr@acme.example'

describe('pdfAdvert', () => {
  it.each<[string, string, string | null, string]>([
    ['a line', `ACME S.p.A.\nStampatore materie plastiche${body}`, null, 'Stampatore materie plastiche'],
    ['a notice', `CERCASI IDRAULICO PER IMPIANTI${body}`, null, 'CERCASI IDRAULICO PER IMPIANTI'],
    ['a label', `Ricerca di personale\nPosizione: Tecnico commerciale${body}`, null, 'Tecnico commerciale'],
    [
      'a sentence',
      `Acme S.p.A. ricerca un manutentore elettrico per lo stabilimento di Lodi.${body}`,
      null,
      'manutentore elettrico',
    ],
    [
      'below a letterhead',
      `Studio Neri – Consulenti del lavoro – Via Roma 3, 20900 Monza\n\nAddetto paghe${body}`,
      null,
      'Addetto paghe',
    ],
    ['the link that led to it', `Acme S.p.A.${body}`, 'Addetto CED', 'Addetto CED'],
  ])('takes its title from %s', (_, text, listTitle, title) => {
    expect(read(text, listTitle).map((found) => found.title.text)).toEqual([title])
  })

  it('reads sections and joins broken lines', () => {
    const [found] = read(`Stampatore${body}`)
    expect(found).toMatchObject({
      by: 'pdf-advert',
      url: 'https://acme.example/a.pdf',
      applyUrl: 'mailto:hr@acme.example',
    })
    expect(found?.sections[0]).toEqual({
      heading: 'Requisiti',
      lines: [
        { text: 'diploma di perito', isItem: true },
        { text: 'esperienza di due anni nella lavorazione di materie plastiche', isItem: true },
      ],
    })
  })

  it.each<[string, string | null]>([
    ['a scan', null],
    [
      'a company profile',
      'Company profile\nAcme: operatori del settore\nI nostri requisiti di qualità, contratto di fornitura',
    ],
    ['a privacy notice', 'Informativa sul trattamento dei dati dei candidati\nOperatore\nRequisiti: contratto'],
    ['a price list', 'Listino prezzi 2026\nTornitore da banco € 300'],
    ['nothing', ''],
  ])('finds nothing in %s', (_, text) => {
    expect(read(text)).toEqual([])
  })
})
