import type { CompanyCriteria } from '@vedetta/contracts/company-search'

/** All that decides which companies a user's search finds. */
export type CompanyQuerySpec = {
  readonly criteria: CompanyCriteria
  /** The user's settings leave out employment agencies. */
  readonly hideAgencies: boolean
}
