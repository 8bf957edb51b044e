import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'

type SortHandleProps = {
  /** Its row's index among the rows of the list. */
  index: number
  label: string
  onMove: (to: number) => void
  className?: string
  /** Finds the handle after its row was rendered anew. */
  name?: string
}

/** Moves the row it is in: dragged, or by the arrow keys. */
export function SortHandle({ index, label, onMove, className, name }: SortHandleProps) {
  function grab(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const rows = [...(event.currentTarget.closest('ul')?.children ?? [])]
    onMove(indexAt(rows, index, event.clientY))
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(index + by)
  }

  return (
    <button
      type="button"
      aria-label={label}
      data-handle={name}
      onPointerDown={grab}
      onPointerMove={drag}
      onKeyDown={step}
      className={clsx(
        'grid w-7 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted -outline-offset-2 active:cursor-grabbing',
        className,
      )}
    >
      <GripVertical className="size-4" aria-hidden="true" />
    </button>
  )
}

/** Rows of several heights change places once the pointer has passed the middle of the other: sooner they would flicker. */
function indexAt(rows: readonly Element[], index: number, y: number): number {
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
  const above = middles.findIndex((middle, at) => at < index && y < middle)
  if (above !== -1) return above
  return middles.findLastIndex((middle, at) => at >= index && (at === index || y > middle))
}
