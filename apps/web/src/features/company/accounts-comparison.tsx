import type { YearOfAccounts } from '@vedetta/contracts/companies/company-detail'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useTranslation } from 'react-i18next'
import { euroScale } from '../../lib/euro-scale.ts'
import { formatChange, formatWholeEuro } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { ScrollBox } from '../../ui/pages/scroll-box.tsx'
import { amountNames, changeOf } from './yearly-figures.ts'

const amounts = keysOf(amountNames)

/** A table of the last three years, with the change since the previous and since the first. */
export function AccountsComparison({ years }: { years: readonly YearOfAccounts[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const first = years[0]
  const before = years.at(-2)
  const last = years.at(-1)
  if (!first || !last) return null
  const { unit, formatFine } = euroScale(
    years.flatMap((year) => amounts.map((amount) => year[amount])),
    language,
  )
  const changes = [before, years.length > 2 ? first : undefined].filter((year) => year !== undefined)
  return (
    <div>
      <h4 className="mb-2 font-medium">{t('company.accounts.comparison')}</h4>
      <ScrollBox label={t('company.accounts.comparison')}>
        <table className="w-full border-separate border-spacing-0 text-right text-sm">
          <caption className="sr-only">{t('company.accounts.comparison')}</caption>
          <thead>
            <tr className="text-2xs text-muted [&>*]:whitespace-nowrap [&>*]:border-line [&>*]:border-b [&>*]:bg-soft [&>*]:px-2 [&>*]:py-2 [&>*]:font-semibold">
              <th scope="col" className="text-left">
                {t('company.accounts.item', { unit })}
              </th>
              {years.map(({ year }) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
              {changes.map(({ year }) => (
                <th key={year} scope="col">
                  {t('company.accounts.since', { year })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {amounts.map((amount) => (
              <tr
                key={amount}
                className="[&>*]:whitespace-nowrap [&>*]:border-line/60 [&>*]:border-b [&>*]:px-2 [&>*]:py-2 last:[&>*]:border-b-0"
              >
                <th scope="row" className="text-left font-normal">
                  {t(amountNames[amount])}
                </th>
                {years.map((year) => (
                  <td key={year.year} title={formatWholeEuro(year[amount], language)}>
                    {formatFine(year[amount])}
                  </td>
                ))}
                {changes.map((since) => (
                  <td key={since.year}>
                    <Change change={changeOf(since[amount], last[amount])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}

function Change({ change }: { change: number | null }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (change === null) {
    return (
      <span className="text-muted" title={t('company.accounts.noChange')}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('company.accounts.noChange')}</span>
      </span>
    )
  }
  return formatChange(change, language)
}
