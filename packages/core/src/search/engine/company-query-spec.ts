import type { CompanyCriteria } from '@vedetta/contracts/companies/company-search'

/** Everything that decides which companies a user's search finds. */
export type CompanyQuerySpec = {
  readonly criteria: CompanyCriteria
  /** The user's settings hide employment agencies. */
  readonly hideAgencies: boolean
}
