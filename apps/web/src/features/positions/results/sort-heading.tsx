import { sortOrders } from '@vedetta/contracts/search/position-sort'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLanguage } from '../../../lib/i18n.ts'
import { nextSort, type Sorting } from './sorting.ts'

type SortHeadingProps = {
  name: string
  by: Parameters<typeof nextSort>[0]
  sorting: Sorting
}

/** The heading of a column that sorts; its cell says the direction to screen readers. */
export function SortHeading({ name, by, sorting: { sort, setSort } }: SortHeadingProps) {
  const language = useLanguage()
  const next = nextSort(by, sort)
  const { by: sortedBy, direction } = sortOrders[sort]
  const isSorted = sortedBy === by
  const Arrow = (isSorted ? direction : sortOrders[next].direction) === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      title={sortOrders[next][language]}
      onClick={() => setSort(next)}
      className={clsx(
        'group -mx-1 -my-1 flex min-h-6 max-w-full items-center gap-1 rounded-sm px-1 font-semibold',
        isSorted && 'text-ink',
      )}
    >
      <span className="truncate">{name}</span>
      <Arrow
        className={clsx(
          'size-3 shrink-0',
          !isSorted && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
        )}
        aria-hidden="true"
      />
    </button>
  )
}
