import type { ReactNode } from 'react'

/** A cell that carries its heading where the table is too narrow for a header row. */
export function LabelledCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="text-muted text-xs lg:hidden">{label} </span>
      {children}
    </>
  )
}
