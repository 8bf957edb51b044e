import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import type { RowGroup } from './grouped-rows.ts'

type GroupToggleProps = {
  group: RowGroup
  onToggle: (group: RowGroup) => void
  onOpenCompany: (companyID: string) => void
}

const linkClass = 'relative z-1 shrink-0 rounded-sm text-brand text-xs leading-4 hover:underline pointer-coarse:py-1'

/** Opens the further positions of a company in place; those that the list has not are on the company's page. */
export function GroupToggle({ group, onToggle, onOpenCompany }: GroupToggleProps) {
  const { companyID, rows, total, isOpen } = group
  const { t } = useTranslation()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => onToggle(group)} className={linkClass}>
        <ChevronRight
          className={`-ml-0.5 mr-0.5 inline size-3 transition-transform ${isOpen ? 'rotate-90' : ''}`}
          aria-hidden="true"
        />
        {t('groups.more', { count: total - 1, n: number(total - 1) })}
      </button>
      {isOpen && total > rows.length && (
        <button type="button" onClick={() => onOpenCompany(companyID)} className={linkClass}>
          {t('groups.all', { n: number(total) })}
        </button>
      )}
    </>
  )
}
