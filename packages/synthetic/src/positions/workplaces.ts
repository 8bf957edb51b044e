import { regionByCode } from '@vedetta/reference/territories'
import { nearby } from '../places/nearby.ts'
import type { Place } from '../places/places.ts'
import type { Draws } from '../random/draws.ts'

/** The most precise places the advert names: ISTAT codes of municipalities or regions, or two-letter provinces. */
export type Workplaces = {
  municipalities: readonly string[]
  provinces: readonly string[]
  regions: readonly string[]
  words: string
  /** Set for a single municipality. */
  town: string | null
}

const maxTowns = 4

export function drawWorkplaces(draws: Draws, office: Place): Workplaces {
  const share = draws.unit()
  const { municipality } = office
  if (share < 0.66) return oneTown(municipality)
  const around = nearby(municipality)
  if (share < 0.86) return oneTown(draws.pick(around))
  if (share < 0.92) {
    const first = draws.below(around.length)
    const count = Math.min(draws.between(2, maxTowns), around.length)
    return towns(Array.from({ length: count }, (_, offset) => around[(first + offset) % around.length] ?? municipality))
  }
  const elsewhere = { municipalities: [], provinces: [], regions: [], town: null }
  if (share < 0.97) {
    return {
      ...elsewhere,
      provinces: [municipality.province],
      words: `Zona di lavoro: provincia di ${office.provinceName}`,
    }
  }
  const region = regionByCode(municipality.region)?.name ?? municipality.region
  return { ...elsewhere, regions: [municipality.region], words: `Area di lavoro: ${region}` }
}

type Town = Place['municipality']

const written = ({ name, province }: Town) => `${name} (${province})`

function oneTown(town: Town): Workplaces {
  const words = `Sede di lavoro: ${written(town)}`
  return { municipalities: [town.istat], provinces: [], regions: [], words, town: town.name }
}

function towns(several: readonly Town[]): Workplaces {
  if (several.length === 1 && several[0]) return oneTown(several[0])
  const words = `Sedi di lavoro: ${several.map(written).join(', ')}`
  return { municipalities: several.map(({ istat }) => istat), provinces: [], regions: [], words, town: null }
}
