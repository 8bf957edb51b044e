import { isSameTitle } from '@vedetta/crawler/testing/scoring/match-positions'
import { Draws } from '@vedetta/synthetic/random/draws'
import { describe, expect, it } from 'vitest'
import { composedPage } from './composed-page.ts'
import { drawnPage, drawnRows, rowsOf } from './drawn-rows.ts'
import { englishWords } from './english/english-words.ts'
import { germanWords } from './german/german-words.ts'
import { handOf } from './hand.ts'
import { italianWords } from './italian/italian-words.ts'

const languages = [italianWords, germanWords, englishWords]
const composed = (number: number) =>
  composedPage(handOf(new Draws(1).begin(number, 0), languages[number % 3] ?? italianWords))
const pages = Array.from({ length: 150 }, (_, number) => composed(number))
const asText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('a composed page', () => {
  it('shows each title that it names', () => {
    for (const { titles, body } of pages) for (const title of titles) expect(asText(body)).toContain(title)
  })

  it('holds openings on some pages and none on others', () => {
    const empty = pages.filter(({ titles }) => titles.length === 0).length
    expect(empty).toBeGreaterThan(20)
    expect(empty).toBeLessThan(75)
  })

  it('is the same for the same draws', () => {
    expect(composed(7)).toEqual(composed(7))
    expect(composed(7)).not.toEqual(composed(10))
  })
})

describe('a hand', () => {
  it('draws no post and no other word that is like an open position', () => {
    for (let number = 0; number < 60; number++) {
      const words = languages[number % 3] ?? italianWords
      const hand = handOf(new Draws(2).begin(number, 0), words)
      const open = hand.openPosts(6)
      const others = [...hand.posts(20), ...hand.some(words.departments, 20), ...hand.some(words.services, 20)]
      for (const other of others) expect(open.filter((post) => isSameTitle(post, other))).toEqual([])
    }
  })
})

describe('rows of a page', () => {
  const whole = Array.from({ length: 30 }, (_, index) => {
    const page = drawnPage(400 + index, 0)
    return { page, rows: rowsOf(page, `https://drawn-${index}.example${page.path}`) }
  })

  it('are positions only where they hold the whole name of an open post', () => {
    const source =
      '<html><body><h1>Open positions</h1><h2>Shop assistant</h2><p>Full time.</p><h2>Assistant</h2><p>Full time.</p></body></html>'
    const rows = rowsOf({ titles: ['Shop assistant'], body: '', path: '/jobs', source }, 'https://shop.example/jobs')
    const titled = (title: string) => rows.filter(({ facts }) => facts.texts.title === title)
    expect(titled('Shop assistant').map(({ isPosition }) => isPosition)).toContain(true)
    expect(titled('Assistant').map(({ isPosition }) => isPosition)).toContain(false)
    expect(titled('Assistant').map(({ isPosition }) => isPosition)).not.toContain(true)
  })

  it('count a few positives and a few negatives at most in all', () => {
    for (const { rows } of whole) {
      const sum = (isPosition: boolean) =>
        rows.filter((row) => row.isPosition === isPosition).reduce((all, { weight }) => all + weight, 0)
      expect(sum(true)).toBeLessThanOrEqual(3.0001)
      expect(sum(false)).toBeLessThanOrEqual(6.0001)
    }
  })
})

describe('drawn rows', () => {
  it('have the same digest twice', () => {
    const [first, second] = [drawnRows(24), drawnRows(24)]
    expect(first.digest).toBe(second.digest)
    expect(first.rows.length).toBe(second.rows.length)
  })
})
