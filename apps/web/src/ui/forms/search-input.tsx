import { Search } from 'lucide-react'

type SearchInputProps = {
  label: string
  value: string
  maxLength?: number
  onChange: (value: string) => void
  /** Chooses the first item shown. */
  onEnter?: () => void
  /** Moves the focus into the list. */
  onDown?: () => void
}

/** Filters the list below it. */
export function SearchInput({ label, value, maxLength, onChange, onEnter, onDown }: SearchInputProps) {
  return (
    <label className="flex h-8 items-center gap-2 rounded-md border border-edge/60 bg-card px-2 has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:h-10">
      <Search className="size-3.5 shrink-0 text-muted" aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.()
          if (event.key === 'ArrowDown' && onDown) {
            event.preventDefault()
            onDown()
          }
        }}
        className="w-full min-w-0 bg-transparent text-sm outline-none placeholder:text-muted pointer-coarse:text-[16px]"
      />
    </label>
  )
}
