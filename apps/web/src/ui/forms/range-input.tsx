import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { parseNumber } from '../../lib/parse-number.ts'

export type Range = { from?: number | undefined; to?: number | undefined }

type RangeInputProps = {
  label: string
  /** Shown after the two numbers. */
  unit?: string
  value: Range | undefined
  decimals?: boolean
  /** Returns the text of the error when the range is refused. */
  onChange: (range: Range | undefined) => string | undefined
}

type Draft = { from: string; to: string }

/** From and to, committed together: on Enter, or when the focus leaves both. */
export function RangeInput({ label, unit, value, decimals = false, onChange }: RangeInputProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const problemId = useId()
  const formatBound = (bound: number | undefined) => (bound === undefined ? '' : formatNumber(bound, language))
  const [previousValue, setPreviousValue] = useState(value)
  const [draft, setDraft] = useState<Draft>({ from: formatBound(value?.from), to: formatBound(value?.to) })
  const [problem, setProblem] = useState<string>()
  if (previousValue?.from !== value?.from || previousValue?.to !== value?.to) {
    setPreviousValue(value)
    setDraft({ from: formatBound(value?.from), to: formatBound(value?.to) })
    setProblem(undefined)
  }

  function commit() {
    const from = parseNumber(draft.from, language)
    const to = parseNumber(draft.to, language)
    const isInvalid = (text: string, bound: number | undefined) => text.trim() !== '' && bound === undefined
    if (isInvalid(draft.from, from) || isInvalid(draft.to, to)) return setProblem(t('filters.range.unread'))
    if (from === value?.from && to === value?.to) return setProblem(undefined)
    const isEmpty = from === undefined && to === undefined
    setProblem(onChange(isEmpty ? undefined : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-1"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && commit()}
    >
      <div className="flex items-center gap-1.5">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="flex min-w-0 flex-1 items-center gap-1.5 text-muted text-xs">
            <span className="shrink-0">{t(end === 'from' ? 'filters.range.from' : 'filters.range.to')}</span>
            <input
              value={draft[end]}
              inputMode={decimals ? 'decimal' : 'numeric'}
              autoComplete="off"
              aria-invalid={problem !== undefined}
              aria-describedby={problem && problemId}
              onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
              onKeyDown={(event) => event.key === 'Enter' && commit()}
              className="h-8 w-full min-w-0 rounded-md border border-edge/60 bg-card px-2 text-ink text-sm tabular-nums aria-invalid:border-no pointer-coarse:h-10 pointer-coarse:text-[16px]"
            />
          </label>
        ))}
        {unit && <span className="text-muted text-xs">{unit}</span>}
      </div>
      {problem && (
        <p id={problemId} role="alert" className="text-no text-xs">
          {problem}
        </p>
      )}
    </div>
  )
}
