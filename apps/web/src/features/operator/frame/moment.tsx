import { useTranslation } from 'react-i18next'
import { formatInstant, formatMoment } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'

/** An instant in the reader's words, with the exact one as a tooltip. */
export function Moment({ at }: { at: string | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (at === null) return <span className="text-muted">{t('operator.never')}</span>
  const instant = new Date(at)
  return (
    <time dateTime={at} title={formatInstant(instant, language)}>
      {formatMoment(instant, new Date(), language)}
    </time>
  )
}
