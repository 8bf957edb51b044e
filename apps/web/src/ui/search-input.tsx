import { Search } from 'lucide-react'

type SearchInputProps = { label: string; value: string; onChange: (value: string) => void }

/** Narrows a list that is already on screen. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <label className="flex h-8 items-center gap-2 rounded-md border border-edge/60 bg-card px-2 has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:h-10">
      <Search className="size-3.5 shrink-0 text-muted" aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="w-full min-w-0 bg-transparent text-sm outline-none placeholder:text-muted pointer-coarse:text-[16px]"
      />
    </label>
  )
}
