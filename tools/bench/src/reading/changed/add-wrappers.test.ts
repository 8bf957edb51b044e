import { Draws } from '@vedetta/synthetic/random/draws'
import { expect, test } from 'vitest'
import { addWrappers } from './add-wrappers.ts'
import { htmlOf, siteOf } from './testing/site-of.ts'

const page =
  '<body><ul><li>Autista</li><li>Cuoco</li></ul><table><tbody><tr><td>Lodi</td></tr></tbody></table><p class="a">uno</p><p class="a">due</p><select><option>x</option></select></body>'
const seeds = Array.from({ length: 30 }, (_, seed) => new Draws(seed).begin(0, 0))
const wrapped = seeds.map((draws) => {
  const site = siteOf({ '/': page })
  addWrappers(site, draws)
  return htmlOf(site, '/')
})

test('wrappers are divs, sections and spans, at most three around one element, and nothing else changes', () => {
  for (const html of wrapped) {
    expect(html.replace(/<\/?(?:div|section|span)>/g, '')).toBe(page)
    expect(html).not.toMatch(/(?:<(?:div|section|span)>){4}/)
  }
  expect(wrapped.filter((html) => html !== page).length).toBeGreaterThan(25)
})

test('wrappers are never put between a list, table or choice and its parts', () => {
  for (const html of wrapped) expect(html).not.toMatch(/<(?:ul|table|tbody|tr|select)><(?:div|section|span)/)
})

test('elements of one kind are wrapped alike', () => {
  for (const html of wrapped) {
    const [one, two] = ['Autista', 'Cuoco'].map((word) => html.split('<li>').find((part) => part.includes(word)))
    expect(one?.replace('Autista', '')).toBe(two?.replace('Cuoco', '').replace(/<\/ul>.*/, ''))
  }
})
