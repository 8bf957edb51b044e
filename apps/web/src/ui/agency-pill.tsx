import { type AgencyReasonCode, agencyReasons } from '@vedetta/contracts/agency-reasons'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../lib/i18n.ts'
import { Pill } from './pill.tsx'

type AgencyPillProps = {
  reason: AgencyReasonCode | null
  /** The reason beside it; else it is told when asked, and read aloud. */
  inWords?: boolean
}

/** That a company is an employment agency, and how we know. */
export function AgencyPill({ reason, inWords = false }: AgencyPillProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const because = reason && agencyReasons[reason][language]
  return (
    <span
      title={inWords ? undefined : (because ?? undefined)}
      className={clsx('relative', !inWords && 'flex shrink-0')}
    >
      <Pill tone="neutral">{t('agencies.one')}</Pill>
      {because && <span className={inWords ? 'ml-2 font-normal text-muted text-sm' : 'sr-only'}> {because}</span>}
    </span>
  )
}
