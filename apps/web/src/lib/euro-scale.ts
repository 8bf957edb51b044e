import type { Language } from '@vedetta/contracts/text/labels'
import { formatHundredths, formatTenths } from './format.ts'

const steps = [
  { from: 1_000_000, unit: { it: 'Mln €', en: '€m' } },
  { from: 10_000, by: 1_000, unit: { it: 'mila €', en: '€k' } },
  { from: 0, by: 1, unit: { it: '€', en: '€' } },
] as const

/** One unit for all amounts of a chart, shown once, so that the amounts are short. */
export function euroScale(amounts: readonly number[], language: Language) {
  const maxAmount = Math.max(0, ...amounts.map(Math.abs))
  const step = steps.find(({ from }) => maxAmount >= from) ?? steps[2]
  const by = 'by' in step ? step.by : step.from
  return {
    unit: step.unit[language],
    format: (amount: number) => formatTenths(amount / by, language),
    /** For small amounts beside large ones. */
    formatFine: (amount: number) => formatHundredths(amount / by, language),
  }
}
