import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { formatEuro } from '@vedetta/contracts/text/formats'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placeLabel } from '../../../domain/place-label.ts'
import { useTerritories } from '../../../domain/use-territories.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { AgencyPill } from '../../../ui/details/agency-pill.tsx'
import { DetailSection } from '../../../ui/details/detail-section.tsx'
import { FactList } from '../../../ui/details/fact-list.tsx'
import { SourceLink } from '../../../ui/details/source-link.tsx'

type CompanySummaryProps = { company: PositionDetail['employer']; actions: ReactNode }

export function CompanySummary({ company, actions }: CompanySummaryProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const territories = useTerritories()
  const { employees, turnover, turnoverYear, foundationYear, ateco, address, place, site } = company
  const town = place && placeLabel(place, territories)
  const seat = [address, town && !address?.includes(town) && town].filter(Boolean).join(', ')
  const facts = [
    { label: t('detail.company.employees'), value: employees !== null && formatNumber(employees, language) },
    {
      label: turnoverYear ? t('detail.company.turnoverOf', { year: turnoverYear }) : t('detail.company.turnover'),
      value: turnover !== null && formatEuro(turnover, language),
    },
    { label: t('detail.company.founded'), value: foundationYear },
    { label: t('detail.company.legalForm'), value: company.legalForm },
    { label: t('detail.company.vat'), value: company.vat },
  ]
  const long = [
    { label: t('detail.company.site'), value: site && <SourceLink url={`https://${site}`} /> },
    { label: t('detail.company.ateco'), value: ateco && [ateco.code, ateco.title].filter(Boolean).join(' · ') },
    { label: t('detail.company.seat'), value: seat },
  ]
  return (
    <DetailSection title={t('detail.company.title')}>
      <p className="mb-3 flex flex-wrap items-center gap-2 font-semibold">
        {company.name}
        {company.isAgency && <AgencyPill reason={company.agencyReason} showsReason />}
      </p>
      <FactList facts={facts.filter(({ value }) => value)} />
      <dl className="mt-4 grid gap-3 empty:hidden">
        {long
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted text-xs">{label}</dt>
              <dd className="mt-0.5">{value}</dd>
            </div>
          ))}
      </dl>
      {actions}
    </DetailSection>
  )
}
