import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import type { CompanyRow } from '@vedetta/contracts/companies/company-row'
import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import type { Ref } from 'react'
import { useLanguage } from '../../lib/i18n.ts'
import { AgencyPill } from '../../ui/details/agency-pill.tsx'
import { SourceLink } from '../../ui/details/source-link.tsx'

type CompanyHeadingProps = {
  /** A list's row until the whole company is loaded. */
  company: CompanyRow & Partial<Pick<CompanyDetail, 'agency' | 'site'>>
  heading: Ref<HTMLHeadingElement>
}

export function CompanyHeading({ company, heading }: CompanyHeadingProps) {
  const language = useLanguage()
  const { name, city, province, sector, isAgency, agencyReason, agency, site } = company
  const town = city && (province ? `${city} (${province})` : city)
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="font-bold text-[19px] leading-6 tracking-tight outline-none">
        {name}
      </h2>
      <p className="mt-1 text-muted">{[town, sectorLabels[sector][language]].filter(Boolean).join(' · ')}</p>
      {site && (
        <p className="mt-1">
          <SourceLink url={`https://${site.host}`} className="text-brand" />
        </p>
      )}
      {isAgency && (
        <p className="mt-2 text-pretty text-muted text-sm">
          <AgencyPill reason={agencyReason} showsReason />
          {agency?.quote && <q className="ml-1 italic">{agency.quote}</q>}
        </p>
      )}
    </div>
  )
}
