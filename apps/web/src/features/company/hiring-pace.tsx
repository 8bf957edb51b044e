import type { CompanyDetail } from '@vedetta/contracts/companies/company-detail'
import { sectorLabels } from '@vedetta/contracts/facts/sectors'
import { useTranslation } from 'react-i18next'
import { useTerritories } from '../../domain/use-territories.ts'
import { formatList, formatTenths } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { SeriesCard } from '../../ui/charts/series-card.tsx'

/** Positions opened in 90 days for each hundred employees, beside the company’s sector and province. */
export function HiringPace({ company: { name, sector, province, pace } }: { company: CompanyDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { provinceName } = useTerritories()
  const tenths = (value: number) => formatTenths(value, language)
  const provinceText = province ? provinceName(province) : ''
  const others = [
    {
      label: t('company.pace.sector', { name: sectorLabels[sector][language] }),
      shortLabel: t('companies.sector'),
      sentence: 'company.pace.sectorText',
      value: pace.sector?.perHundred,
    },
    {
      label: t('company.pace.province', { name: provinceText }),
      shortLabel: t('company.pace.ofProvince'),
      sentence: 'company.pace.provinceText',
      value: pace.province?.perHundred,
    },
  ] as const
  const known = others.flatMap((other) => (other.value === undefined ? [] : [{ ...other, value: other.value }]))
  if (pace.own === null || known.length === 0) {
    return <p className="text-pretty text-muted text-sm">{t('company.pace.unknown')}</p>
  }
  const sentences = known.map(({ sentence, value }) => t(sentence, { name: provinceText, value: tenths(value) }))
  return (
    <SeriesCard
      title={t('company.pace.title')}
      summary={t('company.pace.text', { own: tenths(pace.own), others: formatList(sentences, language) })}
      subject={name}
      axis={{ format: tenths }}
      data={{
        rowName: t('company.pace.who'),
        rows: [
          { label: name, shortLabel: t('company.pace.own'), values: [pace.own] },
          ...known.map(({ label, shortLabel, value }) => ({ label, shortLabel, values: [value], isReference: true })),
        ],
        series: [{ label: t('company.pace.series'), shape: 'bar', format: tenths }],
      }}
    />
  )
}
