import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { Bookmark, Building2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsSavedCompany, useToggleSavedCompany } from '../../../domain/saved-companies.ts'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { InPlaceLink } from '../../../ui/pages/in-place-link.tsx'
import type { UrlSearchState } from '../use-search-state.ts'

type CompanyActionsProps = {
  position: Pick<PositionDetail, 'employer' | 'sector'>
  navigation: Pick<UrlSearchState, 'hrefOfCompany' | 'openCompany'>
}

/** Opens or saves the position's company. */
export function CompanyActions({ position, navigation }: CompanyActionsProps) {
  const { t } = useTranslation()
  const toggle = useToggleSavedCompany()
  const [isPending, setPending] = useState(false)
  const { companyID } = position.employer
  const isSaved = useIsSavedCompany(companyID) ?? false

  async function save() {
    setPending(true)
    await toggle(rowOf(position))
    setPending(false)
  }

  return (
    <div className="mt-4 flex flex-wrap gap-1.5">
      <InPlaceLink
        to={navigation.hrefOfCompany(companyID)}
        onOpen={() => navigation.openCompany(companyID)}
        className={buttonClass({ look: 'plain', size: 'small', className: 'pointer-coarse:h-10' })}
      >
        <Building2 className="size-4" aria-hidden="true" />
        {t('detail.company.open')}
      </InPlaceLink>
      <Button
        look="plain"
        size="small"
        className="pointer-coarse:h-10"
        aria-pressed={isSaved}
        busy={isPending}
        onClick={() => void save()}
      >
        <Bookmark className={isSaved ? 'size-4 fill-current text-brand' : 'size-4'} aria-hidden="true" />
        {t(isSaved ? 'detail.company.saved' : 'detail.company.save')}
      </Button>
    </div>
  )
}

/** A row for the list of saved companies; a company that is saved has no new positions. */
function rowOf({ employer, sector }: CompanyActionsProps['position']): CompanyRow {
  const { companyID, name, employees, turnover, vat, legalForm, ateco, foundationYear, place } = employer
  const { isAgency, agencyReason, openPositions } = employer
  return {
    ...{ companyID, name, employees, turnover, vat, legalForm, foundationYear, sector },
    ...{ isAgency, agencyReason, openPositions },
    ateco: ateco?.code ?? null,
    city: place?.city ?? null,
    province: place?.province ?? null,
    region: place?.region ?? null,
    newPositions: 0,
  }
}
