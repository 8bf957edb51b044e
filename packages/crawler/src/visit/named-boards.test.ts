import { expect, it } from 'vitest'
import { home, origin, visit } from './testing/visit-answers.ts'

const xml = (html: string) => ({ html, type: 'application/xml' })
const map = (...paths: string[]) =>
  xml(`<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`)
const text = 'Contratto a tempo indeterminato, esperienza di 2 anni.'

it('a board whose jobs only the sitemap names is read by its tracking system', async () => {
  const job = (id: number, title: string) =>
    `<div class="resultstring"><a href="/it/careers/jobad/${id}"><span class="title">${title}</span></a></div>`
  const { titles, asked } = await visit({
    '/': home.replace('<a href="/lavora-con-noi/">Lavora con noi</a>', ''),
    '/sitemap.xml': map('/chi-siamo', '/it/careers/jobad/7'),
    '/it/careers/latest_jobs': job(7, 'Saldatore') + job(8, 'Tornitore'),
    '/it/careers/jobad/7': `<h1>Saldatore</h1><p>${text}</p>`,
    '/it/careers/jobad/8': `<h1>Tornitore</h1><p>${text}</p>`,
  })
  expect(titles.toSorted()).toEqual(['Saldatore', 'Tornitore'])
  expect(asked.filter((url) => url.endsWith('/jobad/7'))).toHaveLength(1)
})

it('a feed of jobs that robots.txt names among the sitemaps is read', async () => {
  const job = `<job><title>Saldatore</title><referencenumber>7</referencenumber><url>${origin}/lavoro/7</url><city>Jesi</city><description>${text}</description></job>`
  const { titles } = await visit({
    '/': home.replace('<a href="/lavora-con-noi/">Lavora con noi</a>', ''),
    '/robots.txt': { html: `User-agent: *\nAllow: /\nSitemap: ${origin}/feed/indeed.xml`, type: 'text/plain' },
    '/feed/indeed.xml': xml(`<source><publisher>Rossi</publisher>${job}</source>`),
  })
  expect(titles).toEqual(['Saldatore'])
})
