import { describe, expect, it } from 'vitest'
import { linesOf } from '../html/lines.ts'
import { type Sign, signsOf } from './advert-signs.ts'
import { isNonAdvert } from './non-adverts.ts'
import { pageOf } from './testing/read-body.ts'

function isOther(html: string, further: Sign[] = []): boolean {
  const lines = linesOf(pageOf(html).document.children).filter(({ text }) => text !== 'Acme')
  return isNonAdvert(lines, new Set([...signsOf(lines.map(({ text }) => text)), ...further]))
}

describe('isNonAdvert', () => {
  it.each([
    ['a person of the team', '<h3>Responsabile produzione</h3><p>Marco Bianchi</p>'],
    ['a person with a role', '<p>Giulia Ferri – Direttore tecnico</p><p>In azienda dal 2009.</p>'],
    ['a testimonial', '<h3>Saldatore</h3><p>“Qui ho imparato un mestiere.”</p>'],
    [
      'a course',
      '<h3>Operatore CNC</h3><p>Corso gratuito di 120 ore per disoccupati, con attestato finale.</p><p>Iscrizioni entro venerdì.</p>',
    ],
    ['the imprint', '<p>P.IVA 01234567890 – Operatore economico autorizzato</p>'],
  ])('is true for %s', (_, html) => {
    expect(isOther(html)).toBe(true)
  })

  it.each([
    ['an advert', '<h3>Saldatore</h3><p>Requisiti: patentino, esperienza di 2 anni.</p>'],
    [
      'an advert that names a contact person',
      '<h3>Saldatore</h3><p>Contratto a tempo indeterminato.</p><p>Marco Bianchi</p>',
    ],
    [
      'an advert with training',
      '<h3>Autista</h3><p>Corso di formazione e attestato a nostro carico, assunzione diretta.</p>',
    ],
    ['weekly hours', '<h3>Cassiera</h3><p>Contratto di 24 ore settimanali, moduli turnisti.</p>'],
    ['a word of a course', '<h3>Docente di informatica</h3><p>Terrai lezioni serali in sede.</p>'],
    ['two capitals that are no name', '<h3>Magazziniere</h3><p>Reggio Emilia</p>'],
  ])('is false for %s', (_, html) => {
    expect(isOther(html)).toBe(false)
  })

  it('is false for a block with a page of its own, whatever name it holds', () => {
    const html = '<h3>Responsabile produzione</h3><p>Marco Bianchi</p>'
    expect(isOther(html, ['page'])).toBe(false)
  })
})
