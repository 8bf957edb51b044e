import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import type { FoundPosition } from '@vedetta/contracts/search/position-search'
import { formatEuro } from '@vedetta/contracts/text/formats'
import { type Contract, contracts, type PositionStatus, positionStatuses } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { Bookmark } from 'lucide-react'
import { lazy, memo, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { placeLabel } from '../../../domain/place-label.ts'
import { useTerritories } from '../../../domain/use-territories.ts'
import { formatDayWithAgo, formatInstant, formatKm, formatNumber, isRecent } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { HighlightedText, type Ranges } from '../../../ui/details/highlighted-text.tsx'
import { NotStated } from '../../../ui/tables/text-cell.tsx'
import { useIsSaved } from '../saved-positions.ts'
import { UnsureSign } from '../unsure-sign.tsx'
import { PositionLink, type PositionNavigation } from './position-link.tsx'
import type { Grouping } from './use-grouped-rows.ts'

const GroupToggle = lazy(async () => ({ default: (await import('./group-toggle.tsx')).GroupToggle }))

/** A row of any list; one of a search has the matched words too, or the related title that it was found by. */
export type ListedPosition = PositionRow & {
  matches?: { name: Ranges; companyName: Ranges }
  distanceKm?: FoundPosition['distanceKm']
  foundBy?: FoundPosition['foundBy']
}

const secondLine = 'truncate text-muted text-xs leading-4 max-lg:whitespace-normal'

const dots = { notSeen: 'bg-new', seen: 'bg-edge/50', contacted: 'bg-done' } as const satisfies Record<
  PositionStatus,
  string
>

export const StatusDot = memo(function StatusDot({ status }: { status: PositionStatus }) {
  const language = useLanguage()
  const label = positionStatuses[status][language]
  return (
    <span className="block" title={label}>
      <span className={clsx('block size-2 rounded-full', dots[status])} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  )
})

type NameCellProps = {
  position: ListedPosition
  navigation: PositionNavigation
  withSkills: boolean
  withExperience: boolean
  /** The only cell of its row: company, place, contract and date are below the name. */
  isWholeRow?: boolean
  /** The distance is below the name, too. */
  withKm?: boolean
  grouping?: Grouping | undefined
}

/** Skills and experience are below the name unless they have columns of their own. */
export const NameCell = memo(function NameCell(props: NameCellProps) {
  const { position, navigation, withSkills, withExperience, isWholeRow = false, withKm = false, grouping } = props
  const { t } = useTranslation()
  const isSaved = useIsSaved(position.positionID)
  const { name, skills, experienceYears, status, discarded, matches, foundBy, reading } = position
  const group = grouping?.groups.get(position.positionID)
  const isFirst = group?.rows[0] === undefined || group.rows[0].positionID === position.positionID
  const facts = [
    ...(withSkills ? skills : []),
    ...(withExperience && experienceYears !== null
      ? [experienceYears === 0 ? t('experienceNotRequired') : t('experience', { count: experienceYears })]
      : []),
  ].join(' · ')
  return (
    <div className={clsx(!isFirst && 'border-line border-l-2 pl-3')}>
      <div className="flex items-center gap-1.5">
        <PositionLink
          positionID={position.positionID}
          navigation={navigation}
          title={name}
          className={clsx(
            'truncate rounded-sm leading-[18px] -outline-offset-1 max-lg:whitespace-normal',
            status === 'notSeen' ? 'font-semibold' : 'text-muted',
            discarded && 'line-through',
          )}
        >
          <HighlightedText text={name} ranges={matches?.name} />
        </PositionLink>
        {discarded && <Pill tone="neutral">{t('inbox.isDiscarded')}</Pill>}
        {isSaved && (
          <span title={t('inbox.isSaved')} className="shrink-0 text-brand">
            <Bookmark className="size-3.5 fill-current" aria-hidden="true" />
            <span className="sr-only">({t('inbox.isSaved')})</span>
          </span>
        )}
      </div>
      {(facts || isWholeRow || foundBy || group || !reading.isSure) && (
        <div className="flex gap-x-2 max-lg:flex-wrap">
          {grouping && group && isFirst && (
            <Suspense>
              <GroupToggle group={group} onToggle={grouping.toggle} onOpenCompany={grouping.openCompany} />
            </Suspense>
          )}
          <UnsureSign reading={reading} />
          {foundBy && !isWholeRow && (
            <div
              className={clsx(secondLine, 'shrink-0 max-lg:basis-full lg:max-w-1/2')}
              title={t('related.because', foundBy)}
            >
              {t('related.row', foundBy)}
            </div>
          )}
          {isWholeRow && <RowFacts position={position} withKm={withKm} />}
          {facts && !isWholeRow && (
            <div className={clsx(secondLine, 'min-w-0 max-lg:line-clamp-2')} title={facts}>
              {facts}
            </div>
          )}
        </div>
      )}
    </div>
  )
})

function RowFacts({ position, withKm }: { position: ListedPosition; withKm: boolean }) {
  const language = useLanguage()
  const territories = useTerritories()
  const contractName = useContractName()
  const { t } = useTranslation()
  const { company, places, contract, firstSeen, matches, foundBy, distanceKm } = position
  const [town, ...others] = [...new Set(places.map((place) => placeLabel(place, territories)))]
  const found = new Date(firstSeen)
  const facts = [
    town && (others.length > 0 ? `${town} +${others.length}` : town),
    withKm && distanceKm && formatKm(distanceKm, language),
    contract && contractName(contract),
  ]
  return (
    <>
      <div className={clsx(secondLine, 'min-w-0')}>
        <span className="text-ink">
          <HighlightedText text={company.name} ranges={matches?.companyName} />
        </span>
        {facts.map((fact) => fact && ` · ${fact}`)}
        {foundBy && <span title={t('related.because', foundBy)}> · {t('related.row', foundBy)}</span>}
      </div>
      <time
        dateTime={firstSeen}
        title={formatInstant(found, language)}
        className="ml-auto shrink-0 text-muted text-xs leading-4"
      >
        {formatDayWithAgo(found, new Date(), language)}
      </time>
    </>
  )
}

/** The number of employees and the turnover are below the name unless they have columns of their own. */
export const CompanyCell = memo(function CompanyCell({
  position,
  withEmployees,
  withTurnover = true,
}: {
  position: ListedPosition
  withEmployees: boolean
  withTurnover?: boolean
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, employees, turnover } = position.company
  const facts = [
    withEmployees && employees !== null && t('employees', { count: employees, n: formatNumber(employees, language) }),
    withTurnover && turnover !== null && formatEuro(turnover, language),
  ].filter((fact) => fact !== false)
  return (
    <div className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2">
      <div className="truncate leading-[18px] max-lg:whitespace-normal" title={name}>
        <HighlightedText text={name} ranges={position.matches?.companyName} />
      </div>
      {facts.length > 0 && <div className={secondLine}>{facts.join(' · ')}</div>}
    </div>
  )
})

/** The first place, as precise as it is known, how far it is where it is not the searched one, and the number of further ones. */
export const PlaceCell = memo(function PlaceCell({
  places,
  km,
}: {
  places: PositionRow['places']
  km?: number | null | undefined
}) {
  const names = useTerritories()
  const language = useLanguage()
  return (
    <div className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2">
      <FirstOf values={[...new Set(places.map((place) => placeLabel(place, names)))]} />
      {km ? <div className={secondLine}>{formatKm(km, language)}</div> : null}
    </div>
  )
})

export const ProvincesCell = memo(function ProvincesCell({ places }: { places: PositionRow['places'] }) {
  const { provinceName } = useTerritories()
  const codes = places.flatMap(({ province }) => province ?? [])
  return <FirstOf values={[...new Set(codes.map(provinceName))]} />
})

export const RegionsCell = memo(function RegionsCell({ places }: { places: PositionRow['places'] }) {
  const { regionName } = useTerritories()
  return <FirstOf values={[...new Set(places.map(({ region }) => regionName(region)))]} />
})

export const FoundCell = memo(function FoundCell({ firstSeen }: { firstSeen: string }) {
  const language = useLanguage()
  const now = new Date()
  const found = new Date(firstSeen)
  return (
    <time dateTime={firstSeen} title={formatInstant(found, language)} className="whitespace-nowrap">
      <Pill tone={isRecent(found, now) ? 'new' : 'neutral'}>{formatDayWithAgo(found, now, language)}</Pill>
    </time>
  )
})

function FirstOf({ values }: { values: string[] }) {
  const [first, ...others] = values
  if (first === undefined) return <NotStated />
  return (
    <div className="flex gap-1.5" title={values.join(', ')}>
      <span className="truncate max-lg:whitespace-normal">{first}</span>
      {others.length > 0 && <span className="shrink-0 text-muted">+{others.length}</span>}
    </div>
  )
}

/** The full names would be truncated in a narrow column. */
const shortContracts = { permanent: 'columns.permanent', 'fixed term': 'columns.fixedTerm' } as const

/** The name of a contract where there is little room. */
export function useContractName(): (contract: Contract) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return (contract) =>
    contract === 'permanent' || contract === 'fixed term' ? t(shortContracts[contract]) : contracts[contract][language]
}

export function PillCell({ tone, children }: { tone: 'brand' | 'neutral'; children: ReactNode }) {
  return children ? <Pill tone={tone}>{children}</Pill> : <NotStated />
}
