import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'
import {
  CompanyName,
  type CompanyNavigation,
  type ListedCompany,
  OpenPositions,
  placeOf,
  SaveToggle,
} from './company-cells.tsx'
import { CompanySize, NewPill } from './company-facts.tsx'

const skeletons = Array.from({ length: 8 }, (_, index) => index)

const cardClass = 'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 py-3 pr-2 pl-4'

type CompanyCardsProps = { rows: readonly ListedCompany[]; isLoading: boolean; navigation: CompanyNavigation }

/** Rows on a phone, in four lines each: name, positions, size, place and sector. */
export function CompanyCards({ rows, isLoading, navigation }: CompanyCardsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul aria-label={t('companies.caption')} aria-busy={isLoading} className="divide-y divide-line/60 text-sm">
      {isLoading &&
        skeletons.map((card) => (
          <li key={card} className={cardClass}>
            <span className="block h-3.5 w-3/5 animate-pulse rounded-sm bg-line" />
            <span className="mr-2 block size-4 animate-pulse rounded-sm bg-line" />
            <span className="col-span-2 block h-3 w-2/5 animate-pulse rounded-sm bg-line" />
            <span className="block h-3 w-1/3 animate-pulse rounded-sm bg-line" />
          </li>
        ))}
      {!isLoading &&
        rows.map((company) => (
          <li key={company.companyID} data-row={company.companyID} className={cardClass}>
            <div className="min-w-0">
              <CompanyName company={company} navigation={navigation} covers />
            </div>
            <SaveToggle company={company} className="-my-1" />
            <div className="col-span-2 flex flex-wrap items-center gap-x-2 gap-y-1">
              <OpenPositions company={company} navigation={navigation} inWords />
              <NewPill count={company.newPositions} />
            </div>
            <div className="col-span-2 text-muted text-xs leading-4">
              <CompanySize company={company} />
            </div>
            <div className="col-span-2 text-muted text-xs leading-4">
              {[placeOf(company), sectorLabels[company.sector][language]].filter(Boolean).join(' · ')}
            </div>
          </li>
        ))}
    </ul>
  )
}
