import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import type { Language } from '@vedetta/contracts/text/labels'
import { selectShownIds } from '../../companies/contacts/contacts.queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { masksIn } from '../../privacy/masking/mask.ts'
import { shownText } from '../../privacy/masking/shown-text.ts'
import type { DetailRow } from './position-detail.queries.ts'
import { quotedTexts, readEvidence } from './read-evidence.ts'

type PositionTexts = Pick<PositionDetail, 'description' | 'descriptionMasks' | 'evidence'>

/** The texts of positions as a person reads them, without people's contacts. */
export async function positionTexts(
  db: Db,
  rows: readonly DetailRow[],
  language: Language,
): Promise<(row: DetailRow) => PositionTexts> {
  const links = rows.flatMap(({ companyNo, description, quotes }) =>
    [description, ...quotedTexts(quotes)]
      .flatMap(masksIn)
      .flatMap(({ contactNo }) => (contactNo === null ? [] : { companyNo, contactNo })),
  )
  const contactIds = await selectShownIds(db, links)
  const shown = (text: string) => shownText(text, language, contactIds)
  return (row) => {
    const { text, masks } = shown(row.description)
    return { description: text, descriptionMasks: masks, evidence: readEvidence(row.quotes, row.firstUrl, shown) }
  }
}
