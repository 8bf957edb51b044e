import { Draws } from '@vedetta/synthetic/random/draws'
import { expect, test } from 'vitest'
import { permuteHeadings, shiftHeadings } from './shuffle-headings.ts'
import { htmlOf, siteOf } from './testing/site-of.ts'

const page = '<h1>a</h1><h3>b</h3><h3>c</h3><h4>d</h4>'
const levelsOf = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
const seeds = Array.from({ length: 30 }, (_, seed) => new Draws(seed).begin(0, 0))

test('shifted headings are other levels in the same order', () => {
  for (const draws of seeds) {
    const site = siteOf({ '/': page })
    expect(shiftHeadings(site, draws)).toBe(true)
    const [a = 0, b = 0, c = 0, d = 0] = levelsOf(htmlOf(site, '/'))
    expect(a < b && b === c && c < d && `${a}${b}${d}` !== '134').toBe(true)
  }
})

test('permuted headings are the levels of the page in another order', () => {
  for (const draws of seeds) {
    const site = siteOf({ '/': page })
    expect(permuteHeadings(site, draws)).toBe(true)
    const [a, b, c, d] = levelsOf(htmlOf(site, '/'))
    expect([a, b, d].sort()).toEqual([1, 3, 4])
    expect(b).toBe(c)
    expect([a, b, d]).not.toEqual([1, 3, 4])
  }
})

test('a page with one level of headings has nothing to permute', () => {
  expect(permuteHeadings(siteOf({ '/': '<h2>a</h2><h2>b</h2>' }), new Draws(1).begin(0, 0))).toBe(false)
})
