import type { ReactNode } from 'react'

/** A cell that says what it holds where the table has no room for headings. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="text-muted lg:hidden">{label} </span>
      {children}
    </>
  )
}
