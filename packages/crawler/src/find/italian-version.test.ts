import { expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { italianVersion } from './italian-version.ts'
import { linksOf } from './links.ts'

const version = (html: string, url = 'https://www.a.example/') => {
  const page = readHtml(html, { url, status: 200, isRendered: false })
  return italianVersion(page, linksOf(page))
}

it.each([
  ['<html lang="en"><link rel="alternate" hreflang="it-IT" href="/it/">', 'https://www.a.example/it/'],
  ['<html lang="de"><a href="/ita/home">Italiano</a>', 'https://www.a.example/ita/home'],
  ['<html lang="en"><a href="/it"><img src="it.png"></a>', 'https://www.a.example/it'],
  ['<html lang="en"><a href="https://it.a.example/" hreflang="it">IT</a>', 'https://it.a.example/'],
  ['<html lang="it"><a href="/it/">Italiano</a>', null],
  ['<html lang="en"><a href="/about">It is us</a>', null],
  ['<html lang="en"><a href="https://other.example/it/">Italiano</a>', null],
  ['<html><a href="/it/">Italiano</a>', null],
  ['<html lang="it"><a href="/it/">Italiano</a> – <a href="/de/">Deutsch</a>', 'https://www.a.example/it/'],
  ['<html lang="it"><a href="/it/">IT</a><a href="/en/">EN</a><a href="/menu">Menu</a>', null],
  ['<html lang="it"><a href="/de/">Deutsch</a><a href="/en/">English</a>', null],
])('italianVersion of %s', (html, url) => {
  expect(version(html)).toBe(url)
})
