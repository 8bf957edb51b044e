import { expect, it } from 'vitest'
import { nameOfCriteria } from './name-of-criteria.ts'

const partsOf = (...texts: string[]) => ({
  labels: texts.map((text, at) => ({
    group: String(at),
    side: text.startsWith('-') ? ('excluded' as const) : ('included' as const),
    text: text.replace(/^-/, ''),
  })),
  without: (text: string) => `senza ${text}`,
  everything: 'Tutte le posizioni',
})

it('nameOfCriteria joins the values, those of one field together, and says which are excluded', () => {
  const parts = partsOf('saldatore', 'Bergamo', '-Milano')
  expect(nameOfCriteria(parts, [])).toBe('saldatore · Bergamo · senza Milano')
  const labels = [...parts.labels, { group: '1', side: 'included' as const, text: 'Brescia' }]
  expect(nameOfCriteria({ ...parts, labels }, [])).toBe('saldatore · Bergamo, Brescia · senza Milano')
  expect(nameOfCriteria(partsOf(), [])).toBe('Tutte le posizioni')
})

it('nameOfCriteria numbers a name that is taken, in any case', () => {
  expect(nameOfCriteria(partsOf('cuoco'), ['Cuoco'])).toBe('cuoco 2')
  expect(nameOfCriteria(partsOf('cuoco'), ['CUOCO', 'cuoco 2', 'cuoco 3'])).toBe('cuoco 4')
})

it('nameOfCriteria keeps to 80 characters, with the number of a name that is taken', () => {
  const long = 'x'.repeat(90)
  const name = nameOfCriteria(partsOf(long), [])
  expect(name).toBe(`${'x'.repeat(79)}…`)
  const second = nameOfCriteria(partsOf(long), [name])
  expect(second).toBe(`${'x'.repeat(77)}… 2`)
  expect(nameOfCriteria(partsOf('cuoco', 'y'.repeat(80), 'Roma'), [])).toBe('cuoco · Roma')
})
