import { describe, expect, it } from 'vitest'
import { readForClient, readRefusesAgencies } from './agencies.ts'
import { readAgreement, readLevel } from './agreement.ts'
import { readExperience } from './experience.ts'
import { readShifts } from './shifts.ts'
import { readTargetPersona } from './target-persona.ts'
import { advert } from './testing/raw-advert.ts'

describe('readAgreement and readLevel', () => {
  it.each([
    ['Tempo indeterminato, CCNL Metalmeccanici livello C3.', 'CCNL Metalmeccanici', 'livello C3'],
    ['CCNL Turismo livello 6S, mance divise.', 'CCNL Turismo', 'livello 6S'],
    ['Inquadramento 4° livello CCNL Commercio.', 'CCNL Commercio', '4° livello'],
    ['Buon livello di inglese.', undefined, undefined],
  ])('%s', (text, agreement, level) => {
    expect(readAgreement(advert('Addetto', text))?.value).toBe(agreement)
    expect(readLevel(advert('Addetto', text))?.value).toBe(level)
  })
})

describe('readShifts', () => {
  it.each([
    ['Lavoro su due turni, 6-14 e 14-22.', /due turni/],
    ['Orario a ciclo continuo.', /ciclo continuo/],
    ['Disponibilità a turni notturni.', /turni notturni/],
  ])('%s', (text, shifts) => {
    expect(readShifts(advert('Operaio', text))?.value).toMatch(shifts)
  })

  it('ignores shifts that are denied', () => {
    expect(readShifts(advert('Operaio', 'Orario a giornata, senza turni.'))).toBeNull()
  })
})

describe('readRefusesAgencies and readForClient', () => {
  it.each(['Astenersi agenzie.', 'No agenzie.', 'No agencies please.'])('%s refuses agencies', (text) => {
    expect(readRefusesAgencies(advert('Operaio', text))?.value).toBe(true)
  })

  it.each([
    'Per azienda cliente del comparto conciario ricerchiamo un bottalista.',
    'Per importante azienda nostra cliente selezioniamo un contabile.',
    'We are looking, for one of our clients, for a buyer.',
  ])('%s is for a client', (text) => {
    expect(readForClient(advert('Operaio', text))?.value).toBe(true)
  })

  it("does not take client support for an agency's client", () => {
    expect(readForClient(advert('Operaio', 'Installazione presso i clienti dell’azienda.'))).toBeNull()
    expect(readRefusesAgencies(advert('Operaio', 'Rapporti con agenzie doganali.'))).toBeNull()
  })
})

describe('readTargetPersona', () => {
  it.each([
    ['Junior Developer', '', 'junior'],
    ['Responsabile qualità', '', 'manager'],
    ['Direttore generale', '', 'executive'],
    ['Senior Buyer', '', 'senior'],
    ['Project Manager', 'Almeno 6 anni di esperienza.', 'senior'],
    ['Contabile', 'Almeno 3 anni di esperienza.', 'mid'],
    ['Contabile', 'Anche prima esperienza.', 'junior'],
    ['Contabile', '', undefined],
  ])('%s, %s → %s', (title, text, persona) => {
    const read = advert(title, text)
    expect(readTargetPersona(read, readExperience(read))?.value).toBe(persona)
  })
})
