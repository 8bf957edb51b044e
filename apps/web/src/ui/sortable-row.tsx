import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'

type SortableRowProps = { index: number; handleLabel: string; onMove: (to: number) => void; children: ReactNode }

/** A row that is reordered by its handle: dragged, or moved by the arrow keys. */
export function SortableRow({ index, handleLabel, onMove, children }: SortableRowProps) {
  const grabbed = useRef({ y: 0, index: 0 })

  function grab(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = { y: event.clientY, index }
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const height = event.currentTarget.closest('li')?.offsetHeight || 1
    onMove(grabbed.current.index + Math.round((event.clientY - grabbed.current.y) / height))
  }

  function step(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(index + by)
  }

  return (
    <li className="flex h-8 items-center gap-1 rounded-md hover:bg-hover has-active:bg-hover pointer-coarse:h-11">
      <button
        type="button"
        aria-label={handleLabel}
        onPointerDown={grab}
        onPointerMove={drag}
        onKeyDown={step}
        className="grid h-full w-7 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted -outline-offset-2 active:cursor-grabbing"
      >
        <GripVertical className="size-4" aria-hidden="true" />
      </button>
      {children}
    </li>
  )
}
