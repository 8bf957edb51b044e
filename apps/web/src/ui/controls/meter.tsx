import { isLow } from '@vedetta/contracts/facts/plans'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'

type MeterProps = { label: string; left: number; monthly: number }

/** The rest of a monthly allowance; extras that were bought can exceed it. */
export function Meter({ label, left, monthly }: MeterProps) {
  const language = useLanguage()
  const { t } = useTranslation()
  const share = monthly > 0 ? Math.min(1, left / monthly) : 0
  const isRunningOut = isLow({ left, monthly })
  return (
    <span className="grid gap-1 tabular-nums">
      <span>
        {label}{' '}
        <b className={clsx('font-semibold', isRunningOut ? 'text-new' : 'text-ink')}>{formatNumber(left, language)}</b>{' '}
        / {formatNumber(monthly, language)}
        {isRunningOut && <span className="sr-only"> {t('header.low')}</span>}
      </span>
      <span className="h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span
          className={clsx('block h-full rounded-full', isRunningOut ? 'bg-new' : 'bg-brand')}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  )
}
