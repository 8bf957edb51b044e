import { faker } from '@faker-js/faker/locale/it'
import { once } from '@vedetta/reference/once'
import type { Draws, NonEmpty } from '../random/draws.ts'
import { regionalSurnames } from './regional-surnames.ts'

export type Person = { firstName: string; surname: string }

/** Only Faker's names are used, not its random numbers, whose state is global to the process. */
const pools = once(() => {
  const { first_name: firstNames, last_name: surnames } = faker.rawDefinitions.person ?? {}
  return {
    firstNames: nonEmpty([...(firstNames?.female ?? []), ...(firstNames?.male ?? [])]),
    surnames: nonEmpty(surnames?.generic ?? []),
  }
})

const regionalShare = 0.45

export function drawSurname(draws: Draws, region: string): string {
  const regional = regionalSurnames[region]
  return regional && draws.chance(regionalShare) ? draws.pick(regional) : draws.pick(pools().surnames)
}

export function drawFirstName(draws: Draws): string {
  return draws.pick(pools().firstNames)
}

export function drawPerson(draws: Draws, region: string): Person {
  return { firstName: drawFirstName(draws), surname: drawSurname(draws, region) }
}

function nonEmpty(names: readonly string[]): NonEmpty<string> {
  const [first, ...rest] = names
  if (first === undefined) throw new Error('Faker has no Italian names')
  return [first, ...rest]
}
