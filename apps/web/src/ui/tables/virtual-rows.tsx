import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, Ref, RefObject } from 'react'

type VirtualRowsProps = {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** `measured` are props for the row's element, by which its height is measured. */
  row: (index: number, measured: { ref: Ref<HTMLTableRowElement>; 'data-index': number }) => ReactNode
}

const rowHeight = 44

/** Renders the rows in view, and some around them, out of many. */
export function VirtualRows({ scroller, count, row }: VirtualRowsProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      {above > 0 && <Spacer height={above} />}
      {items.map(({ index }) => row(index, { ref: virtualizer.measureElement, 'data-index': index }))}
      {below > 0 && <Spacer height={below} />}
    </>
  )
}

/** Takes the height of the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height }} />
    </tr>
  )
}
