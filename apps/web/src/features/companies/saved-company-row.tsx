import type { SavedCompany } from '@vedetta/contracts/companies/saved-companies'
import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { BookmarkX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDayWithAgo, formatInstant } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { ListRow } from '../../ui/tables/list-row.tsx'
import { CompanyName, type CompanyNavigation, OpenPositions, placeOf } from './company-cells.tsx'
import { CompanySize, NewPill } from './company-facts.tsx'

type SavedCompanyRowProps = {
  company: SavedCompany
  /** Current by keyboard navigation. */
  isCurrent: boolean
  navigation: CompanyNavigation
  onRemove: () => void
}

export function SavedCompanyRow({ company, isCurrent, navigation, onRemove }: SavedCompanyRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { companyID, name, newPositions } = company
  const savedAt = new Date(company.savedAt)
  return (
    <ListRow
      id={companyID}
      isCurrent={isCurrent}
      action={{
        label: t('companies.removeOf', { name }),
        title: t('savedCompanies.remove'),
        icon: <BookmarkX className="size-4" aria-hidden="true" />,
        run: onRemove,
      }}
    >
      <div className="flex min-w-0 grow flex-wrap gap-x-5 gap-y-1.5">
        <div className="min-w-0 flex-[3_1_220px]">
          <CompanyName company={company} navigation={navigation} covers />
          <time
            dateTime={company.savedAt}
            title={formatInstant(savedAt, language)}
            className="relative text-muted text-xs"
          >
            {t('savedCompanies.savedOn', { when: formatDayWithAgo(savedAt, new Date(), language) })}
          </time>
        </div>
        <div className="flex min-w-0 flex-[2_1_180px] flex-wrap content-start items-center gap-x-2 gap-y-1">
          <OpenPositions company={company} navigation={navigation} inWords />
          <NewPill count={newPositions} />
        </div>
        <div className="min-w-0 flex-[2_1_160px]">
          <div className="break-words leading-[18px]">{placeOf(company)}</div>
          <div className="text-muted text-xs leading-4">
            <CompanySize company={company} />
          </div>
          <div className="text-muted text-xs leading-4">{sectorLabels[company.sector][language]}</div>
        </div>
      </div>
    </ListRow>
  )
}
