import { readingReasons } from '@vedetta/contracts/positions/position-reading'
import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import { readings } from '@vedetta/contracts/text/vocabulary'
import { CircleDashed } from 'lucide-react'
import { useLanguage } from '../../lib/i18n.ts'

/** Marks a position whose reading is to be checked, with the reasons as a tooltip; the open position lists them. */
export function UnsureSign({ reading: { isSure, reasons } }: Pick<PositionRow, 'reading'>) {
  const language = useLanguage()
  if (isSure) return null
  return (
    <span
      title={reasons.map((reason) => readingReasons[reason][language]).join('\n')}
      className="inline-flex shrink-0 items-center gap-1 whitespace-nowrap font-medium text-ink text-xs leading-4"
    >
      <CircleDashed className="size-3" aria-hidden="true" />
      {readings.unsure[language]}
    </span>
  )
}
