import { useQuery } from '@tanstack/react-query'
import type { FoundPosition } from '@vedetta/contracts/search/position-search'
import { ChevronDown, ChevronUp, FileX2 } from 'lucide-react'
import { type ComponentType, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/controls/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { DetailPane, PaneButton } from '../../../ui/details/detail-pane.tsx'
import { LoadingLines } from '../../../ui/pages/loading-lines.tsx'
import { ErrorState, State } from '../../../ui/pages/states.tsx'
import { DiscardedBanner } from '../discards/discarded-banner.tsx'
import { useMarkSeenOnOpen } from '../marks.ts'
import { positionQuery } from '../positions.api.ts'
import type { UrlSearchState } from '../use-search-state.ts'
import { AskContacted } from './ask-contacted.tsx'
import { CompanyActions } from './company-actions.tsx'
import { CompanySummary } from './company-summary.tsx'
import { Description } from './description.tsx'
import { OtherPositions } from './other-positions.tsx'
import { PositionActions } from './position-actions.tsx'
import { PositionFacts } from './position-facts.tsx'
import { PositionHeading } from './position-heading.tsx'
import { SimilarPositions } from './similar-positions.tsx'
import { SourceBox } from './source-box.tsx'

type ContactPart = ComponentType<{ companyID: string }>

/** Parts that belong to another feature. */
export type ContactParts = { Strip: ContactPart; Section: ContactPart }

type PositionPaneProps = {
  positionID: string
  /** The list's row, shown until the position is loaded. */
  row: FoundPosition | undefined
  state: UrlSearchState
  onMove: ((step: 1 | -1) => void) | undefined
  contacts: ContactParts
}

/** The detail of a position: beside the list, over it, or as a page of its own. */
export function PositionPane({ positionID, row, state, onMove, contacts }: PositionPaneProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: position, error: failure, refetch } = useQuery(positionQuery(positionID))
  // Loaded data stays visible when a refetch fails.
  const error = position ? null : failure
  const known = position ?? row
  useMarkSeenOnOpen(position)

  return (
    <DetailPane
      label={t('detail.label')}
      subject={positionID}
      heading={heading}
      onClose={state.close}
      closeLabel={t('keys.close')}
      tools={
        onMove && (
          <>
            <PaneButton label={t('keys.previous')} onClick={() => onMove(-1)}>
              <ChevronUp className="size-4" aria-hidden="true" />
            </PaneButton>
            <PaneButton label={t('keys.next')} onClick={() => onMove(1)}>
              <ChevronDown className="size-4" aria-hidden="true" />
            </PaneButton>
          </>
        )
      }
    >
      <title>{`${known ? `${known.name} · ${known.company.name}` : t('detail.label')} · Vedetta`}</title>
      {known && !error && <PositionHeading key={positionID} position={known} heading={heading} navigation={state} />}
      {row?.foundBy && !error && (
        <p className="-mt-2 text-pretty text-muted text-sm">{t('related.because', row.foundBy)}</p>
      )}
      {error?.code === 'unknown_position' && (
        <State icon={<FileX2 aria-hidden="true" />} title={t('detail.unknown')} text={t('detail.unknownText')}>
          <Button look="plain" size="small" onClick={state.close}>
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
          <Suspense fallback={<LoadingLines count={1} />}>
            <contacts.Strip key={position.employer.companyID} companyID={position.employer.companyID} />
          </Suspense>
          <PositionActions key={positionID} position={position} />
          {state.asksContacted && (
            <AskContacted key={`ask ${positionID}`} position={position} onAnswered={state.stopAsking} />
          )}
          {position.discarded && <DiscardedBanner key={`discarded ${positionID}`} position={position} />}
          {position.closedAt && <Banner tone="info">{t('detail.closedText')}</Banner>}
          {position.noAgencies && <Banner tone="warning">{t('detail.noAgenciesText')}</Banner>}
          <PositionFacts key={`facts ${positionID}`} position={position} />
          <SourceBox {...position} />
          <Description text={position.description} masks={position.descriptionMasks} closedAt={position.closedAt} />
          <CompanySummary
            company={position.employer}
            actions={<CompanyActions key={positionID} position={position} navigation={state} />}
          />
          <Suspense fallback={<LoadingLines />}>
            <contacts.Section key={position.employer.companyID} companyID={position.employer.companyID} />
          </Suspense>
          <OtherPositions position={position} navigation={state} />
          <SimilarPositions positionID={positionID} navigation={state} />
        </>
      )}
    </DetailPane>
  )
}
