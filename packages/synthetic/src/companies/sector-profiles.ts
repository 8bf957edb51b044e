import type { SectorId } from '@vedetta/contracts/facts/sectors'
import { industryProfiles } from './industry-profiles.ts'
import { knowledgeAndCareProfiles } from './knowledge-and-care-profiles.ts'
import type { SectorProfile } from './sector-profile.ts'
import { serviceProfiles } from './service-profiles.ts'

export const sectorProfiles: Readonly<Record<SectorId, SectorProfile>> = {
  ...industryProfiles,
  ...serviceProfiles,
  ...knowledgeAndCareProfiles,
}
