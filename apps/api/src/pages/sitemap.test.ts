import { expect, test } from 'vitest'
import { robotsTxtOf, sitemapOf } from './sitemap.ts'

const origin = 'https://vedetta.example'

test('the sitemap lists every page in both languages with its alternate', () => {
  const text = sitemapOf(origin, ['/', '/pricing'])
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(['/', '/en', '/pricing', '/en/pricing'].map((path) => origin + path))
  expect(text.match(/hreflang="en" href="https:\/\/vedetta\.example\/en\/pricing"/g)).toHaveLength(2)
})

test('robots.txt allows the public pages and names the sitemap', () => {
  const lines = robotsTxtOf(origin).split('\n')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain('Disallow: /positions')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(lines.filter((line) => ['Disallow: /', 'Disallow: /pricing', 'Disallow: /case-study'].includes(line))).toEqual(
    [],
  )
})
