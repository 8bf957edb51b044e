import { useTranslation } from 'react-i18next'
import { formatDate, formatInstant } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { SourceLink } from '../../ui/details/source-link.tsx'

/** The page of a contact, and when it was last read there. */
export function ContactSource({ url, lastSeen }: { url: string; lastSeen: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = new Date(lastSeen)
  return (
    <p className="text-muted text-xs [overflow-wrap:anywhere]">
      <SourceLink url={url} /> · {t('contacts.readOn')}{' '}
      <time dateTime={lastSeen} title={formatInstant(at, language)} className="whitespace-nowrap tabular-nums">
        {formatDate(at, language)}
      </time>
    </p>
  )
}
