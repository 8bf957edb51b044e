import { describe, expect, it } from 'vitest'
import { readPeople } from './read-people.ts'
import { readVat } from './read-vat.ts'
import { pageOf } from './testing/page-of.ts'

describe('readPeople', () => {
  it('reads name, title, department and address', () => {
    const html = '<p>Dott.ssa Anna Ferri, Responsabile risorse umane – anna.ferri@officinebelvedere.test</p>'
    expect(readPeople(pageOf(html))).toMatchObject([
      {
        name: 'Anna Ferri',
        title: 'Responsabile risorse umane',
        department: 'human_resources',
        email: 'anna.ferri@officinebelvedere.test',
      },
    ])
  })

  it('finds the name a few lines above', () => {
    const html = '<h4>Luca Neri</h4><p>Export manager</p><p>l.neri@officinebelvedere.test</p>'
    expect(readPeople(pageOf(html))).toMatchObject([
      { name: 'Luca Neri', title: 'Export manager', department: 'sales' },
    ])
  })

  it("takes no office's address for a person's", () => {
    expect(readPeople(pageOf('<p>Officine Belvedere, info@officinebelvedere.test</p>'))).toEqual([])
  })
})

describe('readVat', () => {
  it.each([
    ['<footer>P.IVA 00743110157</footer>', '00743110157'],
    ['<footer>P. IVA e C.F. IT00743110157</footer>', '00743110157'],
    ['<footer>VAT IT00743110157</footer>', '00743110157'],
    ['<footer>Partita IVA: 00743110158</footer>', undefined],
    ['<footer>Tel. 00743110157</footer>', undefined],
  ])('%s → %s', (html, vat) => {
    expect(readVat(pageOf(html))?.value).toBe(vat)
  })
})
