import { memo } from 'react'
import { useTranslation } from 'react-i18next'

type TextCellProps = {
  text: string | string[] | null
  /** Takes further lines instead of being truncated. */
  isWrapped?: boolean
}

/** One value or several, truncated to the cell, with the whole text as a tooltip. */
export const TextCell = memo(function TextCell({ text, isWrapped = false }: TextCellProps) {
  const shown = Array.isArray(text) ? text.join(', ') : text
  if (!shown) return <NotStated />
  return (
    <div className={isWrapped ? 'text-balance leading-4' : 'truncate'} title={shown}>
      {shown}
    </div>
  )
})

export function NotStated() {
  const { t } = useTranslation()
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('notStated')}</span>
    </span>
  )
}
