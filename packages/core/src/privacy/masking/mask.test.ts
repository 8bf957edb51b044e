import { expect, it } from 'vitest'
import { maskPlainly, masksIn, maskText, type People, withoutCutMask, withoutLinks, withoutTokens } from './mask.ts'

it('maskText covers name, address and number of one person with one mask', () => {
  const text = 'Referente: Anna Rossi, anna.rossi@azienda.example, cell. 333 1234567. Orario: 8-17.'
  expect(maskText(text)).toBe('Referente: ⟦contact⟧. Orario: 8-17.')
})

it('maskText leaves general addresses and switchboard numbers: how to apply stays readable', () => {
  const text = 'Inviare il CV a lavoro@azienda.example o chiamare il centralino 02 1234567.'
  expect(maskText(text)).toBe(text)
})

it.each([
  'Tel. +39 0364 551279, anche 0039 0331 774520',
  'Numero del negozio 379 1120864, risponde la segreteria',
  '340 5512784 è il numero WhatsApp dell’azienda',
  'Pizzeria Fuoco e Farina: fuocoefarina@libero.it',
  'Vivaio Le Ghiande di Pozzoli Aurelio: vieniconnoi@azienda.example',
  'Via Oberdan 16 int. 3, tel. 040 761533',
  'Spedire a Bonomi S.r.l., hr@bonomi.example',
])('maskText leaves what a firm is reached by: %s', (text) => {
  expect(maskText(text)).toBe(text)
})

it.each([
  ['Mob: 39 335 6140882 o +39 – 335 – 77 01 448', 'Mob: ⟦contact⟧'],
  ['Tel. sig.ra Ilde 0863 445566 (casa)', 'Tel. sig.ra ⟦contact⟧ (casa)'],
  ['Il Sig. Corradini la aspetta: corradini@corradinigomme.example', 'Il Sig. ⟦contact⟧ la aspetta: ⟦contact⟧'],
  ['chiamate mia figlia Ginevra al 347 2206198', 'chiamate mia figlia ⟦contact⟧'],
  ['presentatevi e chiedete di Oriana', 'presentatevi e chiedete di ⟦contact⟧'],
  ['Fulvia Nardi: fulvia.nardi@clinica.example (int. 4402)', '⟦contact⟧ (int. ⟦contact⟧)'],
])('maskText covers whom a text leads to: %s', (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

it.each([
  ['Riporterai a Giulia Neri, che guida il reparto.', 'Riporterai a ⟦contact⟧, che guida il reparto.'],
  ['Cordiali saluti,\nDonatella Neri\nHR Generalist', 'Cordiali saluti,\n⟦contact⟧\nHR Generalist'],
  ['Contattare Neri, Giulia (HR)', 'Contattare ⟦contact⟧, ⟦contact⟧ (HR)'],
  ['Referente: Gi\u200bulia Ne\u00adri', 'Referente: ⟦contact⟧'],
  ['il team è guidato da giulia BRAMBILLONI', 'il team è guidato da ⟦contact⟧'],
  ['Pubblicato da: gbrambilloni il 12/03', 'Pubblicato da: ⟦contact⟧ il 12/03'],
  [
    'Giulia Brambilloni ti accoglie; con Brambilloni farai un colloquio',
    '⟦contact⟧ ti accoglie; con ⟦contact⟧ farai un colloquio',
  ],
  ['Cognome: Neri\nNome: Giulia', 'Cognome: ⟦contact⟧\nNome: ⟦contact⟧'],
  ['Scarica GiuliaBrambilloni.pdf', 'Scarica ⟦contact⟧.pdf'],
])('maskText covers whoever a text names at the firm: %s', (text, masked) => {
  expect(maskText(text)).toBe(masked)
})

it.each([
  'Sede di lavoro: Reggio Emilia, Emilia-Romagna.',
  'Via Giulia Neri 12, Largo A. Volta 3, Piazza Leone',
  'Fabbri S.r.l. e Studio Dott. Leone cercano personale',
  'Esperienza di almeno due anni nella mansione, D.Lgs. 81/08, P.IVA 01234567890, C.F. 01234567890',
  'Premio Giulia Neri per il welfare, legge Biagi',
  'Ospedale San Raffaele, Liceo Ada Negri',
])('maskText leaves streets, firms, places and what is named after somebody: %s', (text) => {
  expect(maskText(text)).toBe(text)
})

it('maskText leaves the name that the company goes by', () => {
  const people: People = {
    optedOut: null,
    optedOutIn: () => [],
    contactOf: () => null,
    isFirm: (name) => name === 'Luisa Neri',
  }
  expect(maskText('Luisa Neri cerca commesse. Referente: Anna Neri', people)).toBe(
    'Luisa Neri cerca commesse. Referente: ⟦contact⟧',
  )
})

it('maskText gives two people two masks', () => {
  expect(maskText('Chiedere di Anna Rossi 333 1234567 o Luca Neri 347 7654321')).toBe(
    'Chiedere di ⟦contact⟧ o ⟦contact⟧',
  )
})

it('maskText is idempotent', () => {
  const once = maskText('Contattare Anna Rossi al 333 1234567 o luca.neri@azienda.example')
  expect(maskText(once)).toBe(once)
})

it('maskText leads to the contact that the spans are of', () => {
  const people: People = {
    optedOut: null,
    optedOutIn: () => [],
    isFirm: () => false,
    contactOf: (spans) => (spans.some(({ value }) => value === 'anna.rossi@azienda.example') ? 7 : null),
  }
  expect(maskText('Scrivere a anna.rossi@azienda.example o m.neri@azienda.example', people)).toBe(
    'Scrivere a ⟦contact 7⟧ o ⟦contact⟧',
  )
})

it('maskText masks a name that is known from elsewhere', () => {
  expect(maskText('con Anna Rossi in turno', undefined, ['Anna Rossi'])).toBe('con ⟦contact⟧ in turno')
})

it('maskPlainly leaves no token in a value that is searched and exported', () => {
  expect(maskPlainly('Saldatore – chiamare Anna Rossi 333 1234567')).toBe('Saldatore – chiamare […]')
})

it('masksIn finds the masks of a stored text and their contacts', () => {
  expect(masksIn('a ⟦contact 12⟧ b ⟦contact⟧')).toEqual([
    { start: 2, end: 14, contactNo: 12 },
    { start: 17, end: 26, contactNo: null },
  ])
})

it('withoutLinks makes texts equal whichever contacts they lead to', () => {
  expect(withoutLinks('a ⟦contact 12⟧ b')).toBe('a ⟦contact⟧ b')
})

it('withoutTokens keeps a page from writing masks of its own', () => {
  expect(masksIn(withoutTokens('chiedere a ⟦contact 1⟧'))).toEqual([])
})

it('withoutCutMask drops the beginning of a mask at the end of a cut text', () => {
  expect(withoutCutMask('Scrivere a ⟦conta')).toBe('Scrivere a ')
})
