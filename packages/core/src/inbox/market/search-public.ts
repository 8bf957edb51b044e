import {
  type PublicFigures,
  type PublicPosition,
  publicRows,
  type SizeBand,
} from '@vedetta/contracts/operations/public-figures'
import { dayMs } from '@vedetta/contracts/text/durations'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { provinceSlug } from '@vedetta/reference/province-slug'
import { provinceByCode } from '@vedetta/reference/territories'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findPublicFigures, type PublicQuerySpec } from '../../search/engine/find-public-figures.ts'
import { selectKnownNames } from './company-names.queries.ts'
import { revealsCompany } from './reveals-company.ts'

const weekMs = 7 * dayMs

type Found = Awaited<ReturnType<typeof findPublicFigures>>

type Candidate = Found['candidates'][number]

/** What visitors see of the positions of a role: figures, and a few rows that do not reveal the company. */
export async function searchPublic(
  { db, search }: Pick<ContextWithSearch, 'db' | 'search'>,
  spec: PublicQuerySpec,
  now: Date,
): Promise<PublicFigures> {
  const found = await findPublicFigures(search, spec, new Date(now.getTime() - weekMs))
  const known = await selectKnownNames(
    db,
    found.candidates.map(({ company_no }) => company_no),
  )
  const namesOf = new Map(known.map((names) => [names.companyNo, names]))
  const isAnonymous = ({ title, company_no, company_name }: Candidate) => {
    const { names = [], hosts = [] } = namesOf.get(company_no) ?? {}
    return !revealsCompany(title, [company_name, ...names], hosts)
  }
  return {
    open: found.open,
    newInWeek: found.recent,
    provinces: found.provinces.flatMap(({ code, open }) => {
      const province = provinceByCode(code)
      return province ? { code, name: province.name, slug: provinceSlug(province), open } : []
    }),
    positions: found.candidates
      .filter(isAnonymous)
      .slice(0, publicRows)
      .map((candidate) => publicPosition(candidate, spec.province)),
  }
}

function publicPosition(candidate: Candidate, provinceOfQuery: string | null): PublicPosition {
  const { title, sector, company_employees, first_seen } = candidate
  return {
    title,
    sector,
    size: company_employees === null ? null : sizeBand(company_employees),
    town: placeOf(candidate, provinceOfQuery),
    firstSeen: italianDays.format(first_seen),
  }
}

/** The first stated place, preferably one in the province of the query. */
function placeOf({ municipalities, provinces }: Candidate, provinceOfQuery: string | null): string | null {
  const towns = municipalities.flatMap((istat) => municipalityByIstat(istat) ?? [])
  const town = towns.find(({ province }) => province === provinceOfQuery) ?? towns[0]
  if (town) return town.name
  const code = provinces.find((province) => province === provinceOfQuery) ?? provinces[0]
  return (code && provinceByCode(code)?.name) || null
}

/** As worded in `sizeBandLabels`; a company without employees counts as smallest. */
function sizeBand(employees: number): SizeBand {
  if (employees < 10) return 'micro'
  if (employees < 50) return 'small'
  return employees < 250 ? 'medium' : 'large'
}

// The Canadian locale writes dates as ISO does.
// biome-ignore lint/plugin: reads the calendar, shows nothing
const italianDays = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' })
