import { readingReasons } from '@vedetta/contracts/position-reading'
import type { PositionRow } from '@vedetta/contracts/position-row'
import { CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'

/** Marks a position whose reading is to be checked, with the reasons as a tooltip; the open position lists them. */
export function UnsureSign({ reading: { isSure, reasons } }: Pick<PositionRow, 'reading'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (isSure) return null
  return (
    <span
      title={reasons.map((reason) => readingReasons[reason][language]).join('\n')}
      className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap font-medium text-ink text-xs leading-4"
    >
      <CircleDashed className="size-3" aria-hidden="true" />
      {t('inbox.toCheck')}
    </span>
  )
}
