import { type AgencyReasonCode, agencyReasons } from '@vedetta/contracts/facts/agency-reasons'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import { Pill } from '../controls/pill.tsx'

type AgencyPillProps = {
  reason: AgencyReasonCode | null
  /** Shows the reason beside the pill; else only as a tooltip and to screen readers. */
  showsReason?: boolean
}

/** Marks an employment agency, with the reason it counts as one. */
export function AgencyPill({ reason, showsReason = false }: AgencyPillProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const reasonText = reason && agencyReasons[reason][language]
  return (
    <span
      title={showsReason ? undefined : (reasonText ?? undefined)}
      className={clsx('relative', !showsReason && 'flex shrink-0')}
    >
      <Pill tone="neutral">{t('agencies.one')}</Pill>
      {reasonText && (
        <span className={showsReason ? 'ml-2 font-normal text-muted text-sm' : 'sr-only'}> {reasonText}</span>
      )}
    </span>
  )
}
