import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFeed as read } from './read-feed.ts'
import { feedAnswer, rssOf } from './testing/feed-answer.ts'

const readFeed = (answer: ReturnType<typeof feedAnswer>, isCut = false) => read(answer, { isCut })

const article = {
  title: 'L’azienda assume',
  url: 'https://gazzetta.example/1',
  publishedAt: new Date('2026-11-10T08:00:00Z'),
}

describe('readFeed', () => {
  it('reads RSS 2.0, with the text and the links of its markup', () => {
    const answer = feedAnswer(
      rssOf(`<item><title><![CDATA[L&#8217;azienda <b>assume</b>]]></title><link>/1</link>
        <pubDate>Tue, 10 Nov 2026 09:00:00 +0100</pubDate>
        <description>&lt;p&gt;Venti posti alla &lt;a href="https://www.rossi.example/?utm_source=x"&gt;Rossi&lt;/a&gt;.&lt;/p&gt;&lt;script&gt;no()&lt;/script&gt;</description>
        <content:encoded><![CDATA[<p>Perch&eacute; no?</p>]]></content:encoded></item>`),
    )
    expect(readFeed(answer)).toEqual([
      {
        ...article,
        text: 'Venti posti alla Rossi. Perché no?',
        links: [{ words: 'Rossi', url: 'https://www.rossi.example/' }],
      },
    ])
  })

  it('reads RSS 1.0', () => {
    const answer =
      feedAnswer(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
      <channel rdf:about="https://gazzetta.example/"><title>Gazzetta</title></channel>
      <item rdf:about="https://gazzetta.example/1"><title>L’azienda assume</title><dc:date>2026-11-10T09:00:00+01:00</dc:date></item></rdf:RDF>`)
    expect(readFeed(answer)).toEqual([{ ...article, text: '', links: [] }])
  })

  it("reads Atom with its page's address and its date of publication", () => {
    const answer = feedAnswer(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Gazzetta</title><link href="https://gazzetta.example/"/>
       <entry><title type="html">L&amp;rsquo;azienda assume</title><link rel="replies" href="/r"/><link rel="alternate" href="/1"/>
       <published>2026-11-10T08:00:00Z</published><updated>2026-11-12T08:00:00Z</updated><summary>Venti posti</summary></entry></feed>`,
      'application/atom+xml',
    )
    expect(readFeed(answer)).toEqual([{ ...article, text: 'Venti posti', links: [] }])
  })

  it('reads another encoding', () => {
    const text = rssOf(
      `<item><title>Novità</title><link>https://gazzetta.example/1</link><pubDate>2026-11-10</pubDate></item>`,
    ).replace('UTF-8', 'ISO-8859-1')
    expect(readFeed(feedAnswer(Buffer.from(text, 'latin1'), 'text/xml'))).toMatchObject([{ title: 'Novità' }])
  })

  it('takes the guid for the address where there is no link', () => {
    const item = (guid: string) =>
      `<item><title>Assume ancora</title>${guid}<pubDate>2026-11-10</pubDate><description>x</description></item>`
    const items = readFeed(
      feedAnswer(
        rssOf(
          item('<guid>https://gazzetta.example/1</guid>') +
            item('<guid isPermaLink="false">https://gazzetta.example/2</guid>') +
            item('<guid>post-3</guid>') +
            item(''),
        ),
      ),
    )
    expect(items?.map(({ url }) => url)).toEqual(['https://gazzetta.example/1', 'https://gazzetta.example/post-3'])
  })

  it('leaves out items without a title, a web address or a date', () => {
    const items = `<item><title></title><link>/1</link><pubDate>2026-11-10</pubDate></item>
      <item><title>Script</title><link>javascript:alert(1)</link><pubDate>2026-11-10</pubDate></item>
      <item><title>Senza data</title><link>/3</link></item>`
    expect(readFeed(feedAnswer(rssOf(items)))).toEqual([])
  })

  it('leaves out the last item of a truncated feed', () => {
    const items = [1, 2, 3].map(
      (n) => `<item><title>Numero ${n}</title><link>/${n}</link><pubDate>2026-11-10</pubDate></item>`,
    )
    const text = rssOf(items.join(''))
    const cut = feedAnswer(text.slice(0, text.indexOf('<pubDate>2026', text.indexOf('Numero 3')) + 19))
    expect(readFeed(cut)?.map(({ title }) => title)).toEqual(['Numero 1', 'Numero 2', 'Numero 3'])
    expect(readFeed(cut, true)?.map(({ title }) => title)).toEqual(['Numero 1', 'Numero 2'])
  })

  it.each([
    ['a page', '<!doctype html><html><body><feed><entry><title>a</title></entry></feed></body></html>'],
    ['JSON', '{"items":[]}'],
    ['nothing', ''],
    ['a sitemap', '<urlset><url><loc>https://gazzetta.example/</loc></url></urlset>'],
  ])('returns null for %s', (_, text) => {
    expect(readFeed(feedAnswer(text))).toBeNull()
  })
})

const item =
  '<item><title>Assume</title><link>/1</link><pubDate>2026-11-10</pubDate><description>Testo</description></item>'

describe('readFeed on a hostile feed', () => {
  it.each([
    ['ten thousand items', rssOf(item.repeat(10_000))],
    ['long texts', rssOf(item.replaceAll('Assume', 'a'.repeat(400_000)).replace('Testo', 'b '.repeat(200_000)))],
    ['ten thousand links', rssOf(item.replace('Testo', '&lt;a href="/x"&gt;x&lt;/a&gt;'.repeat(10_000)))],
    ['links within each other', rssOf(item.replace('Testo', '&lt;a href="/x"&gt;x'.repeat(20_000)))],
    ['items within each other', rssOf('<item><title>a'.repeat(30_000))],
    ['elements within each other', rssOf(item.replace('Testo', '<b>x'.repeat(100_000)))],
    [
      'entities of entities',
      `<!DOCTYPE rss [<!ENTITY a "lol">${Array.from({ length: 20 }, (_, n) => `<!ENTITY b${n} "${'&a;'.repeat(1_000)}">`).join('')}]>${rssOf(item.replaceAll('Assume', '&b1;&b2;&b3;'))}`,
    ],
    [
      'an entity of a file',
      `<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>${rssOf(item.replace('Testo', '&a;'))}`,
    ],
  ])('takes bounded time and memory with %s', (_, text) => {
    expectSound(feedAnswer(text))
  })

  it('never throws on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom('<rss>', '<feed>', ''), (bytes, start) => {
        expectSound(feedAnswer(Buffer.concat([Buffer.from(start), bytes]), ''))
      }),
      { numRuns: 150 },
    )
  })

  it('never throws on any text in its elements, nor on a feed truncated anywhere', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, text, text, text, fc.nat(), (title, link, date, description, cut) => {
        const whole = rssOf(
          `<item><title>${title}</title><link>${link}</link><pubDate>${date}</pubDate><description>${description}</description></item>${item}`,
        )
        expectSound(feedAnswer(whole))
        expectSound(feedAnswer(whole.slice(0, cut % whole.length)))
      }),
      { numRuns: 150 },
    )
  })
})

function expectSound(answer: ReturnType<typeof feedAnswer>): void {
  const items = readFeed(answer) ?? []
  expect(items.length).toBeLessThanOrEqual(200)
  for (const { title, url, publishedAt, text, links } of items) {
    expect(title).not.toBe('')
    expect(title.length).toBeLessThanOrEqual(300)
    expect(text.length).toBeLessThanOrEqual(5_000)
    expect(`${title} ${text}`).not.toMatch(/lollol|root:/)
    expect(links.length).toBeLessThanOrEqual(50)
    expect(Number.isNaN(publishedAt.getTime())).toBe(false)
    for (const address of [url, ...links.map((link) => link.url)]) expect(address).toMatch(/^https?:\/\/.{1,2040}$/)
  }
}
