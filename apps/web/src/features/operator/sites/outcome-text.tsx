import { type VisitOutcomeName, visitOutcomes } from '@vedetta/contracts/watch/watch-status'
import { useLanguage } from '../../../lib/i18n.ts'

const faults: readonly VisitOutcomeName[] = ['failed', 'unreachable', 'blocked', 'denied']

/** The outcome of a visit, with its meaning as a tooltip. */
export function OutcomeText({ outcome }: { outcome: VisitOutcomeName }) {
  const language = useLanguage()
  return (
    <span title={visitOutcomes[outcome].meaning[language]} className={faults.includes(outcome) ? 'text-no' : undefined}>
      {visitOutcomes[outcome][language]}
    </span>
  )
}
