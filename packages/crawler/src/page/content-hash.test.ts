import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesHash } from '../fetch/bytes-hash.ts'
import { contentHasher } from './content-hash.ts'

const contentHash = contentHasher(new Date('2026-11-14T06:00:00Z'))
const page = (body: string, head = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const advert = '<h3>Saldatore TIG</h3><p>Almeno 3 anni di esperienza</p>'

describe('contentHasher gives the same hash', () => {
  it.each([
    ['a nonce in markup', page(`<div data-nonce="b1f04c">${advert}`), page(`<div data-nonce="77aa01">${advert}`)],
    ['a script', page(advert, '<script>var t=1</script>'), page(advert, '<script>var t=2;</script>')],
    ['a comment', page(`${advert}<!-- 0.21 s -->`), page(`${advert}<!-- 0.32 s, cached -->`)],
    ['a style and a class', page(advert, '<style>a{}</style>'), page(`<div class="x">${advert}</div>`)],
    ['white space around texts', page(advert), page(advert.replaceAll('><', '>\n  <'))],
    ['a counter', page(`${advert}<p>Visite: 10.233</p>`), page(`${advert}<p>Visite: 10.240</p>`)],
    ['a counter before its word', page(`${advert}<p>12 utenti online</p>`), page(`${advert}<p>7 utenti online</p>`)],
    ['a clock', page(`${advert}<p>Ora 10:12:44</p>`), page(`${advert}<p>Ora 08:00:01</p>`)],
    [
      'a token within data',
      page(`${advert}<script type="application/json">{"csrfToken":"abc","jobs":[]}</script>`),
      page(`${advert}<script type="application/json">{"csrfToken":"xyz","jobs":[]}</script>`),
    ],
    [
      'a session in an address',
      page('<a href="/lavoro?s=0123456789abcdef01">Lavoro</a>'),
      page('<a href="/lavoro?s=fedcba987654321000">Lavoro</a>'),
    ],
  ])('but for %s', async (_, one, other) => {
    expect(await contentHash(one)).toBe(await contentHash(other))
  })

  it.each(['14/11/2026', '14.11.26', '14 novembre 2026', '14 Nov 2026', '2026-11-14T05:59:58Z'])(
    "but for today's date, %s",
    async (today) => {
      const yesterday = contentHasher(new Date('2026-11-13T06:00:00Z'))
      const before = page(`${advert}<p>Oggi è il 13/11/2026</p>`)
      expect(await contentHash(page(`${advert}<p>Oggi è il ${today}</p>`))).toBe(await yesterday(before))
    },
  )
})

describe('contentHasher gives another hash', () => {
  it.each([
    ['a new advert', page(advert), page(`${advert}<h3>Autista</h3>`)],
    ['other years of experience', page(advert), page(advert.replace('3 anni', '5 anni'))],
    ['another date', page('<p>Scadenza 30/11/2026</p>'), page('<p>Scadenza 15/12/2026</p>')],
    [
      'another file behind the same words',
      page('<a href="/a.pdf">Annuncio</a>'),
      page('<a href="/b.pdf">Annuncio</a>'),
    ],
    ['another frame', page('<iframe src="/board/1">'), page('<iframe src=/board/2>')],
    [
      'JSON-LD',
      page('', '<script type="application/ld+json">{"title":"Autista"}</script>'),
      page('', '<script type="application/ld+json">{"title":"Cuoco"}</script>'),
    ],
    [
      'embedded state',
      page('<script>window.__INITIAL_STATE__ = {"jobs":["Autista"]}</script>'),
      page('<script>window.__INITIAL_STATE__ = {"jobs":["Cuoco"]}</script>'),
    ],
    [
      'records in a script',
      page('<script>var lista = [{titolo: "Autista"}]</script>'),
      page('<script>var lista = [{titolo: "Cuoco"}]</script>'),
    ],
    [
      'records in an attribute',
      page(`<div ${'data-a="b" '.repeat(10)} data-jobs="[{&quot;title&quot;:&quot;Autista&quot;}]"></div>`),
      page(`<div ${'data-a="b" '.repeat(10)} data-jobs="[{&quot;title&quot;:&quot;Cuoco&quot;}]"></div>`),
    ],
    ['a template', page('<template>Autista</template>'), page('<template>Cuoco</template>')],
  ])('for %s', async (_, one, other) => {
    expect(await contentHash(one)).not.toBe(await contentHash(other))
  })
})

it('bytesHash differs for different bytes', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((text) => bytesHash(Buffer.from(text)))
  expect(one).toBe(same)
  expect(one).not.toBe(other)
})

it('contentHasher is deterministic, however broken the page is', async () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '<!--',
    '-->',
    '<script',
    '</script',
    '<a href=',
    '"',
    "'",
    '=',
    ' ',
    'a',
    '1',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (pieces) => {
      const html = pieces.join('')
      expect(await contentHash(`${html} `)).toBe(await contentHash(html))
    }),
  )
  expect(await contentHash('<a '.repeat(100_000))).toBe(await contentHash('<a '.repeat(100_001)))
})

it('contentHasher reads every piece of a text that takes several turns', async () => {
  const text = 'Un testo lungo. '.repeat(80_000)
  const whole = await contentHash(page(`<p>${text}</p>`))
  expect(await contentHash(page(`<p>${text}10:12:44</p>`))).toBe(await contentHash(page(`<p>${text}08:00:01</p>`)))
  for (const at of [0, 640_000, 1_200_000])
    expect(await contentHash(page(`<p>${text.slice(0, at)}Saldatore${text.slice(at)}</p>`))).not.toBe(whole)
})

it('contentHasher reads every part of a page that takes several turns', async () => {
  const many = Array.from({ length: 60_000 }, (_, n) => `<p>Riga ${n}</p>`)
  const html = page(many.join(''))
  expect(html.length).toBeGreaterThan(1_000_000)
  const whole = await contentHash(html)
  for (const changed of [0, 30_000, 59_999]) {
    const other = page(many.with(changed, '<p>Saldatore</p>').join(''))
    expect(await contentHash(other)).not.toBe(whole)
  }
  expect(await contentHash(page(many.join('\n')))).toBe(whole)
})
