import { Draws } from '@vedetta/synthetic/random/draws'
import { expect, test } from 'vitest'
import { hashNames, shuffleNames } from './shuffle-names.ts'
import { htmlOf, siteOf } from './testing/site-of.ts'

const page = (nav: string, card: string, jobs: string) =>
  `<style>.${nav} a, #${jobs} .${card} { color: #fff }</style><script id="state" class="${nav}"></script>` +
  `<a class="${nav}" href="#${jobs}" aria-controls="${jobs}" data-target=".${card}">Vai</a><div id="${jobs}" class="${card}"></div>`

test('classes and ids change places on the whole site, with styles, anchors and controls that name them', () => {
  const site = siteOf({ '/': page('nav', 'card', 'jobs'), '/due': '<a href="/#jobs" class="card" id="top">x</a>' })
  expect(shuffleNames(site, new Draws(1).begin(0, 4))).toBe(true)
  expect(htmlOf(site, '/')).toBe(page('card', 'nav', 'top'))
  expect(htmlOf(site, '/due')).toBe('<a href="/#top" class="nav" id="jobs">x</a>')
})

test('hashed names are the same word for the same name, and say nothing', () => {
  const site = siteOf({ '/': page('nav', 'card', 'jobs') })
  hashNames(site, new Draws(1).begin(0, 3))
  const html = htmlOf(site, '/')
  const [, nav = '', jobs = '', card = ''] = /\.(\w+) a, #(\w+) \.(\w+)/.exec(html) ?? []
  expect(html).toBe(page(nav, card, jobs))
  expect([nav, card, jobs].every((name) => /^x[0-9a-z]{4}$/.test(name))).toBe(true)
})
