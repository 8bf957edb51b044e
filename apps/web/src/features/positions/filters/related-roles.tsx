import type { RelatedRole } from '@vedetta/contracts/search/position-search'
import { clsx } from 'clsx'
import { Waypoints } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPopup } from '../../../ui/overlays/lazy-popup.tsx'
import { type PositionFilter, setRelated } from '../position-filter.ts'

const RelatedPopover = lazy(async () => ({ default: (await import('./related-popover.tsx')).RelatedPopover }))

type RelatedRolesProps = {
  filter: PositionFilter
  /** Undefined until the search is answered. */
  related: readonly RelatedRole[] | undefined
  /** Until when switching is free, null where it costs a search; undefined until the search is answered. */
  freeUntil: string | null | undefined
  onApply: (filter: PositionFilter) => void
}

const partClass =
  'flex h-[26px] items-center gap-1.5 border px-2 font-medium text-xs tabular-nums -outline-offset-1 pointer-coarse:h-9'

/** For a search with a role: a switch to find its related titles too, and the list of those that were searched. */
export function RelatedRoles({ filter, related, freeUntil, onApply }: RelatedRolesProps) {
  const { t } = useTranslation()
  const isFree = useIsBefore(freeUntil)
  if (!filter.fields.name?.included) return null
  const isOn = filter.aiSearch ?? false
  const colours = isOn ? 'border-transparent bg-brand-soft text-brand' : 'border-edge/60 text-muted hover:bg-hover'
  const count = (
    <button type="button" aria-haspopup="dialog" className={clsx(partClass, colours, 'rounded-r-md hover:underline')}>
      {t('related.count', { count: related?.length ?? 0 })}
    </button>
  )
  return (
    <li className="flex shrink-0">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        title={t('related.switchText')}
        onClick={() => onApply(setRelated(filter, !isOn))}
        className={clsx(partClass, colours, isOn ? 'rounded-l-md' : 'rounded-md')}
      >
        <Waypoints className="size-3.5" aria-hidden="true" />
        <span>
          {t('related.switch')}
          {freeUntil !== undefined && (
            <span className="font-normal text-muted">{` · ${t(isFree ? 'related.free' : 'related.counts')}`}</span>
          )}
        </span>
        <span
          aria-hidden="true"
          className={clsx('flex h-3.5 w-6 rounded-full p-0.5', isOn ? 'justify-end bg-brand' : 'bg-edge/60')}
        >
          <span className="size-2.5 rounded-full bg-card" />
        </span>
      </button>
      {isOn && related && (
        <LazyPopup trigger={count}>
          {(startsOpen) => (
            <RelatedPopover
              filter={filter}
              related={related}
              onApply={onApply}
              trigger={count}
              startsOpen={startsOpen}
            />
          )}
        </LazyPopup>
      )}
    </li>
  )
}

/** Whether a moment is still to come, also once it passes while the screen is open. */
function useIsBefore(moment: string | null | undefined): boolean {
  const [passed, setPassed] = useState<string>()
  useEffect(() => {
    if (!moment) return
    const timer = setTimeout(() => setPassed(moment), Math.max(0, Date.parse(moment) - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
  return Boolean(moment) && moment !== passed
}
