import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { BadgeCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant, formatMoment } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { DetailSection } from '../../ui/details/detail-section.tsx'
import { SourceLink } from '../../ui/details/source-link.tsx'
import { NotStated } from '../../ui/tables/text-cell.tsx'
import type { CompanyDialogs } from './company-navigation.ts'

/** The registry's facts, and the evidence that the site is the company’s. */
export function CompanyFacts({
  company,
  MissingSiteDialog,
}: {
  company: CompanyDetail
  MissingSiteDialog: CompanyDialogs['MissingSite']
}) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { ateco, atecoTitle, address, city, province, site } = company
  const town = city && (province ? `${city} (${province})` : city)
  const short = [
    { label: t('detail.company.legalForm'), value: company.legalForm },
    { label: t('detail.company.vat'), value: company.vat },
    { label: t('company.rea'), value: company.rea },
    { label: t('company.chamber'), value: company.chamber },
  ]
  const long = [
    { label: t('companies.sector'), value: sectorLabels[company.sector][language] },
    { label: t('detail.company.ateco'), value: ateco && [ateco, atecoTitle].filter(Boolean).join(' · ') },
    {
      label: t('detail.company.seat'),
      value: [address, town && !address?.includes(town) && town].filter(Boolean).join(', '),
    },
  ]
  return (
    <DetailSection title={t('company.registry')}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3.5">
        {short.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
        {long.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} isWide />
        ))}
      </dl>
      {site ? <SiteProof site={site} /> : <MissingSite companyName={company.name} Dialog={MissingSiteDialog} />}
    </DetailSection>
  )
}

function MissingSite({ companyName, Dialog }: { companyName: string; Dialog: CompanyDialogs['MissingSite'] }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className="mt-4 grid justify-items-start gap-2.5">
      <p className="text-pretty text-muted text-sm">{t('company.site.none')}</p>
      <Button look="plain" size="small" onClick={() => setDialog('open')}>
        {t('missing.site')}
      </Button>
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <Dialog open={dialog === 'open'} companyName={companyName} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </div>
  )
}

function Fact({ label, value, isWide = false }: { label: string; value: string | null; isWide?: boolean }) {
  return (
    <div className={isWide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="mt-px tabular-nums">{value || <NotStated />}</dd>
    </div>
  )
}

const proofs = {
  vat_on_page: 'company.site.vat',
  import: 'company.site.import',
  pec_domain: 'company.site.pec',
} as const

function SiteProof({ site: { host, knownBy, quote, lastRead } }: { site: NonNullable<CompanyDetail['site']> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const read = lastRead && new Date(lastRead)
  return (
    <div className="mt-4 rounded-lg bg-brand-soft px-3.5 py-3 text-sm">
      <h4 className="flex items-center gap-1.5 font-semibold text-brand">
        <BadgeCheck className="size-4" aria-hidden="true" />
        {t('company.site.title')}
      </h4>
      <p className="mt-1.5">
        <SourceLink url={`https://${host}`} className="text-brand" />
      </p>
      <p className="mt-0.5 text-pretty text-muted text-xs">{t(proofs[knownBy])}</p>
      {quote && <blockquote className="mt-1.5 border-brand border-l-2 pl-3 text-pretty italic">“{quote}”</blockquote>}
      {read && (
        <p className="mt-2 border-brand/20 border-t pt-2 text-brand text-xs tabular-nums">
          {t('detail.proof.lastRead')}{' '}
          <time dateTime={lastRead} title={formatInstant(read, language)}>
            {formatMoment(read, new Date(), language)}
          </time>
        </p>
      )}
    </div>
  )
}
