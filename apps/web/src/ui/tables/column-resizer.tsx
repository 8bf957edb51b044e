import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

type ColumnResizerProps = {
  label: string
  width: number
  /** `undefined` resets the width. */
  onChange: (width: number | undefined) => void
}

const step = 16

/** The edge of a column: dragged, or moved by the arrow keys; a double click resets it. */
export function ColumnResizer({ label, width, onChange }: ColumnResizerProps) {
  const start = useRef({ x: 0, width: 0 })

  function grab(event: PointerEvent<HTMLHRElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: shownWidth(event.currentTarget) ?? width }
  }

  function drag(event: PointerEvent<HTMLHRElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onChange(start.current.width + event.clientX - start.current.x)
  }

  function move(event: KeyboardEvent<HTMLHRElement>) {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange((shownWidth(event.currentTarget) ?? width) + by)
  }

  return (
    <hr
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      tabIndex={0}
      onPointerDown={grab}
      onPointerMove={drag}
      onDoubleClick={() => onChange(undefined)}
      onKeyDown={move}
      className="group absolute inset-y-0 right-0 h-auto w-2.5 cursor-col-resize touch-none border-0 -outline-offset-2 before:absolute before:inset-y-2 before:right-0 before:w-px before:bg-line hover:before:inset-y-0 hover:before:w-0.5 hover:before:bg-brand focus-visible:before:bg-brand active:before:bg-brand"
    />
  )
}

/** The width on screen, which for a growing column exceeds the given one. */
function shownWidth(edge: HTMLElement): number | undefined {
  const { offsetWidth } = edge.parentElement ?? {}
  return offsetWidth || undefined
}
