import { sectorIds } from '@vedetta/contracts/facts/sectors'
import { positionStatus } from '@vedetta/contracts/positions/position-row'
import { type PositionCriteria, positionCriteria } from '@vedetta/contracts/search/position-search'
import { maxSentence } from '@vedetta/contracts/search/position-sentence'
import { isWithinSearchSize } from '@vedetta/contracts/search/search-weight'
import { contracts, keysOf, schedules, smartWorking } from '@vedetta/contracts/text/vocabulary'
import { AppError } from '@vedetta/core/platform/app-error'
import { selectFilterNamed } from '@vedetta/core/search/filters/filters.queries'
import { readSentence } from '@vedetta/core/search/sentences/read-sentence'
import { z } from 'zod'
import { placeCriteria } from './place-criteria.ts'
import type { ToolHost } from './tool.ts'

const text = z.string().trim().min(1).max(200)

export const placeArguments = {
  place: text.optional().describe('A town, a province or a region of Italy, such as Bergamo, BG or Lombardia'),
  radiusKm: z.number().int().min(1).max(200).optional().describe('Kilometres around the town in `place`'),
}

/** The criteria of a search in a few plain arguments; the sentence says what they can't. */
export const searchArguments = {
  sentence: z
    .string()
    .trim()
    .min(1)
    .max(maxSentence)
    .optional()
    .describe(
      'What is wanted, in Italian or English, such as "welders near Brescia, no agencies, at least 3 years". The other arguments are added to it and replace what it says of the same thing',
    ),
  role: z.array(text).min(1).max(20).optional().describe('Job titles; any of them will do'),
  ...placeArguments,
  contract: z
    .array(z.enum(keysOf(contracts)))
    .min(1)
    .optional(),
  schedule: z
    .array(z.enum(keysOf(schedules)))
    .min(1)
    .optional(),
  smartWorking: z
    .array(z.enum(keysOf(smartWorking)))
    .min(1)
    .optional(),
  company: text.optional().describe('Words of the company’s name'),
  sector: z.array(z.enum(sectorIds)).min(1).optional(),
  since: z.iso.datetime({ offset: true }).optional().describe('Only positions that were found since then'),
  relatedRoles: z.boolean().optional().describe('Whether to find related job titles too'),
}

type Arguments = z.output<z.ZodObject<typeof searchArguments>>

type Understood = { readonly criteria: PositionCriteria; readonly filterId: string | null; readonly ignored: string[] }

export const filterArguments = {
  filter: z.string().trim().min(1).max(80).optional().describe('The name of a saved filter to begin with'),
  marks: z
    .array(positionStatus)
    .min(1)
    .optional()
    .describe('Only positions with these marks of the person: `notSeen` leaves out what they have seen or contacted'),
}

/** The criteria that the arguments say, and the words of the sentence that are no filter. */
export async function understand(
  { context, caller: { viewer } }: Pick<ToolHost, 'context' | 'caller'>,
  { filter, marks, ...given }: Arguments & z.output<z.ZodObject<typeof filterArguments>>,
): Promise<Understood> {
  if (filter && given.sentence) throw new AppError('invalid_request')
  const saved = filter ? await selectFilterNamed(context.db, viewer.userId, filter) : undefined
  if (filter && !saved) throw new AppError('unknown_filter')
  const read = given.sentence ? await readSentence(context, viewer, given.sentence) : undefined
  const base = saved?.criteria ?? read?.criteria ?? positionCriteria.parse({})
  const criteria = withArguments(base, given, marks)
  if (!isWithinSearchSize(criteria)) throw new AppError('search_too_wide')
  return { criteria, filterId: saved?.filterId ?? null, ignored: read?.ignored ?? [] }
}

function withArguments(
  base: PositionCriteria,
  given: Arguments,
  marks: PositionCriteria['statuses'],
): PositionCriteria {
  const { role, place, radiusKm, contract, schedule, company, sector, since, relatedRoles } = given
  if (radiusKm !== undefined && place === undefined) throw new AppError('invalid_request')
  const { city, cities, provinces, regions, ...placeless } = base.position
  const places = place === undefined ? { city, cities, provinces, regions } : placeCriteria(place, radiusKm)
  const position = {
    ...placeless,
    ...places,
    ...defined({ name: role, contract, schedule, smartWorking: given.smartWorking }),
  }
  return {
    ...base,
    position: defined(position),
    company: {
      ...base.company,
      ...defined({ companyName: company === undefined ? undefined : [company], sectors: sector }),
    },
    ...defined({ from: since, statuses: marks, aiSearch: relatedRoles }),
  }
}

type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> }

function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>
}
