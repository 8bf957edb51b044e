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
  ])('%s → %j', (html, phones) => {
    expect(contactsOf(html).phones).toEqual(phones)
  })

  it.each([
    ['<footer>info@officinebelvedere.test</footer>', ['info@officinebelvedere.test']],
    ['<a href="mailto:INFO@officinebelvedere.test?subject=x">scrivi</a>', ['info@officinebelvedere.test']],
    ['<p>info [at] officinebelvedere [dot] test</p>', ['info@officinebelvedere.test']],
    ['<footer>PEC: belvedere@legalmail.it</footer>', ['belvedere@legalmail.it']],
    ['<p>0341 555310<b>info@officinebelvedere.test</b></p>', ['info@officinebelvedere.test']],
    ['<p>Invia il CV a selezione@officinebelvedere.test</p>', []],
    ['<p>hr@officinebelvedere.test, lavoro@officinebelvedere.test</p>', []],
    ['<p>Mario Rossi, mario.rossi@officinebelvedere.test</p>', []],
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

  it('reads a page nested ten thousand deep', () => {
    expect(contactsOf(`${'<div>'.repeat(10_000)}info@officinebelvedere.test`).emails).toHaveLength(1)
  })
})
