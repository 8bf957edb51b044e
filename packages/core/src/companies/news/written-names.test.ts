import { startCpuTime } from '@vedetta/crawler/testing/cpu-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenNames } from './written-names.ts'

/** Whether the text names a company registered under exactly this name. */
const isNamed = (text: string, name: string) =>
  writtenNames(text).some(({ candidates }) => candidates.some((one) => one.name === name && one.isApart))

describe('writtenNames: a name with its legal form', () => {
  it.each([
    'S.r.l.',
    'S.R.L.',
    'Srl',
    'srl',
    'SRL',
    's.r.l.',
    'S. r. l.',
    'S r l',
    'Società a responsabilità limitata',
    'societa’ a responsabilita’ limitata',
  ])('is found with %s', (form) => {
    const [found] = writtenNames(`Nuovi posti alla Rossi Meccanica ${form}, a Bergamo`)
    expect(found?.form.forms).toEqual(['S.r.l.'])
    expect(found?.candidates).toContainEqual({ name: 'Rossi Meccanica', start: 17, isApart: true })
  })

  it.each([
    ['S.p.A.', 'S.p.A.'],
    ['SpA', 'S.p.A.'],
    ['Spa', 'S.p.A.'],
    ['Società per azioni', 'S.p.A.'],
    ['S.r.l.s.', 'S.r.l.s.'],
    ['srls', 'S.r.l.s.'],
    ['S.a.p.A.', 'S.a.p.A.'],
    ['snc', 'S.n.c.'],
    ['S.a.s.', 'S.a.s.'],
    ['Soc. Coop.', 'Soc. coop.'],
    ['società cooperativa sociale', 'Soc. coop.'],
    ['S.c.a r.l.', 'Soc. coop.'],
  ])('is recognised in %s with the form %s', (written, form) => {
    expect(writtenNames(`La Rossi Meccanica ${written}`)[0]?.form.forms[0]).toBe(form)
  })

  it.each([
    ['Rossi Meccanica S.r.l. assume', 'Rossi Meccanica'],
    ['Crisi alla Rossi Meccanica Srl', 'Rossi Meccanica'],
    ['CRISI ALLA ROSSI MECCANICA SRL', 'ROSSI MECCANICA'],
    ['Bergamo: Rossi Meccanica Srl cresce', 'Rossi Meccanica'],
    ['Bergamo. Rossi Meccanica Srl cresce', 'Rossi Meccanica'],
    ['la “Rossi Meccanica” S.r.l.', 'Rossi Meccanica”'],
    ['i dipendenti della Rossi Meccanica Srl', 'Rossi Meccanica'],
    ['l’azienda Rossi Meccanica Srl', 'Rossi Meccanica'],
    ['un accordo con l’Alfa Impianti Srl', 'Alfa Impianti'],
    ['cooperativa L’Alveare Soc. coop.', 'L’Alveare'],
    ['tra Bianchi Costruzioni S.p.A. e Rossi Meccanica Srl', 'Bianchi Costruzioni'],
    ['il fornitore, iGuzzini S.p.A.', 'iGuzzini'],
    ['la 3B Legno Spa', '3B Legno'],
    ['la F.lli Rossi & C. S.n.c.', 'F.lli Rossi & C.'],
  ])('has a clear start in: %s', (text, name) => {
    expect(isNamed(text, name)).toBe(true)
  })

  it.each([
    ['it goes on before', 'La Bianchi Rossi Meccanica Srl', 'Rossi Meccanica'],
    ['it goes on before, in small letters', 'Officine meccaniche Rossi Srl', 'Rossi'],
    ['it is joined to what is before', 'Officine di Rossi Srl', 'Rossi'],
    ['it is joined to what is before', 'Officine del Nord Srl', 'Nord'],
    ['it is joined to what is before', 'la Bianchi e Rossi Srl', 'Rossi'],
    ['it is joined to what is before', 'la Bianchi & Rossi Srl', 'Rossi'],
    ['an initial is before', 'la G. Rossi Srl', 'Rossi'],
    ['it is no name', 'trasformata in una Srl', 'una'],
    ['it is no name', 'La Srl è nata ieri', 'La'],
    ['it is too short', 'la AB Srl', 'AB'],
    ['there is no form', 'la Rossi Meccanica cresce', 'Rossi Meccanica'],
    ['the form is part of a word', 'la Rossi Meccanica Spagna', 'Rossi Meccanica'],
    ['it is a bath', 'relax alla Rossi spa', 'Rossi'],
    ['it may be a bath', 'APRE LA GRANDE SPA', 'GRANDE'],
  ])('is not recognised where %s: %s', (_, text, name) => {
    expect(isNamed(text, name)).toBe(false)
  })

  it('has at most ten words, and a text yields at most ten', () => {
    const many = writtenNames('Alfa Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Omega Srl, '.repeat(30))
    expect(many).toHaveLength(10)
    expect(Math.max(...many.map(({ candidates }) => candidates.length))).toBe(10)
  })

  it('is at the offsets it reports, for any text', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('Rossi', 'Srl', 'S.p.A.', 'la', 'di', '"', '’', 'l’'), fc.string({ unit: 'binary' })),
    )
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ')
        for (const { candidates, end } of writtenNames(text))
          for (const { name, start } of candidates) {
            expect(text.slice(start, end).startsWith(name)).toBe(true)
            expect(name.length).toBeLessThanOrEqual(120)
          }
      }),
    )
  })

  it('takes little time, for any text', () => {
    const texts = [
      'S. '.repeat(20_000),
      's.r.'.repeat(20_000),
      'Rossi Srl '.repeat(20_000),
      `Rossi${' '.repeat(60_000)}Srl`,
      '"'.repeat(60_000),
    ]
    const spent = startCpuTime()
    for (const text of texts) writtenNames(text)
    expect(spent()).toBeLessThan(2_000)
  })
})
