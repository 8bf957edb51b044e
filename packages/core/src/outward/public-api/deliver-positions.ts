import type { PublicPosition } from '@vedetta/contracts/public-api/position'
import type { Language } from '@vedetta/contracts/text/labels'
import { purchaseAll } from '../../customers/ledger/purchase-all.ts'
import { selectExportable } from '../../inbox/exports/exports.queries.ts'
import { excerptEnd, leavingText, type TextDelivery } from '../../inbox/positions/leaving-text.ts'
import { readPositions } from '../../inbox/positions/read-positions.ts'

/** The reader of delivered positions, whose licence pays for them. */
type PositionReader = {
  readonly userId: string
  readonly keyId?: string | undefined
  readonly licenceNo: number
  readonly language: Language
}

/**
 * Positions in full, in the given order, each once; unknown ones are left out. Those that the licence has not bought this year,
 * by an export or any channel, are bought first: all of them, or `credits_used_up`.
 */
export async function deliverPositions(
  { db, advertTexts }: TextDelivery,
  { userId, keyId, licenceNo, language }: PositionReader,
  positionIDs: readonly string[],
  now: Date,
): Promise<PublicPosition[]> {
  const subjects = (await selectExportable(db, positionIDs)).map(({ positionId }) => positionId)
  await purchaseAll(db, { licenceNo, userId, keyId, kind: 'position', subjects }, now)
  const positions = await readPositions(db, { userId, language }, subjects)
  return advertTexts === 'whole' ? positions : positions.map(excerptOf)
}

function excerptOf(position: PublicPosition): PublicPosition {
  const { description, descriptionMasks, sources } = position
  const excerpt = leavingText(description, sources[0]?.url, 'excerpt')
  if (excerpt === description) return position
  const end = excerptEnd(description)
  return { ...position, description: excerpt, descriptionMasks: descriptionMasks.filter((mask) => mask.end <= end) }
}
