import type { PositionRow } from '@vedetta/contracts/position-search'
import { contracts } from '@vedetta/contracts/vocabulary'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatEuro, formatInstant, formatNumber, isRecent } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Pill } from '../../ui/pill.tsx'
import { placeLabel } from './place-label.ts'
import { useTerritories } from './use-territories.ts'

const secondLine = 'truncate text-muted text-xs leading-4 max-lg:whitespace-normal'

export function PositionCell({ position }: { position: PositionRow }) {
  const { t } = useTranslation()
  const { name, skills, experienceYears } = position
  const facts = [...skills, ...(experienceYears ? [t('experience', { count: experienceYears })] : [])].join(' · ')
  return (
    <>
      <div className="truncate font-semibold leading-[18px] max-lg:whitespace-normal" title={name}>
        {name}
      </div>
      {facts && (
        <div className={secondLine} title={facts}>
          {facts}
        </div>
      )}
    </>
  )
}

export function CompanyCell({ company }: { company: PositionRow['company'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, employees, turnover } = company
  const facts = [
    employees !== null && t('employees', { count: employees, n: formatNumber(employees, language) }),
    turnover !== null && formatEuro(turnover, language),
  ].filter((fact) => fact !== false)
  return (
    <div className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2">
      <div className="truncate leading-[18px] max-lg:whitespace-normal" title={name}>
        {name}
      </div>
      {facts.length > 0 && <div className={secondLine}>{facts.join(' · ')}</div>}
    </div>
  )
}

export function PlaceCell({ places }: { places: PositionRow['places'] }) {
  const names = useTerritories()
  const labels = [...new Set(places.map((place) => placeLabel(place, names)))]
  const [first, ...others] = labels
  if (first === undefined) return <NotStated />
  return (
    <div className="flex gap-1.5" title={labels.join(', ')}>
      <span className="truncate max-lg:whitespace-normal">{first}</span>
      {others.length > 0 && <span className="shrink-0 text-muted">+{others.length}</span>}
    </div>
  )
}

export function ContractCell({ contract }: { contract: PositionRow['contract'] }) {
  const language = useLanguage()
  if (!contract) return <NotStated />
  return <Pill tone={contract === 'permanent' ? 'brand' : 'neutral'}>{contracts[contract][language]}</Pill>
}

export function FoundCell({ firstSeen }: { firstSeen: string }) {
  const language = useLanguage()
  const now = new Date()
  const found = new Date(firstSeen)
  return (
    <time dateTime={firstSeen} title={formatInstant(found, language)} className="whitespace-nowrap">
      <Pill tone={isRecent(found, now) ? 'new' : 'neutral'}>{formatAgo(found, now, language)}</Pill>
    </time>
  )
}

function NotStated() {
  const { t } = useTranslation()
  return (
    <span className="text-muted max-lg:hidden">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('notStated')}</span>
    </span>
  )
}
