import { payText } from '@vedetta/contracts/positions/pay-text'
import { positionStatus } from '@vedetta/contracts/positions/position-row'
import type { FoundPosition } from '@vedetta/contracts/search/position-search'
import type { Language } from '@vedetta/contracts/text/labels'
import { contracts, schedules, smartWorking } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import { placeName } from '../place-name.ts'

/** A row of a search in the words of the person, short enough for a page of them to fit an assistant's attention. */
export const foundPosition = z.object({
  positionID: z.uuid(),
  company: z.object({ companyID: z.uuid(), name: z.string() }),
  places: z.array(z.string()),
  contract: z.string().nullable(),
  schedule: z.string().nullable(),
  smartWorking: z.string().nullable(),
  pay: z.string().nullable(),
  firstSeen: z.iso.datetime(),
  mark: positionStatus.describe('The person’s own mark'),
  discarded: z.boolean().describe('The person has discarded it since the search began'),
  quotedFromPages: z.object({ title: z.string(), skills: z.array(z.string()) }),
})

export function foundPositionOf(row: FoundPosition, language: Language): z.output<typeof foundPosition> {
  return {
    positionID: row.positionID,
    company: { companyID: row.company.companyID, name: row.company.name },
    places: row.places.map(placeName),
    contract: row.contract && contracts[row.contract][language],
    schedule: row.schedule && schedules[row.schedule][language],
    smartWorking: row.smartWorking && smartWorking[row.smartWorking][language],
    pay: row.pay && payText(row.pay, language),
    firstSeen: row.firstSeen,
    mark: row.status,
    discarded: row.discarded,
    quotedFromPages: { title: row.name, skills: row.skills },
  }
}
