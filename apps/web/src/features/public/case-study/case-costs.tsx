import { creditCosts, plans } from '@vedetta/contracts/facts/plans'
import { formatNumber, formatWholeEuro } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import type { CaseMonth } from './case-study-texts.ts'
import { useCaseTexts } from './use-case-texts.ts'

/** The cost of a month's usage at current prices. */
export function CaseCosts({ month }: { month: CaseMonth }) {
  const { month: texts } = useCaseTexts()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const plan = plans[month.tier]
  const rows = [
    { what: texts.exported, amount: month.exported, each: creditCosts.position },
    { what: texts.contacts, amount: month.contacts, each: creditCosts.contact },
    { what: texts.accounts, amount: month.accounts, each: creditCosts.accounts },
    { what: texts.news, amount: month.news, each: creditCosts.news },
  ].filter(({ amount }) => amount > 0)
  const credits = creditsOf(month)
  return (
    <>
      <table className="w-full max-w-[720px] border-collapse wrap-normal text-[15px]">
        <thead>
          <tr className="border-line border-b text-left text-[13px] text-muted">
            <th scope="col" className="py-2 pr-4 font-medium">
              {texts.what}
            </th>
            {[texts.amount, texts.each, texts.credits].map((label) => (
              <th key={label} scope="col" className="py-2 pl-4 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, amount, each }) => (
            <tr key={what} className="border-line border-b">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                {what}
              </th>
              <td className="py-2.5 pl-4 text-right">{number(amount)}</td>
              <td className="py-2.5 pl-4 text-right">{number(each)}</td>
              <td className="py-2.5 pl-4 text-right">{number(amount * each)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={3} className="py-3 text-left">
              {texts.total}
            </th>
            <td className="py-3 pl-4 text-right">{number(credits)}</td>
          </tr>
        </tfoot>
      </table>
      <ul className="mt-4 grid gap-1 text-[15px] text-ink/85">
        <li>{texts.plan(plan[language], formatWholeEuro(plan.monthlyPrice, language))}</li>
        <li>{texts.credit(number(credits), number(plan.monthlyCredits))}</li>
        <li>{texts.search(number(month.searches), number(plan.monthlySearches))}</li>
      </ul>
    </>
  )
}

export function creditsOf({ exported, contacts, accounts, news }: CaseMonth): number {
  return (
    exported * creditCosts.position +
    contacts * creditCosts.contact +
    accounts * creditCosts.accounts +
    news * creditCosts.news
  )
}
