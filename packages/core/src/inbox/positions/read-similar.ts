import type { SimilarPosition } from '@vedetta/contracts/inbox/position-detail'
import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { countWeight } from '@vedetta/contracts/search/search-weight'
import { occupationsOf } from '@vedetta/meaning/occupations/trade-occupations'
import { municipalityByIstat } from '@vedetta/reference/municipalities'
import { readSearchSettings } from '../../customers/user-accounts/read-search-settings.ts'
import { AppError } from '../../platform/app-error.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import type { ContextWithSearch } from '../../search/engine/context-with-search.ts'
import { findSimilar } from '../../search/engine/find-similar.ts'
import { noneIfBusy } from '../../search/engine/none-if-busy.ts'
import type { Marks } from '../marks/marks.ts'
import { similarPosition } from './position-row.ts'
import { currentQuerySpec } from './query-spec.ts'

export type SimilarContext = Pick<ContextWithSearch, 'db' | 'search' | 'gate' | 'limits'> & {
  readonly marks: Marks
}

/** Open positions of the same occupation at other companies nearby, the nearest first, as the person's settings allow them and without those discarded. */
export async function readSimilar(
  { db, search, gate, limits, marks }: SimilarContext,
  { userId, seat: { licenceNo } }: SeatedViewer,
  positionId: string,
): Promise<SimilarPosition[]> {
  await limits.consume('similarOfPerson', userId)
  const position = await db
    .selectFrom('position')
    .select(['title', 'municipalities', 'company_no'])
    .where('position_id', '=', positionId)
    .executeTakeFirst()
  if (!position) throw new AppError('unknown_position')
  const [occupation] = occupationsOf(position.title)
  const town = position.municipalities.map(municipalityByIstat).find((each) => each !== undefined)
  if (!occupation || !town) return []
  const settings = await readSearchSettings(db, userId)
  const criteria = positionCriteria.parse({})
  const spec = await currentQuerySpec(marks, userId, settings, { criteria, related: [] })
  const weight = countWeight(criteria, settings.excludedCompanies.length)
  const like = { trade: occupation.trade, companyNo: position.company_no, near: town }
  const found = await gate({ userId, licenceNo }, weight, () => findSimilar(search, spec, like)).catch(noneIfBusy)
  return found.map(similarPosition)
}
