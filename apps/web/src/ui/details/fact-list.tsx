import type { ReactNode } from 'react'

type FactListProps = { facts: readonly { label: string; value: ReactNode }[] }

/** Short values under their labels, in as many columns as fit. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-x-5 gap-y-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="mt-0.5 font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
