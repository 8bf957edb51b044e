import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import type { RawPosition } from '../raw-position.ts'
import { mergeSightings } from './merge-sightings.ts'
import type { Sighting } from './sighting.ts'

const list = 'https://www.rossi.example/lavoro'

type Parts = Partial<RawPosition> & { on?: string; place?: string; text?: string; isOwnPage?: boolean }

function seen(title: string, { on = list, place, text, isOwnPage = false, ...parts }: Parts = {}): Sighting {
  const raw: RawPosition = {
    by: 'repeated-blocks',
    title: { text: title, url: on },
    url: on,
    reference: null,
    sections: text === undefined ? [] : [{ heading: null, lines: [{ text, isItem: false }] }],
    hints: place === undefined ? {} : { place: [{ text: place, url: on }] },
    closed: null,
    applyUrl: null,
    ...parts,
  }
  return { raw, pageUrl: on, isOwnPage, isForeign: false }
}

const titles = async (sightings: Sighting[]) => (await mergeSightings(sightings)).map(({ raw }) => raw.title.text)

it('mergeSightings keeps two pages with one number and two titles apart', async () => {
  const posting = { by: 'json-ld', reference: '77', isOwnPage: true }
  const [one, other] = [`${list}/a`, `${list}/b`]
  expect(
    await titles([
      seen('Buyer', { ...posting, on: one, url: one }),
      seen('Tirocinio in ufficio tecnico', { ...posting, on: other, url: other }),
    ]),
  ).toEqual(['Buyer', 'Tirocinio in ufficio tecnico'])
})

describe('mergeSightings merges one advert', () => {
  const detail = `${list}/12-saldatore`

  it('in a list and on its page: the page takes precedence, the list fills in', async () => {
    const [merged, ...others] = await mergeSightings([
      seen('Saldatore', { url: detail, place: 'Jesi', text: 'Turno di notte' }),
      seen('SALDATORE TIG (m/f)', { on: detail, isOwnPage: true, text: 'Requisiti: patentino' }),
    ])
    expect(others).toEqual([])
    expect(merged?.raw).toMatchObject({
      url: detail,
      title: { text: 'SALDATORE TIG (m/f)' },
      hints: { place: [{ text: 'Jesi' }] },
    })
    expect(merged?.raw.sections.map((section) => [section.url, section.lines[0]?.text])).toEqual([
      [detail, 'Requisiti: patentino'],
      [list, 'Turno di notte'],
    ])
  })

  it('statements of its list about all adverts only fill in', async () => {
    const shared = {
      heading: null,
      lines: [{ text: 'Tutte le posizioni sono a Lecco', isItem: false }],
      isShared: true as const,
    }
    const [merged] = await mergeSightings([
      seen('Saldatore', { url: detail, sections: [shared] }),
      seen('Saldatore', { on: detail, isOwnPage: true, text: 'Requisiti: patentino' }),
    ])
    expect(merged?.raw.sections.map(({ isShared = false }) => isShared)).toEqual([false, true])
  })

  it('whose teaser repeats the beginning of its text', async () => {
    const [merged] = await mergeSightings([
      seen('Saldatore', { url: detail, text: 'Cerchiamo un saldatore per…' }),
      seen('Saldatore', { on: detail, isOwnPage: true, text: 'Cerchiamo un saldatore per la sede di Jesi.' }),
    ])
    expect(merged?.raw.sections).toHaveLength(1)
  })

  it('found by two extractors', async () => {
    expect(await titles([seen('Addetto/a vendite', { by: 'json-ld' }), seen('Addetto vendite')])).toHaveLength(1)
  })

  it('found by two extractors that read other words', async () => {
    const stated = seen('Frantoiano', { by: 'json-ld', text: 'Conduzione della linea di frangitura, turni' })
    expect(
      await titles([stated, seen('Frantoiano', { text: 'Ascoli, da novembre, scopri di più qui sotto' })]),
    ).toHaveLength(1)
  })

  it('shown twice for two screen sizes', async () => {
    expect(await titles([seen('Cuoco', { text: 'a' }), seen('Cuoco', { text: 'a' })])).toHaveLength(1)
  })

  it('on two pages of the site', async () => {
    expect(await titles([seen('Cuoco'), seen('CUOCO', { on: 'https://www.rossi.example/' })])).toHaveLength(1)
  })

  it('mentioned in passing and described in full', async () => {
    const notice = seen('saldatore', { by: 'notice', on: 'https://www.rossi.example/' })
    expect(await titles([notice, seen('Saldatore TIG')])).toHaveLength(1)
  })

  it("whose number differs between the page's data and its text", async () => {
    const [data, text] = [{ by: 'json-ld' }, { by: 'headings' }]
    expect(
      await titles([seen('Buyer', { ...data, reference: '43430' }), seen('Buyer', { ...text, reference: 'FR1/110' })]),
    ).toEqual(['Buyer'])
    expect(
      await titles([
        seen('Buyer', { ...data, reference: '1' }),
        seen('Buyer', { ...data, reference: '2' }),
        seen('Buyer', { ...text, reference: 'FR1' }),
        seen('Buyer', { ...text, reference: 'FR2' }),
      ]),
    ).toEqual(['Buyer', 'Buyer'])
  })

  it('by its reference', async () => {
    expect(
      await titles([seen('Cuoco', { reference: '7' }), seen('Chef', { reference: '7', on: `${list}?p=2` })]),
    ).toHaveLength(1)
  })

  it('with the confidence and the reasons of its surest sighting', async () => {
    const listed = seen('Cuoco', { confidence: 0.6, reasons: ['no_details'] })
    const own = seen('Cuoco', { on: `${list}/1`, confidence: 0.9, reasons: ['requirements'] })
    expect((await mergeSightings([listed, own]))[0]?.raw).toMatchObject({ confidence: 0.9, reasons: ['requirements'] })
  })

  it('that one of its sightings states as data, which is surer than any weighed one', async () => {
    const [merged] = await mergeSightings([seen('Cuoco', { by: 'json-ld' }), seen('Cuoco', { confidence: 0.6 })])
    expect(merged?.raw.confidence).toBeUndefined()
  })

  it('closed on either page', async () => {
    const closed = { text: 'Posizione chiusa', url: list }
    expect(
      (await mergeSightings([seen('Cuoco', { closed }), seen('Cuoco', { on: `${list}/1` })]))[0]?.raw.closed,
    ).toEqual(closed)
  })
})

describe('mergeSightings keeps two adverts apart', () => {
  it.each<[string, Sighting, Sighting]>([
    ['of one title in two towns', seen('Cuoco', { place: 'Asti' }), seen('Cuoco', { place: 'Alba' })],
    ['of one title with pages of their own', seen('Cuoco', { url: `${list}/1` }), seen('Cuoco', { url: `${list}/2` })],
    ['of one title with different texts', seen('Cuoco', { text: 'Asti' }), seen('Cuoco', { text: 'Alba' })],
    ['on one page', seen('Cuoco'), seen('Cameriere')],
    [
      'in one post',
      seen('Educatori', { isOwnPage: true, by: 'detail-page' }),
      seen('Coordinatore pedagogico', { by: 'notice' }),
    ],
    [
      'of one title and two codes',
      seen('Cuoco', { reference: 'A1' }),
      seen('Cuoco', { reference: 'A2', on: `${list}?p=2` }),
    ],
    [
      'of one title in two towns on two pages',
      seen('Cuoco', { place: 'Asti' }),
      seen('Cuoco', { place: 'Alba', on: `${list}?p=2` }),
    ],
  ])('%s', async (_, one, other) => {
    expect(await titles([one, other])).toHaveLength(2)
  })

  it('of thousands in little time', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => seen(`Cuoco ${index}`, { url: `${list}/${index}` }))
    const spent = startCpuTime()
    expect(await titles([...many, ...many.map((one) => ({ ...one, pageUrl: `${list}?all` }))])).toHaveLength(1000)
    expect(spent()).toBeLessThan(2000)
  })
})

it('mergeSightings names a position as the list does, where its own page is a document', async () => {
  const url = 'https://www.rossi.example/bando.pdf'
  const [merged] = await mergeSightings([
    seen('Saldatore TIG', { url }),
    seen('Saldatore per il reparto di carpenteria pesante con inserimento immediato', {
      on: url,
      by: 'pdf-advert',
      isOwnPage: true,
    }),
  ])
  expect(merged?.raw).toMatchObject({ by: 'pdf-advert', title: { text: 'Saldatore TIG' } })
})
