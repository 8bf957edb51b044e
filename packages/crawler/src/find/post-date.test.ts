import { expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { postDate } from './post-date.ts'

const time = '<time datetime="2026-10-29">29 Ottobre 2026</time>'

it.each([
  [`<h1>Selezione</h1><div>${time}</div><h3>Cuoco</h3>`, '29 Ottobre 2026'],
  [`<h1>Selezione</h1><p>di Rossi</p><span>Pubblicato il ${time}</span>`, '29 Ottobre 2026'],
  [`<h1>Selezione</h1><h3>Cuoco</h3>${time}`, undefined],
  [`<h1>Acme</h1><p>${'menu '.repeat(60)}</p><h1>Selezione</h1>${time}`, '29 Ottobre 2026'],
  [`${time}<h1>Selezione</h1>`, undefined],
  [`<h1>Selezione</h1><p>${'parole '.repeat(60)}</p>${time}`, undefined],
  ['<h1>Selezione</h1><time>ieri</time>', undefined],
  [time, undefined],
])('postDate of %s', (html, text) => {
  expect(postDate(readHtml(html, { url: 'https://a.example/', status: 200, isRendered: false }))?.text).toBe(text)
})
