import { expect, it } from 'vitest'
import { rankSitemaps, readSitemap } from './sitemap.ts'

const page = (text: string) => ({ kind: 'xml' as const, url: 'https://a.example/sitemap.xml', status: 200, text })

it('readSitemap reads addresses, also relative, in CDATA and with entities', () => {
  const text =
    '<urlset><url><loc> /a </loc></url><url><loc><![CDATA[https://a.example/b]]></loc></url><url><loc>https://a.example/?a=1&amp;b=2</loc></url>'
  expect(readSitemap(page(text))).toEqual({
    isIndex: false,
    urls: ['https://a.example/a', 'https://a.example/b', 'https://a.example/?a=1&b=2'],
  })
})

it('readSitemap recognises an index', () => {
  expect(readSitemap(page('<?xml?><sitemapindex xmlns="x"><sitemap><loc>https://a.example/p.xml</loc>')).isIndex).toBe(
    true,
  )
})

it('readSitemap reads a limited number of addresses', () => {
  const named = Array.from({ length: 20_000 }, (_, n) => `<loc>https://a.example/${n}</loc>`).join('')
  expect(readSitemap(page(named)).urls).toHaveLength(5000)
})

it('readSitemap reads an address once, however often it is named', () => {
  expect(readSitemap(page('<loc>https://a.example/</loc>'.repeat(20_000))).urls).toEqual(['https://a.example/'])
})

it('rankSitemaps puts jobs first, then pages, products last', () => {
  const urls = ['product-sitemap.xml', 'page-sitemap.xml', 'job_listing-sitemap.xml'].map(
    (name) => `https://a.example/${name}`,
  )
  expect(rankSitemaps(urls).map((url) => url.slice(18))).toEqual([
    'job_listing-sitemap.xml',
    'page-sitemap.xml',
    'product-sitemap.xml',
  ])
})
