import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import fc from 'fast-check'

/** A position of a world so small that it holds one of every kind that the criteria below can tell apart. */
type SmallPosition = {
  readonly title: readonly string[]
  readonly place: Place
  readonly contract: string | null
  readonly experience: number | null
  readonly day: number
  readonly status: string
}

const [bergamo, milan] = ['016024', '015146']
const places: readonly Place[] = [
  { town: bergamo, province: 'BG', region: '03' },
  { town: '016091', province: 'BG', region: '03' },
  { town: milan, province: 'MI', region: '03' },
  { province: 'MI', region: '03' },
  { province: 'BG', region: '03' },
  { region: '03' },
  { province: 'RM', region: '12' },
  { region: '12' },
]
const roles = ['cuoco', 'sarta', 'autista']
const titles = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => roles.filter((_, at) => (bits >> at) % 2 === 1))
const contracts = ['permanent', 'internship', null]
const years = [null, 0, 1, 2, 5, 9]
const days = [0, 1, 2, 3, 4]
const statuses = ['notSeen', 'seen', 'contacted']
const dayOf = (day: number) => `2026-11-1${day}T00:00:00Z`

type Group = PositionCriteria['position']

/** The values that each condition of a group accepts, by field; the fields of place are one. */
function accepted({
  name,
  cities,
  provinces,
  regions,
  contract,
  experience,
}: Group): Record<string, ReadonlySet<unknown>> {
  const isThere = ({ town, province, region }: Place) =>
    cities?.some((each) => each === town) || provinces?.some((each) => each === province) || regions?.includes(region)
  const isLongEnough = (number: number | null) =>
    number !== null && number >= (experience?.from ?? 0) && number <= (experience?.to ?? 99)
  return {
    ...(name && { title: new Set(titles.filter((title) => name.some((text) => meets(text, title)))) }),
    ...((cities || provinces || regions) && { place: new Set(places.filter(isThere)) }),
    ...(contract && { contract: new Set(contracts.filter((each) => contract.some((chosen) => chosen === each))) }),
    ...(experience && { experience: new Set(years.filter(isLongEnough)) }),
  }
}

type Place = { readonly town?: string; readonly province?: string; readonly region: string }

/** Words, `OR` and a minus, as a person reads them. */
function meets(text: string, title: readonly string[]): boolean {
  const words = text.split(' ')
  const excluded = words.filter((word) => word.startsWith('-')).map((word) => word.slice(1))
  const alternatives = words
    .filter((word) => !word.startsWith('-'))
    .join(' ')
    .split(' OR ')
  const isMet = alternatives.some((each) => each.split(' ').every((word) => title.includes(word)))
  return isMet && !excluded.some((word) => title.includes(word))
}

/** All conditions of criteria: what is wanted and what is not, by field. */
export function conditionsOf(criteria: PositionCriteria) {
  const { from, to } = criteria
  const isBetween = (day: number) =>
    (!from || Date.parse(dayOf(day)) >= Date.parse(from)) && (!to || Date.parse(dayOf(day)) < Date.parse(to))
  const wanted: Record<string, ReadonlySet<unknown>> = {
    ...accepted(criteria.position),
    ...((from || to) && { day: new Set(days.filter(isBetween)) }),
    ...(criteria.statuses && { status: new Set<unknown>(criteria.statuses) }),
  }
  return { wanted, unwanted: accepted(criteria.notPosition) }
}

const world: readonly SmallPosition[] = titles.flatMap((title) =>
  places.flatMap((place) =>
    contracts.flatMap((contract) =>
      years.flatMap((experience) =>
        days.flatMap((day) => statuses.map((status) => ({ title, place, contract, experience, day, status }))),
      ),
    ),
  ),
)

/** What criteria find in the small world. */
export function findInSmallWorld(criteria: PositionCriteria): ReadonlySet<SmallPosition> {
  const { wanted, unwanted } = conditionsOf(criteria)
  const fieldOf = (position: SmallPosition, field: string) => position[field as keyof SmallPosition]
  return new Set(
    world.filter(
      (position) =>
        Object.entries(wanted).every(([field, values]) => values.has(fieldOf(position, field))) &&
        !Object.entries(unwanted).some(([field, values]) => values.has(fieldOf(position, field))),
    ),
  )
}

const someOf = <Value>(...values: Value[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 })
const text = fc.constantFrom(...roles, 'cuoco sarta', 'cuoco OR sarta', 'cuoco -autista', 'cuoco sarta -autista')
const group = fc.record({
  name: fc.option(text, { nil: undefined, freq: 3 }),
  cities: fc.option(someOf(bergamo, milan), { nil: undefined, freq: 3 }),
  provinces: fc.option(someOf('BG', 'MI', 'RM'), { nil: undefined, freq: 2 }),
  regions: fc.option(someOf('03', '12'), { nil: undefined, freq: 3 }),
  contract: fc.option(someOf('permanent', 'internship'), { nil: undefined, freq: 2 }),
  experience: fc.option(fc.constantFrom({ from: 1 }, { from: 2 }, { from: 2, to: 5 }, { to: 3 }), {
    nil: undefined,
    freq: 2,
  }),
})
const day = fc.option(fc.constantFrom(dayOf(1), dayOf(2), dayOf(3)), { nil: undefined, freq: 3 })

/** Criteria that the small world tells apart. */
export const smallCriteria: fc.Arbitrary<PositionCriteria> = fc
  .record({
    position: group,
    notPosition: fc.option(group, { nil: {}, freq: 4 }),
    from: day,
    to: day,
    statuses: fc.option(someOf('notSeen', 'seen', 'contacted'), { nil: undefined, freq: 4 }),
  })
  .map((criteria) => positionCriteria.parse(JSON.parse(JSON.stringify(criteria))))
