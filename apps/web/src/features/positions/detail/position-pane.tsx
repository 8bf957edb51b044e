import { useQuery } from '@tanstack/react-query'
import type { PositionRow } from '@vedetta/contracts/position-row'
import { ArrowLeft, ChevronDown, ChevronUp, FileX2, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia, wideScreen } from '../../../lib/use-media.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { LoadingLines } from '../../../ui/loading-lines.tsx'
import { ErrorState, State } from '../../../ui/states.tsx'
import { useSeenOnceOpen } from '../marks.ts'
import { positionQuery } from '../positions.api.ts'
import type { UrlSearchState } from '../use-search-state.ts'
import { CompanySummary } from './company-summary.tsx'
import { Description } from './description.tsx'
import { OtherPositions } from './other-positions.tsx'
import { PositionActions } from './position-actions.tsx'
import { PositionFacts } from './position-facts.tsx'
import { PositionHeading } from './position-heading.tsx'
import { ProofBox } from './proof-box.tsx'

type PositionPaneProps = {
  positionID: string
  /** The same position as the list has it, which is there at once. */
  row: PositionRow | undefined
  state: UrlSearchState
  onMove: ((step: 1 | -1) => void) | undefined
}

/** One position with everything we know of it: beside the list, over it, or a page of its own. */
export function PositionPane({ positionID, row, state, onMove }: PositionPaneProps) {
  const { t } = useTranslation()
  const isWide = useMedia(wideScreen)
  const pane = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: position, error: failure, refetch } = useQuery(positionQuery(positionID))
  // What was read once is shown, though it could not be read again.
  const error = position ? null : failure
  const known = position ?? row
  useSeenOnceOpen(position)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is read from its top
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0
    if (isWide) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [positionID, isWide])

  return (
    <aside
      ref={pane}
      aria-label={t('detail.label')}
      className="flex min-w-0 flex-col bg-card lg:relative lg:overflow-y-auto lg:overscroll-contain lg:border-line lg:border-l"
    >
      <div className="sticky top-0 z-10 flex h-11 shrink-0 items-center gap-1 border-line border-b bg-card pr-2 pl-2 lg:pl-4">
        <Button look="quiet" size="small" className="px-2! lg:hidden" onClick={state.closePosition}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t('detail.back')}
        </Button>
        <span className="ml-auto flex gap-0.5 lg:ml-0 lg:-ml-2">
          {onMove && (
            <>
              <PaneButton label={t('keys.previous')} onClick={() => onMove(-1)}>
                <ChevronUp className="size-4" aria-hidden="true" />
              </PaneButton>
              <PaneButton label={t('keys.next')} onClick={() => onMove(1)}>
                <ChevronDown className="size-4" aria-hidden="true" />
              </PaneButton>
            </>
          )}
        </span>
        <span className="ml-auto max-lg:hidden">
          <PaneButton label={t('keys.close')} onClick={state.closePosition}>
            <X className="size-4" aria-hidden="true" />
          </PaneButton>
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 pt-4 pb-10 lg:px-5">
        {known && !error && <PositionHeading key={positionID} position={known} heading={heading} />}
        {error?.code === 'unknown_position' && (
          <State icon={<FileX2 aria-hidden="true" />} title={t('detail.unknown')} text={t('detail.unknownText')}>
            <Button look="plain" size="small" onClick={state.closePosition}>
              {t('detail.back')}
            </Button>
          </State>
        )}
        {error && error.code !== 'unknown_position' && (
          <ErrorState title={t('detail.failed')} code={error.code} onRetry={() => void refetch()} />
        )}
        {!position && !error && <LoadingLines count={6} />}
        {position && !error && (
          <>
            <PositionActions key={positionID} position={position} />
            {position.closedAt && <Banner tone="info">{t('detail.closedText')}</Banner>}
            {position.noAgencies && <Banner tone="warning">{t('detail.noAgenciesText')}</Banner>}
            <PositionFacts key={`facts ${positionID}`} position={position} />
            <ProofBox {...position} />
            <Description text={position.description} />
            <CompanySummary company={position.employer} />
            <OtherPositions position={position} opening={state} />
          </>
        )}
      </div>
    </aside>
  )
}

function PaneButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      look="quiet"
      size="small"
      className="px-2! pointer-coarse:h-10"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
