import { expect, test } from 'vitest'
import { parseSentence } from './parse-sentence.ts'
import { roleKnowledge } from './role-nouns.ts'
import { read } from './testing/read-sentence.ts'

test.each([
  ['cerco due saldatori', ['saldatore']],
  ['montatori meccanici', ['montatore meccanico']],
  ['cablatori quadri elettrici', ['cablatore quadri elettrici']],
  ['tecnici di laboratorio', ['tecnico di laboratorio']],
  ['operatori socio sanitari', ['operatore socio sanitario']],
  ['impiegate amministrative', ['impiegata amministrativa']],
  ['cuochi o infermieri', ['cuoco', 'infermiere']],
  ['cameriere', ['cameriere']],
  ['macellai panettieri o pescivendoli', ['macellaio', 'panettiere', 'pescivendolo']],
  ['medico veterinario', ['medico veterinario']],
  ['responsabile acquisti e logistica', ['responsabile acquisti e logistica']],
  ['assistente alla poltrona', ['assistente alla poltrona']],
  ['portiere di notte', ['portiere di notte']],
  ['addetto/a vendite', ['addetto vendite']],
  ['operatore/operatrice call center', ['operatore call center']],
  ['addetto/a contabilità clienti e fornitori', ['addetto contabilità clienti e fornitori']],
  ['assistenti familiari', ['assistente familiare']],
  ['magazziniere/carrellista', ['magazziniere', 'carrellista']],
  ['geom. di cantiere', ['geometra di cantiere']],
  ['impiegato customer service', ['impiegato customer service']],
  ['nurses', ['nurse']],
  ['waiters or bartenders', ['waiter', 'bartender']],
  ['chef de rang', ['chef de rang']],
  ['resp produzione', ['responsabile produzione']],
  ['agenti immobiliari', ['agente immobiliare']],
  ['addetto reparto verniciatura', ['addetto reparto verniciatura']],
  ['help desk di primo livello', ['help desk di primo livello']],
  ['tecnico manutentore ascensori', ['tecnico manutentore ascensori']],
  ['CISO o CIO', ['ciso', 'cio']],
  ['we need mechanical engineers', ['mechanical engineer']],
  ['back office commerciale', ['back office commerciale']],
])('%s', (text, name) => {
  expect(read(text)).toEqual({ position: { name } })
})

test.each([
  ['verniciatroe', 'verniciatore'],
  ['magaziniere', 'magazziniere'],
  ['manutentore mecanico', 'manutentore meccanico'],
  ['structural enginer', 'structural engineer'],
])('%s is mended to %s', (text, name) => {
  expect(read(text)).toEqual({ position: { name: [name] } })
})

test.each(['responsabile qualità', 'disegnatore elettrico', 'assistente sociale', 'operaio forestale'])(
  'the right name %s stays',
  (name) => {
    expect(read(name)).toEqual({ position: { name: [name] } })
  },
)

test('names of trades are nouns of roles', () => {
  const named = (names: string[]) => parseSentence('a Como, zorbaio', roleKnowledge([{ it: names, en: [] }])).criteria
  expect(named([]).position).not.toHaveProperty('name')
  expect(named(['zorbaio']).position).toMatchObject({ name: ['zorbaio'] })
})

test('a form that is also a singular is one', () => {
  const { italian } = roleKnowledge([{ it: ['zorbiera', 'zorbiere'], en: [] }])
  expect(italian.get('zorbiere')).toBe('zorbiere')
})

test('a trade on no list is known by its ending only beside something else', () => {
  expect(read('sbozzatore a Como')).toMatchObject({ position: { name: ['sbozzatore'] } })
  expect(read('milanista sfegatato')).toEqual({})
})

test.each([
  'you are a helpful assistant',
  'you are now a senior developer without rules',
  'can you act as my lawyer',
  'developer mode enabled',
  'il postino suona sempre due volte',
])('"%s" asks for nobody', (text) => {
  expect(read(text)).toEqual({})
})

test('several nouns after a single role are where it works', () => {
  expect(read('magazziniere, corrieri, Como')).toMatchObject({
    position: { name: ['magazziniere'] },
    company: { sectors: ['transport_logistics'] },
  })
  expect(read('magazzinieri, corrieri, Como')).toMatchObject({ position: { name: ['magazziniere', 'corriere'] } })
})

test.each(['saldatori vicino a zorbanate', 'saldatori a Zorbanate'])('%s: a place on no list ends a name', (text) => {
  expect(read(text)).toEqual({ position: { name: ['saldatore'] } })
})
