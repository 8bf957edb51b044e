import { anyInvisibleCharacters, holdsInvisible, scattered } from '@vedetta/contracts/testing/invisible-characters'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFeed } from '../src/feed/read-feed.ts'
import { type Answers, careers, home, visit } from '../src/visit/testing/visit-answers.ts'

const title = 'Saldatore TIG'
const words =
  'Sede di lavoro: Jesi. Requisiti: esperienza di 2 anni, diploma. Contratto a tempo indeterminato, full time.'
const name = 'Anna Rossi'
const headline = 'Nuovo stabilimento a Jesi'

/** A way in which a text is written, and the characters that can be written so. */
type Writing = (text: string) => string

const raw: Writing = (text) => text
const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const isAscii = (code: number) => code > 31 && code < 127
const asEntities: Writing = (text) =>
  codesOf(text)
    .map((code) => (isAscii(code) ? String.fromCodePoint(code) : `&#x${code.toString(16)};`))
    .join('')
const asEscapes: Writing = (text) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Pages that say the same, by where the words stand. */
const pages: Record<string, (write: Writing, hide: Writing) => Answers> = {
  'text of a page': (write, hide) => ({
    '/': `${home}<p>Responsabile del personale: ${write(hide(name))}, tel. 0731 123456, a.rossi@rossi.example</p>`,
    '/lavora-con-noi/': careers(
      `<h3>${write(hide(title))}</h3><p>${write(hide(words))} Inviare il CV a cv@rossi.example.</p>`,
    ),
  }),
  'attributes of a page': (write, hide) => ({
    '/': home,
    '/lavora-con-noi/': careers(
      `<article itemscope itemtype="https://schema.org/JobPosting"><meta itemprop="title" content="${write(hide(title))}"><div itemprop="description">${write(hide(words))}</div></article>`,
    ),
  }),
}
const scripts: typeof pages = {
  'JSON-LD': (write, hide) => ({
    '/': home,
    '/lavora-con-noi/': careers(
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","title":"${write(hide(title))}","description":"${write(hide(words))}"}</script>`,
    ),
  }),
  'a script’s literal': (write, hide) => ({
    '/': home,
    '/lavora-con-noi/': careers(
      `<h2>Posizioni aperte</h2><div id="app"></div><script>window.jobs = [{title: '${write(hide(title))}', location: 'Jesi', description: '${write(hide(words))}'}, {title: '${write(hide('Tornitore'))}', location: 'Jesi', description: '${write(hide(words))}'}]</script>`,
    ),
  }),
  'a script’s JSON': (write, hide) => ({
    '/': home,
    '/lavora-con-noi/': careers(
      `<h2>Posizioni aperte</h2><script type="application/json" id="state">{"jobs":[{"title":"${write(hide(title))}","location":"Jesi","description":"${write(hide(words))}"},{"title":"${write(hide('Tornitore'))}","location":"Jesi","description":"${write(hide(words))}"}]}</script>`,
    ),
  }),
}

const found = async (answers: Answers) => {
  const { requests: _requests, asked: _asked, ...findings } = await visit(answers)
  return findings
}

/** Markup and scripts can't hold every control character as it is. */
const writable = anyInvisibleCharacters.map((text) => text.replace(/\p{Cc}/gu, ''))

describe('a visit reads the same, and none of the invisible characters, from', () => {
  it.each([
    ...Object.entries(pages).flatMap(([where, page]) => [
      [`${where}, raw`, page, raw] as const,
      [`${where}, as entities`, page, asEntities] as const,
    ]),
    ...Object.entries(scripts).flatMap(([where, page]) => [
      [`${where}, raw`, page, raw] as const,
      [`${where}, as escapes`, page, asEscapes] as const,
    ]),
  ])('%s', async (_, page, write) => {
    const clean = await found(page(write, (text) => text))
    expect(clean.titles).toContain(title)
    await fc.assert(
      fc.asyncProperty(writable, async (characters) => {
        const read = await found(page(write, (text) => scattered(text, characters)))
        expect(read).toEqual(clean)
        expect(holdsInvisible(JSON.stringify(read))).toBe(false)
      }),
      { numRuns: 8 },
    )
  })
})

it('a feed’s news have none of the invisible characters of its titles and texts', () => {
  const item = (write: Writing, hide: Writing) =>
    `<rss><channel><item><title>${write(hide(headline))}</title><link>https://gazzetta.example/1</link><pubDate>Tue, 10 Nov 2026 08:00:00 GMT</pubDate><description><![CDATA[<p>${hide(words)} <a href="/x">${hide(name)}</a></p>]]></description></item></channel></rss>`
  const read = (text: string) =>
    readFeed(
      {
        kind: 'fetched',
        url: 'https://gazzetta.example/rss',
        status: 200,
        headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
        body: Buffer.from(text),
      },
      { isCut: false },
    )
  const clean = read(item(raw, (text) => text))
  expect(clean).toMatchObject([{ title: headline, links: [{ words: name }] }])
  fc.assert(
    fc.property(writable, fc.constantFrom(raw, asEntities), (characters, write) => {
      expect(read(item(write, (text) => scattered(text, characters)))).toEqual(clean)
    }),
  )
})
