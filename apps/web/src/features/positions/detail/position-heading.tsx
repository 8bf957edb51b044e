import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import { type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeLabel } from '../../../domain/place-label.ts'
import { useTerritories } from '../../../domain/use-territories.ts'
import { formatDate, formatDayAgo, formatDayWithAgo, formatInstant } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { dayOf } from '../../../lib/italian-time.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { InPlaceLink } from '../../../ui/pages/in-place-link.tsx'
import { UnsureSign } from '../unsure-sign.tsx'
import type { UrlSearchState } from '../use-search-state.ts'
import { EvidenceQuotes, EvidenceToggle } from './evidence.tsx'

const tones = { notSeen: 'new', seen: 'neutral', contacted: 'done' } as const satisfies Record<PositionStatus, string>

type PositionHeadingProps = {
  /** The list's row until the whole position is loaded. */
  position: PositionRow & Partial<Pick<PositionDetail, 'evidence' | 'closedAt' | 'markedAt'>>
  heading: Ref<HTMLHeadingElement>
  navigation: Pick<UrlSearchState, 'hrefOfCompany' | 'openCompany'>
}

export function PositionHeading({ position, heading, navigation }: PositionHeadingProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const territories = useTerritories()
  const quotesId = useId()
  const [isOpen, setOpen] = useState(false)
  const { name, status, firstSeen, company, closedAt } = position
  const evidence = position.evidence?.filter(({ field }) => field === 'name') ?? []
  const places = [...new Set(position.places.map((place) => placeLabel(place, territories)))]
  const found = new Date(firstSeen)
  const shown = positionStatuses[status][language]
  const contacted = position.markedAt ? new Date(position.markedAt) : undefined
  const foundText = (
    <time dateTime={firstSeen} title={formatInstant(found, language)}>
      {t('detail.found', { when: formatDayWithAgo(found, new Date(), language) })}
    </time>
  )
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        {status === 'contacted' && contacted ? (
          <>
            <Pill tone={tones[status]}>
              {shown} ·{' '}
              <time dateTime={contacted.toISOString()} title={formatInstant(contacted, language)}>
                {formatDayAgo(dayOf(contacted), dayOf(new Date()), language)}
              </time>
            </Pill>
            <span className="text-muted text-xs">{foundText}</span>
          </>
        ) : (
          <Pill tone={tones[status]}>
            {shown} · {foundText}
          </Pill>
        )}
        <UnsureSign reading={position.reading} />
        {closedAt && <Pill tone="no">{t('detail.closed', { day: formatDate(new Date(closedAt), language) })}</Pill>}
      </div>
      <div className="mt-2">
        <h2
          ref={heading}
          tabIndex={-1}
          // Keeps the last word and the button after it on one line.
          className={clsx(
            'inline font-bold text-[19px] leading-6 tracking-tight outline-none',
            evidence.length > 0 && 'pr-7 pointer-coarse:pr-10',
          )}
        >
          {name}
        </h2>
        {evidence.length > 0 && (
          <span className="-ml-7 inline-block align-[-5px] pointer-coarse:-ml-10">
            <EvidenceToggle
              label={t('detail.name')}
              isOpen={isOpen}
              controls={quotesId}
              onToggle={() => setOpen(!isOpen)}
            />
          </span>
        )}
      </div>
      <div id={quotesId} hidden={!isOpen} className="mb-2">
        {isOpen && <EvidenceQuotes evidence={evidence} onClose={() => setOpen(false)} />}
      </div>
      <p className="mt-1">
        <InPlaceLink
          to={navigation.hrefOfCompany(company.companyID)}
          onOpen={() => navigation.openCompany(company.companyID)}
          className="rounded-sm font-semibold text-brand hover:underline hover:underline-offset-2"
        >
          {company.name}
        </InPlaceLink>
        {places.length > 0 && <span className="text-muted"> · {places.slice(0, 3).join(', ')}</span>}
        {places.length > 3 && (
          <span className="text-muted" title={places.join(', ')}>
            {' '}
            +{places.length - 3}
          </span>
        )}
      </p>
    </div>
  )
}
