import type { FeedItem } from '@vedetta/crawler/feed/read-feed'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCompany } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { addSite } from '../sources/add-site.ts'
import { matchCompanies } from './match-companies.ts'

const { db, pool, close } = await createTestDb()
afterAll(close)
beforeEach(() => sql`TRUNCATE company, source CASCADE`.execute(db))

const now = new Date('2026-11-15T10:00:00Z')
const gazette = { url: 'https://gazzetta.example/rss', isReserved: false }
const item = (fields: Partial<FeedItem>): FeedItem => ({
  title: 'Venti nuovi posti',
  url: 'https://gazzetta.example/1',
  publishedAt: new Date('2026-11-10T00:00:00Z'),
  text: '',
  links: [],
  ...fields,
})

const company = (name: string, legal_form: string | null = 'S.r.l.', sector = 'metalworking') =>
  makeCompany(db, { name, legal_form, sector })

async function site(companyNo: number, host: string, status = 'active'): Promise<void> {
  await addSite(db, { companyNo, host, startUrl: `https://${host}/`, knownBy: 'import' }, now)
  await pool.query('UPDATE site SET status = $1 WHERE company_no = $2', [status, companyNo])
}

async function matched(fields: Partial<FeedItem>): Promise<number[]> {
  return (await matchCompanies(db, gazette, [item(fields)])).map(({ companyNo }) => companyNo)
}

describe('matchCompanies by name', () => {
  test.each([
    ['Rossi Meccanica S.r.l.', 'S.r.l.'],
    ['ROSSI MECCANICA S.R.L.', 'S.r.l.'],
    ['ROSSI MECCANICA SOCIETA’ A RESPONSABILITA’ LIMITATA', 'S.r.l.'],
    ['ROSSI MECCANICA SRL UNIPERSONALE', 'S.r.l.'],
    ['Rossi Meccanica', 'S.r.l.'],
    ['Rossi-Meccanica S.r.l. in liquidazione', null],
  ])('recognises %s (%s) where its name is followed by its legal form', async (name, form) => {
    const companyNo = await company(name, form)
    for (const written of ['S.r.l.', 'Srl', 'SRL', 's.r.l.', 'società a responsabilità limitata'])
      expect(await matched({ text: `A Bergamo la Rossi Meccanica ${written} assume.` })).toEqual([companyNo])
    expect(await matched({ title: 'CRISI ALLA ROSSI MECCANICA SRL' })).toEqual([companyNo])
    expect(await matched({ text: 'La Rossi Meccanica assume.' })).toEqual([])
    expect(await matched({ text: 'La Rossi Meccanica S.p.A. assume.' })).toEqual([])
  })

  test('ignores accents and punctuation', async () => {
    const companyNo = await company('Società Agricola Perù & Caffè S.r.l.')
    expect(await matched({ text: 'la Societa Agricola Peru e Caffe Srl' })).toEqual([])
    expect(await matched({ text: 'la Società Agricola «Perù & Caffé» Srl' })).toEqual([companyNo])
  })

  test('matches nobody where two companies share the name, also in another spelling', async () => {
    await company('Alfa Tec S.r.l.')
    await company('AlfaTec', null)
    expect(await matched({ text: 'La Alfa Tec S.r.l. assume.' })).toEqual([])
  })

  test('distinguishes companies of one name by their legal form', async () => {
    const limited = await company('Rossi Meccanica S.r.l.')
    const byShares = await company('Rossi Meccanica', 'S.p.A.')
    expect(await matched({ text: 'La Rossi Meccanica Srl assume.' })).toEqual([limited])
    expect(await matched({ text: 'La Rossi Meccanica SpA assume.' })).toEqual([byShares])
  })

  test('takes the longest name, and not a part of a longer one', async () => {
    const short = await company('Meccanica S.r.l.')
    expect(await matched({ text: 'La Rossi Meccanica Srl assume.' })).toEqual([])
    expect(await matched({ text: 'La Meccanica Srl assume.' })).toEqual([short])
    const long = await company('Rossi Meccanica S.r.l.')
    expect(await matched({ text: 'La Rossi Meccanica Srl assume.' })).toEqual([long])
    await company('Rossi Meccanica S.r.l.')
    expect(await matched({ text: 'La Rossi Meccanica Srl assume.' })).toEqual([])
  })

  test('recognises an alias of a company', async () => {
    const companyNo = await company('R.M. Holding Industriale S.r.l.')
    await db.insertInto('company_alias').values({ company_no: companyNo, name: 'Rossi Meccanica' }).execute()
    expect(await matched({ text: 'La Rossi Meccanica Srl assume.' })).toEqual([companyNo])
    expect(await matched({ text: 'La Rossi Meccanica Spa assume.' })).toEqual([])
    await company('Rossi Meccanica S.r.l.')
    expect(await matched({ text: 'La Rossi Meccanica Srl assume.' })).toEqual([])
  })

  test('does not recognise a sole trader by a legal form', async () => {
    await company('Rossi Meccanica', 'Ditta individuale')
    expect(await matched({ text: 'La Rossi Meccanica Srl assume.' })).toEqual([])
  })
})

describe('matchCompanies by site', () => {
  test('recognises a company by a link to its site or by its host in the text', async () => {
    const companyNo = await company('Rossi Meccanica S.r.l.')
    await site(companyNo, 'rossi.example')
    const links = [{ words: 'la Rossi', url: 'https://www.rossi.example/chi-siamo' }]
    expect(await matched({ links })).toEqual([companyNo])
    expect(await matched({ text: 'Tutto su www.rossi.example.' })).toEqual([companyNo])
    expect(await matched({ text: 'Candidature a lavoro@rossi.example' })).toEqual([])
    expect(await matched({ links, url: 'https://rossi.example/news/1' })).toEqual([])
  })

  test.each(['dead', 'held', 'parked', 'opted_out'])('ignores a site that is %s', async (status) => {
    await site(await company('Rossi Meccanica S.r.l.'), 'rossi.example', status)
    expect(await matched({ text: 'Tutto su www.rossi.example.' })).toEqual([])
  })

  test('ignores a site that several companies claim, and the site of a publisher', async () => {
    await site(await company('Rossi Meccanica S.r.l.'), 'gruppo.example')
    await site(await company('Rossi Service S.r.l.'), 'gruppo.example')
    await site(await company('Il Corriere S.p.A.', 'S.p.A.', 'media_publishing'), 'corriere.example')
    expect(await matched({ text: 'Fonti: gruppo.example e corriere.example' })).toEqual([])
    expect(await matched({ text: 'La Rossi Service Srl, www.gruppo.example' })).toHaveLength(1)
  })
})

describe('the matches of matchCompanies', () => {
  test('quote the words that name the company, by name before by site', async () => {
    const companyNo = await company('Rossi Meccanica S.r.l.')
    await site(companyNo, 'rossi.example')
    const text = `${'Prima altre parole. '.repeat(30)}La Rossi Meccanica Srl (rossi.example) assume. ${'Poi altre. '.repeat(30)}`
    const [match, ...others] = await matchCompanies(db, gazette, [item({ text })])
    expect(others).toEqual([])
    expect(match?.quote).toContain('La Rossi Meccanica Srl (rossi.example) assume.')
    expect(match?.quote.length).toBeLessThanOrEqual(300)
    const reserved = await matchCompanies(db, { ...gazette, isReserved: true }, [item({ text })])
    expect(reserved.map(({ quote }) => quote)).toEqual(['Rossi Meccanica Srl'])
  })

  test('are empty where an item lists many companies', async () => {
    const names = ['Alba', 'Bruna', 'Carla', 'Dora', 'Elsa', 'Fosca', 'Gina', 'Irma', 'Lina', 'Mara', 'Nora']
    for (const name of names) await company(`${name} Impianti S.r.l.`)
    const listed = (many: readonly string[]) => ({
      text: many
        .slice(0, 6)
        .map((name) => `la ${name} Impianti Srl`)
        .join(', '),
      title: many
        .slice(6)
        .map((name) => `la ${name} Impianti Srl`)
        .join(', '),
    })
    expect(await matched(listed(names.slice(0, 10)))).toHaveLength(10)
    expect(await matched(listed(names))).toEqual([])
  })
})

test('matchCompanies looks names and hosts up by index, however many there are', async () => {
  await pool.query(`INSERT INTO company (vat, name, sector, legal_form)
    SELECT lpad(n::text, 11, '0'), 'Impresa ' || n || ' S.r.l.', 'metalworking', 'S.r.l.' FROM generate_series(1, 20000) n`)
  await pool.query(`INSERT INTO site (company_no, host, known_by)
    SELECT company_no, 'impresa-' || company_no || '.example', 'import' FROM company`)
  await pool.query('ANALYZE company, site')
  const wholeReads = async () => {
    await pool.query('SELECT pg_stat_force_next_flush()')
    const { rows } = await pool.query(
      `SELECT relname, seq_scan FROM pg_stat_user_tables WHERE relname IN ('company', 'site') ORDER BY relname`,
    )
    return rows
  }
  const before = await wholeReads()
  const items = Array.from({ length: 100 }, (_, n) =>
    item({ text: `La Impresa ${n + 1} Srl cresce. Vedi impresa-x.example`, url: `https://gazzetta.example/${n}` }),
  )
  expect(await db.connection().execute((one) => matchCompanies(one, gazette, items))).toHaveLength(100)
  expect(await wholeReads()).toEqual(before)
})
