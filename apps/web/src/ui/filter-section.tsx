import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type FilterSectionProps = { title: string; chosen: number; startsOpen?: boolean; children: ReactNode }

export function FilterSection({ title, chosen, startsOpen = true, children }: FilterSectionProps) {
  const [initiallyOpen] = useState(startsOpen || chosen > 0)
  return (
    <details open={initiallyOpen} className="group/section border-line border-b py-2.5 last:border-b-0">
      <summary className="flex list-none items-center gap-2 rounded-sm py-1 font-semibold text-xs [&::-webkit-details-marker]:hidden">
        {title}
        {chosen > 0 && (
          <span className="rounded-full bg-brand-soft px-1.5 font-semibold text-2xs text-brand tabular-nums">
            {chosen}
          </span>
        )}
        <ChevronDown
          className="ml-auto size-4 text-muted transition-transform group-open/section:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  )
}
