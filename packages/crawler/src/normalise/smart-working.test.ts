import { describe, expect, it } from 'vitest'
import { advertOf } from './advert.ts'
import { readSmartWorking } from './smart-working.ts'
import { advert, rawAdvert, url } from './testing/raw-advert.ts'

describe('readSmartWorking', () => {
  it.each([
    ['Smart working: no', 'no'],
    ['Venti ore su cinque giorni, due dei quali da casa.', 'hybrid'],
    ['100 % Homeoffice', 'yes'],
    ['Modalità mista', 'hybrid'],
    ['Lecco, 2 giorni a settimana in ufficio.', 'hybrid'],
    ['Fino a due giorni a settimana di lavoro agile.', 'hybrid'],
    ['40% da remoto', 'hybrid'],
    ['Up to 2 days a week remote work.', 'hybrid'],
    ['Mobiles Arbeiten möglich.', 'hybrid'],
    ['In sede, tutti i giorni.', 'no'],
    ['Si lavora solo in negozio, solo in sede.', 'no'],
    ['Five days a week in our office.', 'no'],
    ['Lavoro full remote con un incontro al mese in sede.', 'yes'],
    ['The position is fully remote.', 'yes'],
    ['Lavoro completamente da remoto.', 'yes'],
    ['Due giorni di smart working a settimana.', 'hybrid'],
    ['Modalità ibrida, il venerdì da casa.', 'hybrid'],
    ['In sede due giorni, gli altri in smart working.', 'hybrid'],
    ['C’è la possibilità di lavorare da casa quattro giorni su dieci.', 'hybrid'],
    ['Remote work for one day a week.', 'hybrid'],
    ['Remote work on Mondays and Fridays.', 'hybrid'],
    ['Lavoro da remoto il martedì e il giovedì.', 'hybrid'],
    ['Lavoro da remoto dal lunedì al venerdì.', 'yes'],
    ['In presenza tre giorni a settimana, gli altri due da casa.', 'hybrid'],
    ['Three days a week in our office.', 'hybrid'],
    ['Si lavora in presenza: niente smart working.', 'no'],
    ['Homeoffice an zwei Tagen pro Woche.', 'hybrid'],
    ['Possibilità di lavoro agile.', 'hybrid'],
    ['Lavoro in presenza (lo smart working non è possibile).', 'no'],
    ['Lavoro in presenza.', 'no'],
    ['No smart working.', 'no'],
    ['Pontassieve (on-site)', 'no'],
  ])('%s → %s', (text, value) => {
    expect(readSmartWorking(advert('Addetto', text))?.value).toBe(value)
  })

  it.each([
    'Assistenza da remoto ai clienti e interventi in loco.',
    'Monitoraggio da remoto degli impianti.',
    'Inserimento in sede a Lecco.',
    'Cura dei giardini delle case.',
    'Saper mettere le mani sulle ibride.',
    'Du löst technische Fragen beim Kunden vor Ort.',
    'Visit customers on-site twice a year.',
    'On-site training for new machines.',
  ])('%s → null', (text) => {
    expect(readSmartWorking(advert('Addetto', text))).toBeNull()
  })

  it.each([
    ['TELECOMMUTE', 'yes'],
    ['"telecommuting": true', 'yes'],
    ['<remoteStatus>hybrid</remoteStatus>', 'hybrid'],
    ['"on_site": true', 'no'],
    ['OnSite', 'no'],
    ['"remote": false', undefined],
    ['"locationType":"0"', 'no'],
    ['"locationType": "2"', 'hybrid'],
    ['Presencial', 'no'],
    ['Híbrido', 'hybrid'],
    ['Teletrabajo', 'yes'],
  ])('the field %s → %s', (text, value) => {
    expect(readSmartWorking(advert('Addetto', '', { remote: { text, url } }))?.value).toBe(value)
  })

  it.each([
    ['"hybrid": true', 'Remote-first team: the position is fully remote.', 'hybrid'],
    ['"on_site": true', 'Due giorni di smart working a settimana.', 'no'],
    ['Remote', 'Modalità ibrida.', 'yes'],
    ['"remote": false', 'Modalità ibrida.', 'hybrid'],
  ])('a field that says %s outranks the text "%s" and the name of the place → %s', (stated, text, value) => {
    const hints = { remote: { text: stated, url }, place: [{ text: 'Berlin/Remote', url }] }
    expect(readSmartWorking(advert('Addetto', text, hints))?.value).toBe(value)
  })

  it('quotes the text where it says what the field states', () => {
    const hints = { remote: { text: 'hybrid', url } }
    const text = 'Sede di lavoro a Lecco, con due giorni di smart working a settimana.'
    expect(readSmartWorking(advert('Addetto', text, hints))?.quote.text).toBe(text)
  })

  it("does not take an office's address for on-site work", () => {
    expect(readSmartWorking(advert('Addetto', '', { place: [{ text: 'Padova, Head Office', url }] }))).toBeNull()
    expect(readSmartWorking(advert('Addetto', '', { place: [{ text: 'Torino · In sede', url }] }))?.value).toBe('no')
  })
})

it('statements of a page about some of its posts are about none in particular', () => {
  const text = 'Lecco, ma per posizioni particolari anche forme di lavoro parzialmente da remoto'
  const raw = rawAdvert('Tecnico')
  const withSection = (isShared: boolean) =>
    readSmartWorking(
      advertOf({
        ...raw,
        sections: [{ heading: null, lines: [{ text, isItem: false }], ...(isShared && { isShared }) }],
      }),
    )
  expect(withSection(true)).toBeNull()
  expect(withSection(false)?.value).toBe('hybrid')
})

it.each([
  'Manutenzione di veicoli elettrici e ibridi.',
  'Installazione di caldaie ibride.',
  'Work on hybrid vehicles.',
])('reads nothing from: %s', (text) => expect(readSmartWorking(advert('Tecnico', text))).toBeNull())
