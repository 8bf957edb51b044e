import { hamletNames } from '@vedetta/reference/hamlets'
import { looseNameKey } from '@vedetta/reference/loose-name-key'
import { municipalityRecords } from '@vedetta/reference/municipality-records'
import { nameKey } from '@vedetta/reference/name-key'
import { once } from '@vedetta/reference/once'
import { provinces } from '@vedetta/reference/territories'
import { foreignCities } from './foreign-cities.ts'
import { sameLengthFold } from './same-length-fold.ts'

const english = 'florence genoa leghorn mantua milan naples padua rome syracuse turin venice'.split(' ')
const saints = 's san sant santa santi santo ss sankt st'.split(' ')

/** The first words of all places we know. */
const firstWords = once(() => {
  const names = municipalityRecords().flatMap((record) => [...record.names])
  const others = [...provinces().map(({ name }) => name), ...hamletNames(), ...foreignCities, ...english, ...saints]
  const keys = [...names, ...others].flatMap((name) => [nameKey(name), looseNameKey(name)])
  return new Set(keys.map((key) => key.split(' ')[0] ?? ''))
})

const firstWord = /[a-z]+/y

/** Whether a place's name may begin here: most words are none's first. */
export function isPossiblePlace(text: string, start = 0): boolean {
  const folded = sameLengthFold(text.slice(start, start + 25))
  firstWord.lastIndex = 0
  const word = firstWord.exec(folded)?.[0]
  return word !== undefined && firstWords().has(word)
}
