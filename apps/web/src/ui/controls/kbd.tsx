import { clsx } from 'clsx'

/** Shows the key of a shortcut. */
export function Kbd({ children, className }: { children: string; className?: string }) {
  return (
    <kbd
      className={clsx(
        'min-w-[18px] rounded-sm border border-current/25 px-1 text-center font-medium font-sans text-[10.5px] leading-4',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
