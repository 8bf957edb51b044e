import { type RefObject, useLayoutEffect, useState } from 'react'

type ColumnSize = { width?: number; grow?: number }

/** The given widths plus each column's share of the remaining width; undefined for columns without widths. */
export function useColumnWidths(container: RefObject<HTMLElement | null>, columns: ColumnSize[]): number[] | undefined {
  const [room, setRoom] = useState(0)
  const isSized = columns.some(({ width }) => width !== undefined)

  useLayoutEffect(() => {
    const element = container.current
    if (!element || !isSized) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, isSized])

  return isSized ? distributeWidths(columns, room) : undefined
}

/** Where no column may grow the last one does, so that the table fills its container. */
export function distributeWidths(columns: ColumnSize[], room: number): number[] {
  const baseWidths = columns.map(({ width = 0 }) => width)
  const left = Math.max(0, room - baseWidths.reduce((sum, width) => sum + width, 0))
  const shares = columns.map(({ grow = 0 }) => grow)
  const totalShares = shares.reduce((sum, share) => sum + share, 0)
  return baseWidths.map((width, index) => {
    if (totalShares === 0) return index === baseWidths.length - 1 ? width + left : width
    return width + Math.floor((left * (shares[index] ?? 0)) / totalShares)
  })
}
