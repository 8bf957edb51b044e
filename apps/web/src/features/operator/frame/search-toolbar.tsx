import { type ReactNode, useState } from 'react'
import { Kbd } from '../../../ui/controls/kbd.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import type { ConsoleParams } from './use-console-params.ts'
import { focusFirstRow } from './use-list-keys.ts'

type SearchToolbarProps = { label: string; params: ConsoleParams; maxLength: number; children?: ReactNode }

/** The field that filters a list, and whatever else does. */
export function SearchToolbar({ label, params, maxLength, children }: SearchToolbarProps) {
  const asked = params.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  return (
    <search className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-0 flex-[1_1_220px] sm:max-w-[420px]">
        <SearchInput
          label={label}
          value={typed}
          maxLength={maxLength}
          onChange={(text) => {
            setTyped(text)
            params.replace({ q: text, open: undefined })
          }}
          onEnter={focusFirstRow}
          onDown={focusFirstRow}
        />
        {typed === '' && (
          <span
            aria-hidden="true"
            className="absolute top-1/2 right-2.5 -translate-y-1/2 text-muted pointer-coarse:hidden"
          >
            <Kbd>/</Kbd>
          </span>
        )}
      </div>
      {children}
    </search>
  )
}
