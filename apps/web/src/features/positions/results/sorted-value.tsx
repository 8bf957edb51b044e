import { payText } from '@vedetta/contracts/positions/pay-text'
import type { PositionSort, sortOrders } from '@vedetta/contracts/search/position-sort'
import { formatEuro } from '@vedetta/contracts/text/formats'
import { useTranslation } from 'react-i18next'
import { formatKm, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { NotStated } from '../../../ui/tables/text-cell.tsx'
import type { ListedPosition } from './position-cells.tsx'

type SortedValueProps = { position: ListedPosition; by: (typeof sortOrders)[PositionSort]['by'] }

/** What the rows are sorted by, where it has no column; the date has its own place, and relevance no text. */
export function SortedValue({ position: { pay, distanceKm, company }, by }: SortedValueProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (by === 'date' || by === 'relevance') return null
  const { employees, turnover } = company
  const texts = {
    pay: pay && payText(pay, language),
    distance: distanceKm == null ? null : formatKm(distanceKm, language),
    employees: employees === null ? null : t('employees', { count: employees, n: formatNumber(employees, language) }),
    turnover: turnover === null ? null : formatEuro(turnover, language),
  }
  return texts[by] ?? <NotStated />
}
