import type { Family } from './family.ts'
import { installationFamilies } from './installation-families.ts'
import { manualFamilies } from './manual-families.ts'
import { officeFamilies } from './office-families.ts'
import { peopleFamilies } from './people-families.ts'
import { productionFamilies } from './production-families.ts'
import { technicalFamilies } from './technical-families.ts'

const all = {
  ...productionFamilies,
  ...installationFamilies,
  ...manualFamilies,
  ...officeFamilies,
  ...technicalFamilies,
  ...peopleFamilies,
}

export type FamilyId = keyof typeof all

export const families: Readonly<Record<FamilyId, Family>> = all
