import { describe, expect, it } from 'vitest'
import { extractPositions } from './extractors.ts'
import { jsonLd } from './json-ld.ts'
import { contextOf, pageOf, pageUrl } from './testing/read-body.ts'

const read = (json: string) =>
  jsonLd(pageOf(`<script type="application/ld+json">${json}</script>`), contextOf('detail'))

const posting = (more: string) =>
  `{"@context":"https://schema.org","@type":"JobPosting","title":"Perito chimico"${more}}`

describe('jsonLd', () => {
  it.each<[string, string]>([
    ['plain', posting('')],
    ['a list', `[${posting('')}]`],
    ['a graph', `{"@context":"x","@graph":[{"@type":"WebSite"},${posting('')}]}`],
    ['several types', posting('').replace('"JobPosting"', '["JobPosting","Thing"]')],
    ['trailing commas', posting(',"datePosted":"2026-11-02",')],
    ['raw line breaks', posting(',"description":"Uno\n\tdue"')],
    ['an HTML comment around', `<!-- ${posting('')} -->`],
    ['CDATA around', `//<![CDATA[\n${posting('')}\n//]]>`],
    ['a byte order mark', `\uFEFF${posting('')}`],
    ['unquoted keys', posting('').replace('"title"', 'title')],
    ['cut short', posting(',"description":"Testo').slice(0, -1)],
    ['entities in the title', posting('').replace('Perito chimico', 'Perito&nbsp;chimico')],
  ])('reads %s', (_, json) => {
    expect(read(json).map(({ title }) => title.text)).toEqual(['Perito chimico'])
  })

  it.each([
    '',
    '{',
    'null',
    '"JobPosting"',
    '<b>',
    '{"@type":"Article","title":"Perito"}',
    posting('').replace('title', 'x'),
  ])('finds nothing in %j', (json) => expect(read(json)).toEqual([]))

  it.each([
    ['Saldatore in Bregenz', 'Saldatore'],
    ['Saldatore, Bregenz', 'Saldatore'],
    ['Saldatore – Bregenz', 'Saldatore'],
    ['Bregenz', 'Bregenz'],
    ['Guida per Bregenz', 'Guida per Bregenz'],
    ['Saldatore in Bregenzerwald', 'Saldatore in Bregenzerwald'],
  ])('the title %j, of a posting in Bregenz, is %j', (written, title) => {
    const place = ',"jobLocation":{"address":{"addressLocality":"Bregenz"}}'
    expect(read(posting(place).replace('Perito chimico', written))[0]?.title.text).toBe(title)
  })

  it.each([
    ['denies', '<p>Al momento non ci sono posizioni aperte.</p>', 0.5],
    [
      'denies in the part that names it',
      '<h1>Lavoro</h1><h2>Sede di Lecce</h2><p>Nessuna posizione aperta.</p><p>Perito chimico</p><h2>Sede di Bari</h2>',
      0.5,
    ],
    ['says nothing of', '<p>Lavora con noi.</p>', undefined],
    [
      'denies in one of several parts',
      '<h1>Lavoro</h1><h2>Sede di Lecce</h2><p>Nessuna posizione aperta.</p><h2>Sede di Bari</h2><p>Perito</p>',
      undefined,
    ],
  ])('a posting that the text of its page %s is so sure', (_, text, confidence) => {
    const body = `${text}<script type="application/ld+json">${posting('')}</script>`
    expect(extractPositions(pageOf(body), contextOf('careers')).find(({ by }) => by === 'json-ld')).toMatchObject({
      title: { text: 'Perito chimico' },
      ...(confidence ? { confidence, reasons: ['maybe_closed', 'published_data'] } : {}),
    })
    expect(extractPositions(pageOf(body), contextOf('careers'))[0]?.confidence).toBe(confidence)
  })

  it('keeps the fields of the posting', () => {
    const [found] = read(
      posting(
        ',"url":"/jobs/1","datePosted":"2026-11-02","validThrough":"2026-12-31","employmentType":["FULL_TIME","TEMPORARY"],"hiringOrganization":"Acme","jobLocation":[{"address":{"addressLocality":"Lodi"}},{"address":"Pavia"}],"baseSalary":{"currency":"EUR","value":{"minValue":28000,"maxValue":32000,"unitText":"YEAR"}},"description":"&lt;p&gt;Testo&lt;/p&gt;&lt;ul&gt;&lt;li&gt;diploma&lt;/li&gt;&lt;/ul&gt;","identifier":{"value":"A1"}',
      ),
    )
    expect(found).toMatchObject({
      by: 'json-ld',
      url: 'https://acme.example/jobs/1',
      reference: 'A1',
      hints: {
        place: [{ text: 'Lodi' }, { text: 'Pavia' }],
        schedule: { text: 'FULL_TIME' },
        contract: { text: 'TEMPORARY' },
        postedAt: { text: '2026-11-02' },
        validThrough: { text: '2026-12-31' },
        employer: { text: 'Acme' },
        pay: { text: '28000 - 32000 EUR YEAR' },
      },
      sections: [
        {
          heading: null,
          lines: [
            { text: 'Testo', isItem: false },
            { text: 'diploma', isItem: true },
          ],
        },
      ],
    })
  })

  it.each<[string, string]>([
    ['"baseSalary":1500', '1500'],
    ['"baseSalary":"RAL 30.000 €"', 'RAL 30.000 €'],
    ['"baseSalary":{"value":2000,"currency":"EUR"}', '2000 EUR'],
    ['"salary":[{"value":{"value":"18","unitText":"HOUR"}}]', '18 HOUR'],
  ])('reads the pay of %s', (salary, text) => {
    expect(read(posting(`,${salary}`))[0]?.hints.pay?.text).toBe(text)
  })

  it('gives no text that a stray quotation mark truncated', () => {
    const [found] = read(posting(',"description":"Il ruolo "chiave" in azienda","datePosted":"2026-11-02"'))
    expect(found).toMatchObject({ sections: [], url: pageUrl })
  })
})
