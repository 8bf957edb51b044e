import { expect, it } from 'vitest'
import { readBody } from './testing/read-body.ts'

const list = '<h3>Cuoco</h3><p>Contratto stagionale.</p><h3>Barista</h3><p>Part time.</p>'
const lastLines = (before: string, after = '') =>
  readBody(`<h1>Posizioni aperte</h1>${before}${list}${after}`).map(
    ({ sections }) => sections.at(-1)?.lines.at(-1)?.text,
  )

it.each([
  'A tutte le persone assunte garantiamo la polizza sanitaria per tutti i contratti.',
  'Ogni collaboratore ha uno sconto in negozio.',
  'Chi lavora con noi ha la mensa gratuita.',
  'Allen Mitarbeitern bieten wir Unterkunft und Verpflegung.',
  'All our employees receive free meals.',
])('sharedStatements: %s', (text) => {
  expect(lastLines(`<p>${text}</p>`)).toEqual([text, text])
  expect(lastLines('', `<p>${text}</p>`).at(0)).toBe(text)
})

it('adverts take their place from the line above the list', () => {
  const text = 'Per il laboratorio di Lecco cerchiamo:'
  expect(lastLines(`<p>${text}</p>`)).toEqual([text, text])
})

it.each(['Lecco – gruppo Rossi', 'Cortina d’Ampezzo, tutto l’anno', 'Alba (CN)'])(
  'adverts take their place from the head of the list: %s',
  (text) => expect(lastLines(`<p>${text}</p>`)).toEqual([text, text]),
)

it.each([
  'Grazie a tutti per le candidature!',
  'Offriamo ai clienti un servizio completo.',
  'Per la prossima stagione e non solo cerchiamo:',
])('adverts take no place from: %s', (text) =>
  expect(lastLines(`<p>${text}</p>`)).toEqual(['Contratto stagionale.', 'Part time.']),
)

it.each([
  'Il nostro laboratorio è a Lecco.',
  'Le figure sono tutte per lo stabilimento di Lecco (LC).',
  'Ricerchiamo per il negozio di Lecco i profili che seguono.',
])('adverts take their place from the lines above the list: %s', (text) => {
  expect(lastLines(`<p>${text}</p><p>Manda il tuo cv.</p>`)).toEqual([text, text])
})

it('adverts take the benefits that a heading gives to everyone', () => {
  const text = 'orto comune · doccia'
  expect(lastLines('', `<h2>Per tutti i collaboratori</h2><p>${text}</p>`).at(0)).toBe(text)
})

it('rows of a table take what is said above it of all of them', () => {
  const rows = ['Saldatore', 'Carrellista'].map((title) => `<tr><td>${title}</td><td>Lecco</td></tr>`).join('')
  const table = `<table><tr><th>Posizione</th><th>Sede</th></tr>${rows}</table>`
  const text = 'Tutte le posizioni sono a tempo pieno.'
  const found = readBody(`<h1>Posizioni aperte</h1><p>${text}</p>${table}`)
  const lines = found.map(({ sections }) => sections.flatMap((section) => section.lines.map((line) => line.text)))
  expect(lines.map((own) => own.includes(text))).toEqual([true, true])
})

it('adverts take what is asked for all of them', () => {
  const text = 'Fluent English is required for all roles.'
  expect(lastLines(`<p>${text}</p>`)).toEqual([text, text])
})
