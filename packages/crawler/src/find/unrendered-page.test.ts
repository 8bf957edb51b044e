import { describe, expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { linksOf } from './links.ts'
import { hasUnfilledList, hasUnfilledOpenings, lacksMenu } from './unrendered-page.ts'

const pageOf = (body: string, isRendered = false) =>
  readHtml(`<html><body>${body}</body></html>`, { url: 'https://acme.example/', status: 200, isRendered })

const openings = '<h2>Posizioni aperte</h2>'

describe('hasUnfilledOpenings', () => {
  it.each([
    `${openings}<div id="lista"></div>`,
    `${openings}<div id="lista"><p>Caricamento…</p></div>`,
    `${openings}<p>Loading positions...</p>`,
    `<section>${openings}</section><section><ul></ul></section>`,
    `${openings}<job-board></job-board>`,
    `${openings}<div class="skeleton"><b></b></div>`,
    '<p>Testo</p><noscript>Attiva JavaScript per vedere le posizioni.</noscript>',
  ])('sees what a script has yet to fill in %s', (body) => {
    expect(hasUnfilledOpenings(pageOf(body))).toBe(true)
    expect(hasUnfilledOpenings(pageOf(body, true))).toBe(false)
  })

  it.each([
    `${openings}<div class="spazio"></div><p>Saldatore</p>`,
    `${openings}<p></p><p>Saldatore</p>`,
    '<h2>I nostri prodotti</h2><div id="lista"></div>',
    '<noscript>Attiva JavaScript per usare il sito.</noscript>',
    `${openings}<ul><li>Saldatore</li></ul>`,
  ])('sees nothing of the kind in %s', (body) => {
    expect(hasUnfilledOpenings(pageOf(body))).toBe(false)
  })
})

it.each(['<div><p>Caricamento…</p></div>', '<career-list></career-list>'])('hasUnfilledList sees %s', (body) => {
  expect(hasUnfilledList(pageOf(body))).toBe(true)
})

describe('lacksMenu', () => {
  const isLacking = (body: string) => {
    const page = pageOf(body)
    return lacksMenu(page, linksOf(page))
  }

  it.each([
    '<script src="/js/header.js"></script><p>Testo lungo</p>',
    '<div id="navbar"></div><p>Testo</p><script>go()</script>',
    '<site-header></site-header><p>Testo</p><script>go()</script>',
    '<nav></nav><a href="/privacy">Privacy</a><script>go()</script>',
  ])('is true for %s', (body) => expect(isLacking(body)).toBe(true))

  it.each([
    '<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a></nav><script src="/js/header.js"></script>',
    '<p>Un solo foglio</p><script>go()</script>',
    '<div id="navbar"></div><p>Testo</p>',
  ])('is false for %s', (body) => expect(isLacking(body)).toBe(false))
})
