import { Plus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../controls/chip.tsx'

type TagInputProps = {
  label: string
  placeholder?: string
  hint?: ReactNode
  tone: 'included' | 'excluded'
  values: readonly string[]
  /** Returns the text of the error when the tag is refused. */
  onAdd: (text: string) => string | undefined
  onRemove: (value: string) => void
  maxLength?: number
}

/** Free texts as tags: Enter adds one, and Backspace in the empty field removes the last. */
export function TagInput({ label, placeholder, hint, tone, values, onAdd, onRemove, maxLength }: TagInputProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  function add() {
    if (typed.trim() === '') return
    const rejection = onAdd(typed.trim())
    setProblem(rejection)
    if (!rejection) setTyped('')
    input.current?.focus()
  }

  function remove(value: string) {
    setProblem(undefined)
    onRemove(value)
    input.current?.focus()
  }

  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-muted text-xs">
        {label}
      </label>
      <div className="flex h-8 items-center rounded-md border border-edge/60 bg-card has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:h-10">
        <input
          ref={input}
          id={id}
          value={typed}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setProblem(undefined)
          }}
          onKeyDown={(event) => {
            const last = values.at(-1)
            if (event.key === 'Enter') add()
            if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
          }}
          className="h-full w-full min-w-0 bg-transparent px-2 text-sm outline-none placeholder:text-muted pointer-coarse:text-[16px]"
        />
        {typed.trim() !== '' && (
          <button
            type="button"
            aria-label={t('filters.tags.add', { text: typed.trim() })}
            onClick={add}
            className="grid size-7 shrink-0 place-items-center rounded-sm text-brand -outline-offset-2 hover:bg-hover pointer-coarse:size-10"
          >
            <Plus className="size-4" aria-hidden="true" />
          </button>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-no text-xs">
          {problem}
        </p>
      )}
      {values.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1">
          {values.map((value) => (
            <li key={value} className="flex min-w-0 max-w-full">
              <Chip
                tone={tone}
                text={value}
                removeLabel={t('filters.tags.remove', { text: value })}
                onRemove={() => remove(value)}
              />
            </li>
          ))}
        </ul>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  )
}
