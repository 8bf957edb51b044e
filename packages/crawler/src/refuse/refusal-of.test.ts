import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rawAdvert, url } from '../normalise/testing/raw-advert.ts'
import { refusalOf } from './refusal-of.ts'

const site = { company: 'Officine Belvedere S.r.l.', visitedAt: new Date('2026-11-14T06:00:00Z') }
const reasonOf = (title: string, text = '') => refusalOf(rawAdvert(title, text), site)?.reason

describe('refusalOf', () => {
  it.each([
    ['Sorprendici', 'Candidatura libera', 'spontaneous'],
    ['Candidatura spontanea', '', 'spontaneous'],
    ['General application / Candidatura spontanea', '', 'spontaneous'],
    ['Initiativbewerbung', '', 'spontaneous'],
    ['Join our talent community', '', 'talent_pool'],
    ['Open position', '', 'spontaneous'],
    ['Åpen søknad', '', 'spontaneous'],
    ['Öppen ansökan', '', 'spontaneous'],
    ['Candidature spontanée', '', 'spontaneous'],
    ['General Interest - Engineering', '', 'spontaneous'],
    ['Don’t see a role for you?', '', 'spontaneous'],
    ['Autista di autobetoniera – POSIZIONE COPERTA', 'Patente C.', 'closed'],
    ['Direttore di negozio', 'Ricerca conclusa: la posizione è stata assegnata.', 'closed'],
    ['Contabile', 'Questa offerta non è più disponibile.', 'closed'],
    ['Tecnico collaudatore', 'Candidature entro il 30/09/2026.', 'expired'],
    ['Bagnino', 'Per la stagione estiva 2026 cerchiamo un bagnino.', 'expired'],
    ['Cameriere', 'Contratto da maggio a settembre 2026.', 'expired'],
  ])('%s (%s) → %s', (title, text, reason) => {
    expect(reasonOf(title, text)).toBe(reason)
  })

  it.each([
    ['Saldatore TIG', 'Requisiti: patentino. Contratto a tempo indeterminato.'],
    ['Guida turistica', 'Contratto stagionale, tempo determinato.'],
    ['Addetto alla guida di mezzi', 'Contratto a tempo determinato.'],
    ['LKW-Fahrer', 'Führerschein CE'],
    ['Open position: Saldatore', 'Patentino TIG.'],
    ['Saldatore', 'Open position'],
    ['General Interest Editor', 'Cura della rivista.'],
    [
      'Docente di meccanica',
      'Lezioni in aula, circa 20 ore settimanali, contratto a tempo determinato. Iscrizione all’albo dei docenti.',
    ],
    ['Responsabile fornitori', 'Cerchiamo un responsabile acquisti. Contratto a tempo indeterminato.'],
    ['Cameriere', 'Per la stagione estiva 2027 cerchiamo camerieri con esperienza.'],
    ['Contabile', 'Candidature entro il 30/11/2026. Si richiede diploma.'],
    ['Contabile', 'Se la posizione è stata coperta non riceverai risposta. Si richiede diploma.'],
    ['Franchising Manager', 'Gestione degli affiliati. Contratto a tempo indeterminato.'],
    ['Magazziniere', 'Dopo la chiusura estiva inizio immediato, contratto a tempo determinato.'],
  ])('%s (%s) is a position', (title, text) => {
    expect(reasonOf(title, text)).toBeUndefined()
  })

  it('refuses an advert past its validity, or marked as closed by the source', () => {
    const valid = (text: string) => ({
      ...rawAdvert('Contabile', 'Si richiede diploma.'),
      hints: { validThrough: { text, url } },
    })
    expect(refusalOf(valid('2026-07-31'), site)).toMatchObject({ reason: 'expired', because: { text: '2026-07-31' } })
    expect(refusalOf(valid('2027-01-31T23:59'), site)).toBeNull()
    const closed = { ...rawAdvert('Contabile', 'Si richiede diploma.'), closed: { text: 'filled', url } }
    expect(refusalOf(closed, site)?.reason).toBe('closed')
  })

  it('quotes the words that show the reason, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.string({ maxLength: 400 }), (title, text) => {
        const refusal = refusalOf(rawAdvert(title, text), site)
        expect(refusal === null || refusal.because.text.length <= 300).toBe(true)
      }),
    )
  })
})
