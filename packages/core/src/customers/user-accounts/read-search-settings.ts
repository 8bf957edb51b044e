import { defaultSettings, type Settings } from '@vedetta/contracts/customers/settings'
import type { Db } from '../../platform/db/client.ts'
import { selectSearchSettings } from './settings.queries.ts'

/** The choices of a person that every search of theirs honours. */
export type SearchSettings = Pick<Settings, 'excludedCompanies' | 'hideAgencies'> & {
  /** Companies left out by themselves, beside those left out by name. */
  readonly excludedCompanyNos: readonly number[]
}

export async function readSearchSettings(db: Db, userId: string): Promise<SearchSettings> {
  const { changes, excludedCompanyNos } = await selectSearchSettings(db, userId)
  const { excludedCompanies, hideAgencies } = { ...defaultSettings, ...changes }
  return { excludedCompanies, hideAgencies, excludedCompanyNos }
}
