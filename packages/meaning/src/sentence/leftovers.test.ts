import { expect, test } from 'vitest'
import { ignoredOf, read } from './testing/read-sentence.ts'

test.each([
  ['cerco un cuoco, turni ok', ['turni ok']],
  ['URGENTE!! IDRAULICO A FERRARA', ['URGENTE']],
  ['guardia giurata a Roma (solo notte)', ['solo notte']],
  ['operaio agricolo Ragusa da marzo', ['da marzo']],
  ['autista, disponibilità a dormire fuori', ['disponibilità a dormire fuori']],
  ['geometra, trasferte incluse', ['trasferte incluse']],
  ['graphic designer, must love dogs', ['must love dogs']],
  ['buongiorno, mi servirebbe un contabile, grazie', []],
])('%s', (text, ignored) => {
  expect(ignoredOf(text)).toEqual(ignored)
})

test('unsure words need something sure beside them, or a text that is understood whole', () => {
  expect(read('javascript is weird')).toEqual({})
  expect(read('javascript')).toEqual({ position: { skills: ['javascript'] } })
  expect(read('ieri ho visto un film in tedesco')).toEqual({})
})

test('several unsure things bear each other out', () => {
  expect(read('zorb, hotels, Sirmione, seasonal')).toMatchObject({ company: { sectors: ['tourism_hospitality'] } })
})

test('a place among words that no advert has is none', () => {
  expect(read('quanto costa un biglietto del treno da Milano a Roma')).toEqual({})
  expect(read('zorba a Torino')).toHaveProperty('position.city')
})

test.each([
  ['warehouse jobs in Piacenza', 'warehouse'],
  ['full stack Torino', 'full stack'],
])('%s: the unknown words that a text without a role begins with are its role', (text, role) => {
  expect(read(text)).toMatchObject({ position: { name: [role], city: {} } })
  expect(ignoredOf(text)).toEqual([])
})

test.each(['turni notturni Milano', 'vendo auto usata Milano', 'neolaureato in economia Milano'])(
  '%s: words of adverts, as many as no role has, and those further on stay unknown',
  (text) => {
    expect(read(text)).not.toHaveProperty('position.name')
    expect(ignoredOf(text)).toHaveLength(1)
  },
)

test('a word after companies says what kind they are, and is no role', () => {
  expect(read('aziende quotate Milano')).not.toHaveProperty('position.name')
  expect(ignoredOf('aziende quotate Milano')).toEqual(['quotate'])
})

test('an unknown word between what English says of a role and a place is the role', () => {
  expect(read('German-speaking zorbers Trento')).toMatchObject({ position: { languages: ['de'], name: ['zorbers'] } })
})
