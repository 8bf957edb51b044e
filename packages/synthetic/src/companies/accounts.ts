import { type Draws, streams } from '../random/draws.ts'

/** Whole euro. Costs are the operating ones: `ebitda` is turnover less costs. */
export type YearOfAccounts = { year: number; turnover: number; costs: number; ebitda: number; netIncome: number }

type Business = { index: number; employees: number; turnoverPerHead: number; margin: number }

const years = 3
/** IRES and IRAP. */
const taxRate = 0.279

/**
 * The last three years filed, the oldest first. Below EBITDA come depreciation and interest, and taxes on what is
 * left if it is a profit: so net income is always below EBITDA.
 */
export function drawAccounts(draws: Draws, business: Business, lastYear: number): YearOfAccounts[] {
  draws.begin(streams.accounts, business.index)
  // The owner works too.
  const heads = business.employees + 0.5
  let turnover = heads * business.turnoverPerHead * 1000 * Math.exp(0.45 * draws.bell())
  const margin = business.margin + 0.045 * draws.bell()
  const depreciation = 0.015 + 0.03 * draws.unit()

  const accounts: YearOfAccounts[] = []
  for (let year = lastYear - years + 1; year <= lastYear; year++) {
    const revenue = Math.round(turnover)
    const costs = Math.round(revenue * (1 - margin - 0.02 * draws.bell()))
    const ebitda = revenue - costs
    const beforeTax = ebitda - Math.ceil(revenue * depreciation)
    const netIncome = beforeTax - Math.round(Math.max(0, beforeTax) * taxRate)
    accounts.push({ year, turnover: revenue, costs, ebitda, netIncome })
    turnover *= 1.02 + 0.09 * draws.bell()
  }
  return accounts
}

/** Accounts are filed within half a year of the year's end. */
export function lastFiledYear(now: number): number {
  const date = new Date(now)
  return date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 2 : 1)
}
