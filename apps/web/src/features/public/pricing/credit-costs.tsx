import { creditCosts } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { usePricingTexts } from './use-pricing-texts.ts'

export function CreditCosts() {
  const { credits } = usePricingTexts()
  return (
    <>
      <table className="w-full max-w-[640px] border-collapse wrap-normal">
        <caption className="sr-only">{credits.caption}</caption>
        <thead>
          <tr className="border-line border-b text-left text-[14px] text-muted">
            <th scope="col" className="py-2.5 pr-4 font-medium">
              {credits.what}
            </th>
            <th scope="col" className="py-2.5 text-right font-medium">
              {credits.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {keysOf(creditCosts).map((act) => (
            <tr key={act} className="border-line border-b">
              <th scope="row" className="py-3 pr-4 text-left font-normal">
                {credits[act]}
              </th>
              <td className="py-3 text-right font-semibold">{creditCosts[act]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-[15px] text-muted">{credits.refund}</p>
    </>
  )
}
