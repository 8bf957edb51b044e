import { formatNumber } from '../lib/format.ts'
import { useLanguage } from '../lib/i18n.ts'

type MeterProps = { label: string; left: number; monthly: number }

/** The rest of a monthly allowance; extras that were bought can exceed it. */
export function Meter({ label, left, monthly }: MeterProps) {
  const language = useLanguage()
  const share = monthly > 0 ? Math.min(1, left / monthly) : 0
  return (
    <span className="grid gap-1 tabular-nums">
      <span>
        {label} <b className="font-semibold text-ink">{formatNumber(left, language)}</b> /{' '}
        {formatNumber(monthly, language)}
      </span>
      <span className="h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}
