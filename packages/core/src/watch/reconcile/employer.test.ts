import { describe, expect, it } from 'vitest'
import { employersOf } from './employer.ts'

const rossi = { companyNo: 1, names: ['Officine Rossi S.r.l.', 'Rossi Meccanica'] }
const bianchi = { companyNo: 2, names: ['BIANCHI & FIGLI S.P.A.'] }
const citta = { companyNo: 3, names: ['Città Pulita Soc. coop.'] }
const of = (kind: string, companies: (typeof rossi)[], ...employers: (string | null)[]) =>
  employersOf(
    kind,
    companies,
    employers.map((employer) => ({ employer })),
  )

describe('employersOf: the employer of a posting', () => {
  it('is the linked company it names, whatever its legal form, case and accents', () => {
    const all = [rossi, bianchi, citta]
    expect(of('board', all, 'OFFICINE ROSSI SRL', 'rossi meccanica', 'Bianchi & Figli', 'Citta pulita')).toEqual([
      1, 1, 2, 3,
    ])
  })

  it('is nobody where it names none of several linked companies', () => {
    expect(of('board', [rossi, bianchi], null, 'Verdi S.n.c.')).toEqual([null, null])
  })

  it('is the only linked company where it names nobody, or all postings name the same', () => {
    expect(of('board', [rossi], null, null)).toEqual([1, 1])
    expect(of('board', [rossi], 'La Fucina', 'La Fucina', null)).toEqual([1, 1, 1])
    expect(of('page', [rossi], 'La Fucina', 'Il Maglio')).toEqual([1, 1])
  })

  it('is nobody where a board of several companies names an unlinked one', () => {
    expect(
      of('board', [rossi], 'Officine Rossi', 'Bianchi & Figli', 'Gruppo Officine Rossi', 'Officine Verdi'),
    ).toEqual([1, null, 1, null])
  })

  it('is nobody where two linked companies have the same name', () => {
    expect(of('board', [rossi, { ...rossi, companyNo: 9 }], 'Officine Rossi')).toEqual([null])
  })

  it('is nobody where no company is linked', () => {
    expect(of('board', [], 'Officine Rossi', null)).toEqual([null, null])
  })
})
