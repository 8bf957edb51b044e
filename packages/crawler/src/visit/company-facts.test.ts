import { expect, it } from 'vitest'
import type { VisitFetcher } from '../fetch/visit-fetcher.ts'
import { readHtml } from '../page/read-page.ts'
import type { RawPosition } from '../raw-position.ts'
import { companyFacts } from './company-facts.ts'
import { newVisit, type Visit } from './visit.ts'

const footer =
  '<footer><p>Rossi S.r.l. - Via Roma 1, 60035 Jesi (AN) - Tel. 0731 555 123 - info@rossi.example - P.IVA 01234560429</p></footer>'
const page = (url: string, body: string) =>
  readHtml(`<html lang="it"><body>${body}${footer}</body></html>`, { url, status: 200, isRendered: false })

const outside: VisitFetcher = {
  fetch: async ({ url }) => ({ kind: 'failed', url, reason: 'dns' }),
  render: async (url) => ({ kind: 'failed', url, reason: 'dns' }),
  requests: [],
  waits: [],
  secrets: new Set<string>(),
  grantExtraRequest: () => undefined,
  readTdmFiles: async () => undefined,
  isTdmReserved: () => false,
  sitemapsOf: async () => [],
  hold: () => undefined,
  release: () => undefined,
}

const site = {
  startUrl: 'https://www.rossi.example/',
  company: 'Rossi S.r.l.',
  city: 'Jesi',
  visitedAt: new Date('2026-11-14'),
}

const visit = (...pages: ReturnType<typeof page>[]): Visit => ({ ...newVisit(site, outside, null), pages })

const news =
  '<h2>News</h2><article><time datetime="2026-11-03">3 novembre 2026</time><h3><a href="/news/cuoco">Cuoco</a></h3></article>' +
  '<article><time datetime="2026-10-03">3 ottobre 2026</time><h3><a href="/news/forno">Nuovo forno a Jesi</a></h3></article>'

it('companyFacts gives each contact once, from the company’s own pages only', async () => {
  const facts = await companyFacts(
    visit(
      page('https://www.rossi.example/', ''),
      page('https://www.rossi.example/contatti', ''),
      page('https://board.example/rossi', '<p>Tel. 02 555 9999, support@board.example</p>'),
    ),
    [],
  )
  expect(facts.emails.map(({ value }) => value)).toEqual(['info@rossi.example'])
  expect(facts.phones.map(({ value }) => value)).toEqual(['+390731555123'])
})

it('companyFacts leaves adverts out of the news', async () => {
  const url = 'https://www.rossi.example/news/cuoco'
  const advert: RawPosition = {
    by: 'detail-page',
    title: { text: 'Cuoco di mensa', url },
    url,
    reference: null,
    sections: [],
    hints: {},
    closed: null,
    applyUrl: null,
  }
  const facts = await companyFacts(visit(page('https://www.rossi.example/', news)), [advert])
  expect(facts.news.map(({ title }) => title)).toEqual(['Nuovo forno a Jesi'])
})

it('companyFacts leaves out an address that occurs only beside adverts', async () => {
  const position = {
    by: 'headings',
    title: { text: 'Fabbro', url: 'https://www.rossi.example/lavoro' },
    url: 'https://www.rossi.example/lavoro',
    reference: null,
    sections: [],
    hints: {},
    closed: null,
    applyUrl: null,
  } satisfies RawPosition
  const home = page('https://www.rossi.example/', '<h1>Rossi</h1><p>vendite@rossi.example</p>')
  const work = page(
    'https://www.rossi.example/lavoro',
    '<h3>Fabbro</h3><p>Chiama Ugo: ugo@rossi.example, vendite@rossi.example</p>',
  )
  const { emails } = await companyFacts(visit(home, work), [position])
  expect(emails.map(({ value }) => value).sort()).toEqual(['info@rossi.example', 'vendite@rossi.example'])
})
