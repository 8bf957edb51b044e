import type { YearOfAccounts } from '@vedetta/contracts/companies/company-detail'

export type Amount = Exclude<keyof YearOfAccounts, 'year'>

export const amountNames = {
  turnover: 'company.accounts.turnover',
  costs: 'company.accounts.costs',
  ebitda: 'company.accounts.ebitda',
  netIncome: 'company.accounts.netIncome',
} as const satisfies Record<Amount, string>

/** As a share of the turnover; null without one. */
export function marginOf(year: YearOfAccounts, amount: Amount): number | null {
  return year.turnover > 0 ? year[amount] / year.turnover : null
}

/** Relative change; null if the earlier amount is missing, zero or negative. */
export function changeOf(before: number | undefined, after: number | undefined): number | null {
  return before === undefined || after === undefined || before <= 0 ? null : (after - before) / before
}
