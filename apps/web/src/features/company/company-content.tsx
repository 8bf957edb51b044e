import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import type { ReactNode } from 'react'
import { AccountsSection } from './accounts-section.tsx'
import { CompanyActions } from './company-actions.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyMetrics } from './company-metrics.tsx'
import type { CompanyDialogs, CompanyNavigation } from './company-navigation.ts'
import { HiringSection } from './hiring-section.tsx'
import { NewsSection } from './news-section.tsx'
import { OpenPositions } from './open-positions.tsx'
import { PlacesSection } from './places-section.tsx'

type CompanyContentProps = {
  company: CompanyDetail
  navigation: CompanyNavigation
  contacts: ReactNode
  dialogs: CompanyDialogs
}

const column = 'grid grid-cols-[minmax(0,1fr)] content-start gap-6'

/** Sections in one column in a pane, in two columns where the width allows. */
export function CompanyContent({ company, navigation, contacts, dialogs }: CompanyContentProps) {
  return (
    <div className="@container">
      <div className={column}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CompanyActions company={company} ReportDialog={dialogs.Report} />
          <CompanyMetrics company={company} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className={column}>
            <OpenPositions company={company} navigation={navigation} ExportDialog={dialogs.Export} />
            {contacts}
          </div>
          <div className={column}>
            <CompanyFacts company={company} MissingSiteDialog={dialogs.MissingSite} />
            <PlacesSection company={company} />
            <HiringSection company={company} />
          </div>
        </div>
        <AccountsSection company={company} />
        <NewsSection companyID={company.companyID} />
      </div>
    </div>
  )
}
