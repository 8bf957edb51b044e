import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../../domain/settings.ts'
import { useSaveSettings } from '../../../domain/use-save-settings.ts'
import { focusResults } from '../../../lib/results-heading.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { emptyFilter, type PositionFilter } from '../position-filter.ts'
import { type FilterLabel, useFilterLabels } from './use-filter-labels.ts'

type FilterChipsProps = {
  filter: PositionFilter
  onApply: (filter: PositionFilter) => void
  /** An item of the list, before the others. */
  children?: ReactNode
}

/** More chips than these, per group and in total, are folded. */
const maxPerGroup = 3
const maxTotal = 14

export function FilterChips({ filter, onApply, children }: FilterChipsProps) {
  const { t } = useTranslation()
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const labels = useFilterLabels(filter)
  const agencies = useAgencyChip()
  // The pressed button disappears.
  const apply = (next: PositionFilter) => {
    onApply(next)
    focusResults()
  }
  if (labels.length === 0 && !agencies) return null
  const groups = [...Map.groupBy(labels, ({ group }) => group)].map(([group, all]) => ({
    group,
    ...fold(all, maxPerGroup, unfolded.includes(group)),
  }))
  const all = fold(
    groups.flatMap(({ group, shown, folded }) => [
      ...shown.map((label) => <LabelChip key={`${group} ${label.text}`} label={label} onApply={apply} />),
      ...(folded > 0 && shown[0]
        ? [<Unfold key={group} folded={folded} of={shown[0]} onUnfold={() => setUnfolded([...unfolded, group])} />]
        : []),
    ]),
    maxTotal,
    unfolded.includes(everything),
  )

  return (
    <ul
      aria-label={t('filters.active')}
      className="flex items-center gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {children}
      {all.shown}
      {all.folded > 0 && <Unfold folded={all.folded} onUnfold={() => setUnfolded([...unfolded, everything])} />}
      {agencies}
      {labels.length > 0 && (
        <li className="shrink-0">
          <Button look="quiet" size="tiny" onClick={() => apply(emptyFilter)}>
            {t('filters.clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** Agencies are left out by a setting, which clearing the filter does not change. */
function useAgencyChip(): ReactNode {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const { save, pending } = useSaveSettings()
  if (!(pending.hideAgencies ?? settings?.hideAgencies)) return null
  const [title, text] = [t('agencies.chip'), t('agencies.chipText')]
  return (
    <li className="flex shrink-0">
      <Chip
        tone="excluded"
        title={title}
        text={text}
        removeLabel={t('filters.remove', { text: `${title} ${text}` })}
        onRemove={() => save({ hideAgencies: false })}
      />
    </li>
  )
}

const everything = 'everything'

/** A single chip beyond the maximum is shown: it takes no more space than "+1". */
function fold<Each>(
  all: readonly Each[],
  max: number,
  isUnfolded: boolean,
): { shown: readonly Each[]; folded: number } {
  if (isUnfolded || all.length <= max + 1) return { shown: all, folded: 0 }
  return { shown: all.slice(0, max), folded: all.length - max }
}

export function LabelChip({ label, onApply }: { label: FilterLabel; onApply: FilterChipsProps['onApply'] }) {
  const { t } = useTranslation()
  return (
    <li className="flex min-w-0 max-w-80 max-sm:max-w-64 max-sm:shrink-0">
      <Chip
        tone={label.side ?? 'neutral'}
        title={label.title}
        text={label.text}
        removeLabel={t('filters.remove', { text: `${label.title} ${label.text}` })}
        onRemove={() => onApply(label.without)}
      />
    </li>
  )
}

type UnfoldProps = { folded: number; of?: FilterLabel; onUnfold: () => void }

function Unfold({ folded, of, onUnfold }: UnfoldProps) {
  const { t } = useTranslation()
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-label={
          of ? t('filters.unfold', { count: folded, field: of.title }) : t('filters.unfoldAll', { count: folded })
        }
        onClick={onUnfold}
        className={clsx(
          'h-[26px] rounded-md px-2 font-semibold text-xs tabular-nums hover:underline pointer-coarse:h-9',
          !of && 'bg-hover text-ink',
          of?.side === 'included' && 'bg-brand-soft text-brand',
          of?.side === 'excluded' && 'bg-no-soft text-no',
        )}
      >
        +{folded}
      </button>
    </li>
  )
}
