import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Something as the product shows it, made up to be looked at. */
export function Exhibit({ className, children }: { className?: string; children: ReactNode }) {
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

/** Text of an exhibit, with what was recognised between asterisks: `cerchiamo un *manutentore*`. */
export function Recognised({ text }: { text: string }) {
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
