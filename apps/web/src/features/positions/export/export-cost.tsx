import { creditCosts } from '@vedetta/contracts/facts/plans'
import type { costOfExport } from '@vedetta/contracts/inbox/position-export'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useGetMore } from '../../../domain/use-get-more.ts'
import { useRenewal } from '../../../domain/use-renewal.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { OutOfCredits } from '../../../ui/forms/out-of-credits.tsx'

type Cost = z.output<typeof costOfExport.output>

/** The cost of an export, and how much of it the credits cover. */
export function ExportCost({ cost }: { cost: Cost | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value, language))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={!cost}>
      <dl className="grid divide-y divide-line border-line border-y text-sm tabular-nums">
        <Line label={t('export.positions')}>{number(cost?.positions)}</Line>
        <Line label={t('export.paid')}>{number(cost && paidBefore(cost))}</Line>
        <Line label={t('export.cost')}>
          <b className="font-semibold text-base">
            {cost ? t('export.credits', { count: cost.credits, n: number(cost.credits) }) : '–'}
          </b>
        </Line>
        <Line label={t('export.left')}>
          {cost ? t('export.nowAndAfter', { now: number(cost.left), after: number(leftAfter(cost)) }) : '–'}
        </Line>
      </dl>
      {cost && affordable(cost) === 0 && <NotEnough />}
    </div>
  )
}

function NotEnough() {
  return <OutOfCredits code="exports_used_up" renewal={useRenewal()} more={useGetMore('credit')} />
}

/** The number of positions that the credits cover. */
export function affordable(cost: Cost): number {
  return paidBefore(cost) + bought(cost)
}

function leftAfter(cost: Cost): number {
  return cost.left - bought(cost) * creditCosts.position
}

function bought({ credits, left }: Cost): number {
  return Math.floor(Math.min(credits, left) / creditCosts.position)
}

function paidBefore({ positions, credits }: Cost): number {
  return positions - credits / creditCosts.position
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-2">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
