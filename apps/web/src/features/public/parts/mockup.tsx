import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A mock-up of the product's interface. */
export function Mockup({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'overflow-hidden rounded-lg border border-line bg-soft p-4 font-mono text-[12.5px] text-ink/85 leading-[1.65]',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** Text of a mock-up; terms between asterisks are highlighted: `cerchiamo un *manutentore*`. */
export function MockupText({ text }: { text: string }) {
  return text.split('*').map((part, index) =>
    index % 2 === 1 ? (
      <mark key={part} className="rounded-sm bg-brand-soft px-1 py-px text-brand">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
