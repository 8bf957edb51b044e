import type { ReactNode } from 'react'
import { SortHandle } from './sort-handle.tsx'

type SortableRowProps = { index: number; handleLabel: string; onMove: (to: number) => void; children: ReactNode }

/** A row that is reordered by its handle. */
export function SortableRow({ index, handleLabel, onMove, children }: SortableRowProps) {
  return (
    <li className="flex h-8 items-center gap-1 rounded-md hover:bg-hover has-active:bg-hover pointer-coarse:h-11">
      <SortHandle index={index} label={handleLabel} onMove={onMove} className="h-full" />
      {children}
    </li>
  )
}
