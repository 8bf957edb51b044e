import { describe, expect, it } from 'vitest'
import { readContacts } from './read-contacts.ts'
import { pageOf } from './testing/page-of.ts'

const contactsOf = (html: string) => {
  const { emails, phones } = readContacts(pageOf(html))
  return { emails: emails.map(({ value }) => value), phones: phones.map(({ value }) => value) }
}

describe('readContacts', () => {
  it.each([
    ['<p>CUP 0341 555 120</p>', ['+390341555120']],
    ['<p>Progetto PNRR, CUP: J31B 0341555120</p>', []],
    ['<footer>Tel. 0341 555 120 – Fax 0341 555 121</footer>', ['+390341555120']],
    ['<footer>T +39 0341 555 120 - F +39 0341 555 121</footer>', ['+390341555120']],
    ['<footer>Tel. e Fax 0341 555120</footer>', ['+390341555120']],
    ['<a href="tel:0341555120">Chiamaci</a>', ['+390341555120']],
    ['<p>Numero verde 800 123 456</p>', ['+39800123456']],
    ['<p>Cell. 338 123 4567</p>', ['+393381234567']],
    ['<p>P.IVA 01234560171 – REA LC-223344 – C.F. 01234560171</p>', []],
    ['<p>C.F., P.IVA e iscrizione al Registro delle Imprese di Lecco e Sondrio 03411220332</p>', []],
    ['<p>12/11/2026 - Nuovo stabilimento</p>', []],
    ['<p>RAL 45.000-55.000 euro</p>', []],
    ['<p>Orari: 7.45-12.15 / 13.50-17.20</p>', []],
    ['<p>Mandaci il curriculum su WhatsApp: 347 000 2211.</p>', []],
    [
      '<script type="application/ld+json">{"@type":"Organization","telephone":"0341 555120"}</script>',
      ['+390341555120'],
    ],
    ['<p>Lunedì - Venerdì, 08.00 - 20.00</p>', []],
    ['<p>Editore © 1999-2015</p>', []],
    ['<p>La legge 199/2012</p>', []],
    ['<p>Posted 08.11.2015</p>', []],
  ])('%s → %j', (html, phones) => {
    expect(contactsOf(html).phones).toEqual(phones)
  })

  it.each([
    ['<footer>info@officinebelvedere.test</footer>', ['info@officinebelvedere.test']],
    ['<a href="mailto:INFO@officinebelvedere.test?subject=x">scrivi</a>', ['info@officinebelvedere.test']],
    ['<p>anna [at] officinebelvedere [dot] test, info(at)officinebelvedere.test</p>', []],
    ['<footer>PEC: belvedere@legalmail.it</footer>', ['belvedere@legalmail.it']],
    ['<p>0341 555310<b>info@officinebelvedere.test</b></p>', ['info@officinebelvedere.test']],
    ['<p>Invia il CV a selezione@officinebelvedere.test</p>', []],
    ['<p>hr@officinebelvedere.test, lavoro@officinebelvedere.test</p>', []],
    ['<p>privacy@officinebelvedere.test</p>', []],
    ['<p>supporto@altrasocieta.test</p>', []],
  ])('%s → %j', (html, emails) => {
    expect(contactsOf(html).emails).toEqual(emails)
  })

  it('keeps a general address for CVs if the footer repeats it', () => {
    const html =
      '<p>Inviare il curriculum a info@officinebelvedere.test</p><footer>info@officinebelvedere.test</footer>'
    expect(contactsOf(html).emails).toEqual(['info@officinebelvedere.test'])
  })

  it('quotes the line that holds the link', () => {
    const html = '<p>Azienda</p><p><a href="mailto:info@officinebelvedere.test">Scrivici</a></p>'
    expect(readContacts(pageOf(html)).emails[0]?.quote.text).toBe('Scrivici')
  })

  const mentionsOf = (html: string, pageUrl?: string) => {
    const { emails, phones } = readContacts(pageOf(html, pageUrl))
    return [...emails, ...phones].flatMap(({ mentions }) => mentions)
  }

  it('gives the lines around a contact, with the address that a link has instead of words', () => {
    expect(
      mentionsOf('<div>Marco Bianchi</div><div>Titolare</div><div><a href="tel:3381234567">Chiama</a></div>'),
    ).toEqual([{ text: 'Marco Bianchi\nTitolare\nChiama +393381234567', isCompanys: false }])
    expect(mentionsOf('<p>Anna</p><p><a href="mailto:info@officinebelvedere.test">Scrivi</a></p><p>Orari</p>')).toEqual(
      [{ text: 'Anna\nScrivi info@officinebelvedere.test\nOrari', isCompanys: false }],
    )
  })

  it.each([
    ['a footer', '<footer><p>Cell. 338 123 4567</p></footer>', undefined],
    ['the page of contacts', '<p>Cell. 338 123 4567</p>', 'https://www.officinebelvedere.test/it/contatti.html'],
    ['a page titled so', '<title>Contatti - Officine</title><p>Cell. 338 123 4567</p>', undefined],
    [
      'data of the organisation',
      '<script type="application/ld+json">{"@type":"Hotel","telephone":"338 1234567"}</script>',
      undefined,
    ],
  ])('knows that %s is where a company gives its own', (_, html, pageUrl) => {
    expect(mentionsOf(html, pageUrl)).toMatchObject([{ isCompanys: true }])
  })

  it('quotes a point of contact with the name beside its number', () => {
    const data =
      '{"@type":"Organization","name":"Officine","contactPoint":{"@type":"ContactPoint","name":"Marco Bianchi","telephone":"3381234567"}}'
    expect(mentionsOf(`<script type="application/ld+json">${data}</script>`)[0]?.text).toContain('Marco Bianchi')
  })

  it('gives each place of a contact once, and eight at most', () => {
    const repeated = Array.from({ length: 40 }, (_, n) => `<p>Sede ${n % 20}: 0341 555120</p>`).join('')
    expect(mentionsOf(repeated)).toHaveLength(8)
  })

  it('reads a page nested ten thousand deep', () => {
    expect(contactsOf(`${'<div>'.repeat(10_000)}info@officinebelvedere.test`).emails).toHaveLength(1)
  })
})
