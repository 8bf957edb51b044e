import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, Ref, RefObject } from 'react'

type LongRowsProps = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** `measured` goes to the row's element, which tells how tall it is. */
  row: (index: number, measured: { ref: Ref<HTMLTableRowElement>; 'data-index': number }) => ReactNode
}

const rowHeight = 44

/** Of many rows, those in view and some around them. */
export function LongRows({ scroller, count, row }: LongRowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const drawn = virtual.getVirtualItems()
  const above = drawn[0]?.start ?? 0
  const below = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0)
  return (
    <>
      {above > 0 && <Gap height={above} />}
      {drawn.map(({ index }) => row(index, { ref: virtual.measureElement, 'data-index': index }))}
      {below > 0 && <Gap height={below} />}
    </>
  )
}

/** Stands for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height }} />
    </tr>
  )
}
