import { Popover } from '@base-ui/react/popover'
import type { RelatedRole } from '@vedetta/contracts/search/position-search'
import { clsx } from 'clsx'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { type PositionFilter, setUnrelated, valuesOf } from '../position-filter.ts'

type RelatedPopoverProps = {
  filter: PositionFilter
  related: readonly RelatedRole[]
  onApply: (filter: PositionFilter) => void
  trigger: ReactElement<Record<string, unknown>>
  startsOpen: boolean
}

type ListedRole = Pick<RelatedRole, 'text'> & Partial<RelatedRole>

const reasons = {
  synonym: 'related.synonym',
  translation: 'related.translation',
  near: 'related.near',
  similar: 'related.similar',
} as const satisfies Record<RelatedRole['reason'], string>

/** The related titles with the reason of each: every one can be left out, and put back. */
export function RelatedPopover({ trigger, startsOpen, ...list }: RelatedPopoverProps) {
  const { t } = useTranslation()
  return (
    <Popover.Root defaultOpen={startsOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className="z-30 outline-none" sideOffset={6} collisionPadding={12} align="start">
          <Popover.Popup className="flex max-h-[min(var(--available-height),420px)] w-[min(360px,calc(100vw-24px))] flex-col rounded-lg border border-edge/60 bg-card outline-none">
            <div className="border-line border-b px-4 py-3">
              <Popover.Title className="font-semibold text-[15px]">{t('related.title')}</Popover.Title>
              <Popover.Description className="mt-0.5 text-pretty text-muted text-xs">
                {t('related.switchText')}
              </Popover.Description>
            </div>
            <RelatedList {...list} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function RelatedList({ filter, related, onApply }: Omit<RelatedPopoverProps, 'trigger' | 'startsOpen'>) {
  const { t } = useTranslation()
  const unrelated = filter.unrelated ?? []
  const listed = useListed(related, unrelated)
  const hasSeveral = valuesOf(filter, 'name', 'included').length > 1
  if (listed.length === 0) return <p className="px-4 py-3 text-muted text-sm">{t('related.none')}</p>
  return (
    <>
      <ul
        className="min-h-0 divide-y divide-line/60 overflow-y-auto overscroll-contain"
        aria-label={t('related.title')}
      >
        {listed.map(({ text, reason, of }) => {
          const isOut = unrelated.includes(text)
          const why = isOut ? t('related.out') : reason && t(reasons[reason])
          return (
            <li key={text} className="flex items-center gap-3 py-2 pr-2 pl-4 text-sm">
              <div className="min-w-0 grow">
                <div className={clsx('truncate', isOut ? 'text-muted line-through' : 'font-medium')} title={text}>
                  {text}
                </div>
                {why && (
                  <div className="truncate text-muted text-xs">
                    {hasSeveral && of && !isOut ? t('related.of', { reason: why, of }) : why}
                  </div>
                )}
              </div>
              <Button
                look="quiet"
                size="tiny"
                aria-label={t(isOut ? 'related.putBackOf' : 'related.leaveOutOf', { text })}
                onClick={() =>
                  onApply(
                    setUnrelated(filter, isOut ? unrelated.filter((each) => each !== text) : [...unrelated, text]),
                  )
                }
              >
                {t(isOut ? 'related.putBack' : 'related.leaveOut')}
              </Button>
            </li>
          )
        })}
      </ul>
      {unrelated.length > 1 && (
        <div className="border-line border-t px-2 py-1.5 text-right">
          <Button look="quiet" size="tiny" onClick={() => onApply(setUnrelated(filter, []))}>
            {t('related.putAllBack')}
          </Button>
        </div>
      )}
    </>
  )
}

/** A title that is left out keeps its place, so that its button keeps the focus; the next answer no longer has it. */
function useListed(related: readonly RelatedRole[], unrelated: readonly string[]): ListedRole[] {
  const [known, setKnown] = useState<readonly RelatedRole[]>([])
  const added = related.filter(({ text }) => !known.some((each) => each.text === text))
  if (added.length > 0) setKnown([...known, ...added])
  const all = [...known, ...added]
  return [
    ...all.filter(({ text }) => unrelated.includes(text) || related.some((each) => each.text === text)),
    ...unrelated.filter((text) => !all.some((each) => each.text === text)).map((text) => ({ text })),
  ]
}
