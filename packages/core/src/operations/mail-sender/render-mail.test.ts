import { requestOutcomes, userRequestKinds } from '@vedetta/contracts/operations/requests'
import type { MailName } from '@vedetta/contracts/operator/mail-names'
import { anyInvisibleCharacters, holdsInvisible, scattered } from '@vedetta/contracts/testing/invisible-characters'
import { type Language, languages } from '@vedetta/contracts/text/labels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { assert, asyncProperty, constantFrom, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxDigestPositions, maxDigestSections } from '../../notify/digests/alert-mail-params.ts'
import { UnknownMailError } from '../../platform/mail/mail-template.ts'
import type { MailParams } from './mail-templates.ts'
import { renderMail } from './render-mail.ts'
import { exampleMails as examples, exampleUrl } from './testing/example-mails.ts'

const url = exampleUrl
const { inviteUser: invite } = examples
const subscriptionLinks = [examples.digest.settingsUrl, examples.digest.unsubscribeUrl]
const entryLinks = [`${url}&position=1`, `${url}&position=1&ask=contacted`, `${url}&filter=1`]
/** The further links of mails that come again and again, by where they stand around the button. */
const furtherLinks: Partial<Record<MailName, { before: string[]; after: string[] }>> = {
  digest: { before: entryLinks, after: subscriptionLinks },
  instant: { before: entryLinks, after: subscriptionLinks },
  watchGoesOn: { before: [], after: subscriptionLinks },
}
const names = Object.keys(examples) as MailName[]
const cases = names.flatMap((template) => languages.map((language) => [template, language] as const))

const lineOf = (link: string) => new RegExp(`^ *${RegExp.escape(link)}$`, 'm')
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link?.replaceAll('&amp;', '&'))
const shape = (html: string) => html.match(/<[^\s>]*/g)

describe.each(cases)('%s in %s', (template, language) => {
  test('ends no sentence with two full stops, also after a name that ends with one', async () => {
    const { subject, html, text } = await renderMail(template, language, examples[template])
    expect(`${subject}\n${html}\n${text}`).not.toMatch(/\p{L}\.\.(?!\.)/u)
  })

  test('states its subject and its reason in both HTML and text', async () => {
    const { subject, html, text } = await renderMail(template, language, examples[template])
    expect(subject).not.toBe('')
    expect(html).toContain(`<html dir="ltr" lang="${language}">`)
    const reason = language === 'it' ? 'Ricevi questa e-mail perché' : 'You receive this e-mail because'
    expect(html).toContain(reason)
    expect(text).toContain(`-- \n${reason}`)
    expect(text).not.toMatch(/[<>]/)
  })

  test('has one button if there is something to open, with its address in plain sight', async () => {
    const { html, text } = await renderMail(template, language, examples[template])
    const button = 'url' in examples[template] ? [url, url] : []
    const { before, after } = furtherLinks[template] ?? { before: [], after: [] }
    expect(linksOf(html)).toEqual([...before, ...button, ...after])
    for (const link of [...before, ...button, ...after]) expect(text).toMatch(lineOf(link))
    expect(text.includes(`\n${url}\n`)).toBe(button.length > 0)
  })

  test('loads nothing from the network', async () => {
    const { html } = await renderMail(template, language, examples[template])
    expect(html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import|@font-face/i)
  })

  test('supports dark mode', async () => {
    const { html } = await renderMail(template, language, examples[template])
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    const coloured = [...html.matchAll(/<\w+[^>]*style="[^"]*(?<![-\w])(?:background-)?color:[^"]*"[^>]*>/g)]
    expect(coloured.length).toBeGreaterThan(4)
    for (const [tag] of coloured) expect(tag).toMatch(/class="(page|card|ink|muted|brand|button|line|caution)"/)
  })
})

test.each(['digest', 'instant'] as const)('the mail %s shows titles without invisible characters', async (template) => {
  const hide = (characters: string) => ({
    ...examples[template],
    sections: examples[template].sections.map((section) => ({
      ...section,
      positions: section.positions.map((position) => ({ ...position, title: scattered(position.title, characters) })),
    })),
  })
  const clean = await renderMail(template, 'it', examples[template])
  await assert(
    asyncProperty(anyInvisibleCharacters, async (characters) => {
      const mail = await renderMail(template, 'it', hide(characters))
      expect(mail).toEqual(clean)
      expect(holdsInvisible(mail.subject + mail.html + mail.text)).toBe(false)
    }),
    { numRuns: 10 },
  )
})

test.each(names)('the mail %s exists in two languages', async (template) => {
  const [it, en] = await Promise.all(languages.map((language) => renderMail(template, language, examples[template])))
  expect(it?.subject).not.toBe(en?.subject)
  expect(it?.text).not.toBe(en?.text)
})

describe('text that people wrote', () => {
  const hostile = '"><img src=x onerror=alert(1)>\'&amp;</style></td>\r\nBcc: eve@evil.example\u202e\u0000\ud800'

  const written = new Set(
    ['firstName', 'customer', 'requestedBy', 'about', 'answer', 'fullName', 'company', 'sourceUrl'].concat([
      'filter',
      'title',
      'place',
      'why',
    ]),
  )

  const paramsWith = (template: MailName, words: string) =>
    JSON.parse(JSON.stringify(examples[template]), (name, value) => (written.has(name) ? words : value))

  test.each(cases)('can not add to the HTML or the headers of %s in %s', async (template, language) => {
    const harmless = await renderMail(template, language, examples[template])
    const { subject, html, text } = await renderMail(template, language, paramsWith(template, hostile))
    expect(shape(html)).toEqual(shape(harmless.html))
    expect(linksOf(html)).toEqual(linksOf(harmless.html))
    for (const part of [subject, html, text]) expect(part).not.toMatch(/[\r\0\u202e]|\nBcc/)
    expect(subject).not.toContain('\n')
  })

  test('can not add to the HTML or the headers of any mail, for arbitrary strings', async () => {
    const baselines = new Map<string, unknown>()
    for (const [template, language] of cases)
      baselines.set(
        template + language,
        shape((await renderMail(template, language, paramsWith(template, 'Anna'))).html),
      )
    await assert(
      asyncProperty(
        constantFrom(...cases),
        string({ unit: 'binary', maxLength: 300 }),
        async ([template, language], words) => {
          const { subject, html } = await renderMail(template, language, paramsWith(template, words))
          expect(shape(html)).toEqual(baselines.get(template + language))
          expect(subject).not.toMatch(/\p{C}/u)
        },
      ),
      { numRuns: 100 },
    )
  })

  test.each(['https://vedetta.example/"><script>alert(1)</script>', "https://vedetta.example/?a='&b=<b>"])(
    'can not break out of the link %s',
    async (link) => {
      const { html } = await renderMail('verifyEmail', 'it', { firstName: 'Anna', url: link })
      expect(html).not.toMatch(/<(script|b)>/)
      expect(shape(html)).toEqual(shape((await renderMail('verifyEmail', 'it', examples.verifyEmail)).html))
    },
  )

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//evil.example', ''])(
    'is refused as the link %s',
    async (link) => {
      await expect(renderMail('verifyEmail', 'it', { firstName: 'Anna', url: link })).rejects.toThrow(UnknownMailError)
    },
  )

  test.each([
    ['Anna', 'Ciao Anna,'],
    ['Nicolò Maria', 'Ciao Nicolò Maria,'],
    ['D’Angelo', 'Ciao D’Angelo,'],
    ['Hai vinto su evil.example', 'Ciao,'],
    ['http://evil.example', 'Ciao,'],
    ['eve@evil.example', 'Ciao,'],
    ['Chiama il 899 123', 'Ciao,'],
    ['Clicca qui per il tuo premio di fine anno che scade', 'Ciao,'],
    ['', 'Ciao,'],
  ])('as the name %s is greeted with «%s»', async (firstName, greeted) => {
    const { text } = await renderMail('verifyEmail', 'it', { firstName, url })
    expect(text).toContain(`\n\n${greeted}\n\n`)
  })
})

describe('a stored mail', () => {
  test.each([
    ['an unknown template', 'farewell', {}],
    ['the name of an object’s method as its template', 'toString', {}],
    ['a missing parameter', 'verifyEmail', { firstName: 'Segreta' }],
    ['a parameter of another type', 'extraGranted', { customer: 'Segreta', unit: 'credit', amount: '5; DROP' }],
    ['no parameters', 'passwordChanged', null],
  ])('with %s is refused, and its values are not quoted', async (_, template, params) => {
    const refusal = await renderMail(template, 'it', params).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnknownMailError)
    expect(String(refusal)).not.toMatch(/Segreta|DROP/)
  })
})

test.each<[Language, string, string]>([
  ['it', 'fino al 29 novembre 2026.', '5.000 crediti in più'],
  ['en', 'until 29 November 2026.', '5,000 credits more'],
])('mails in %s show dates in Italian time and grouped numbers', async (language, day, amount) => {
  expect((await renderMail('inviteUser', language, invite)).text).toContain(day)
  expect((await renderMail('extraRequested', language, examples.extraRequested)).text).toContain(amount)
})

describe('the mail that answers a request', () => {
  const answered = userRequestKinds.flatMap((kind) =>
    keysOf(requestOutcomes).map((outcome) => [kind, outcome] as const),
  )

  test.each(answered)(
    'of kind %s with the outcome %s names the request and the outcome in both languages',
    async (kind, outcome) => {
      const params = { ...examples.requestAnswered, kind, outcome, answer: null, paidBack: 0 }
      for (const language of languages) {
        const { subject, text } = await renderMail('requestAnswered', language, params)
        expect(subject).toMatch(/^(Segnalazione|Richiesta|Report|Request) .*: Officine Prova S\.r\.l\.$/)
        expect(text).toMatch(/(«|“)Officine Prova S\.r\.l\.(»|”)/)
        expect(text).toMatch(/Abbiamo controllato|We checked/)
        expect(text).not.toMatch(/scrive|writes|restituito|paid/)
      }
    },
  )

  test('includes the operator’s text, the newly watched site and the refunded credits', async () => {
    const params = { ...examples.requestAnswered, kind: 'missing_site', site: 'officine.example' } as const
    const { text } = await renderMail('requestAnswered', 'it', params)
    expect(text).toContain('Una nota di chi ha controllato: «Non lavora più lì.»')
    expect(text).toContain('Da oggi visitiamo ogni giorno officine.example.')
    expect(text).toContain('Alla tua licenza abbiamo restituito 5 crediti.')
  })
})

test('a mail about one search uses the singular', async () => {
  expect((await renderMail('extraGranted', 'it', examples.extraGranted)).subject).toMatch(/^1 ricerca in più/)
  expect((await renderMail('extraGranted', 'en', examples.extraGranted)).subject).toMatch(/^1 search more/)
})

describe('a digest', () => {
  const { digest } = examples
  const section = digest.sections[0] as (typeof digest.sections)[number]
  const position = section.positions[0] as (typeof section.positions)[number]

  test.each<[Language, string]>([
    [
      'it',
      [
        '== Saldatori a Brescia ==',
        '',
        '* Saldatore TIG [Da verificare]',
        '  Officine Prova S.r.l. · Brescia (BS)',
        '  Perché: ruolo «saldatore» · a 12 km da Bergamo',
        '  Vista per la prima volta lunedì 16 novembre, 07:42',
        `  ${position.url}`,
        '  Segna contattata:',
        `  ${position.contactedUrl}`,
        '',
        'E altre 23 nel filtro:',
        section.url,
        '',
        'Altre 2 posizioni sono negli altri filtri.',
      ].join('\n'),
    ],
    [
      'en',
      [
        '* Saldatore TIG [To be checked]',
        '  Officine Prova S.r.l. · Brescia (BS)',
        '  Why: ruolo «saldatore» · a 12 km da Bergamo',
        '  First seen Monday 16 November, 07:42',
        `  ${position.url}`,
        '  Mark as contacted:',
      ].join('\n'),
    ],
  ])('in %s reads well as plain text', async (language, lines) => {
    expect((await renderMail('digest', language, digest)).text).toContain(lines)
  })

  test.each<[string, number, MailParams['digest']['sections'], string]>([
    ['one position', 1, [{ ...section, more: 0 }], 'Nuova posizione: Saldatore TIG'],
    ['one filter', 1_204, [section], '1.204 nuove posizioni per «Saldatori a Brescia»'],
    ['several filters', 26, [section, section], '26 nuove posizioni per i tuoi filtri'],
  ])('of %s says so in its subject', async (_, total, sections, subject) => {
    expect((await renderMail('digest', 'it', { ...digest, total, sections })).subject).toBe(subject)
  })

  test('of the largest size stays below what Gmail cuts off', async () => {
    const wide = { ...position, title: 'à'.repeat(160), company: 'à'.repeat(254), place: 'à'.repeat(120) }
    const full = { ...section, filter: 'à'.repeat(80), positions: [] }
    const positions = Array.from({ length: maxDigestPositions - maxDigestSections }, () => wide)
    const sections = Array.from({ length: maxDigestSections }, () => ({ ...full, positions: [wide] }))
    const params = { ...digest, sections: [{ ...full, positions: [wide, ...positions] }, ...sections.slice(1)] }
    const { html } = await renderMail('digest', 'it', params)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
  })

  test('can be unsubscribed from, and other mails can not', async () => {
    const lists = await Promise.all(
      names.map(async (name) => [name, (await renderMail(name, 'it', examples[name])).list?.name ?? null]),
    )
    expect(Object.fromEntries(lists)).toEqual({
      ...Object.fromEntries(names.map((name) => [name, null])),
      digest: 'digest',
      instant: 'digest',
      watchGoesOn: 'digest',
    })
  })
})
