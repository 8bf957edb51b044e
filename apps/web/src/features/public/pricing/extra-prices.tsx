import { units } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { formatPrice } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { usePricingTexts } from './use-pricing-texts.ts'

export function ExtraPrices() {
  const { extra, vat } = usePricingTexts()
  const language = useLanguage()
  return (
    <dl className="flex flex-wrap gap-x-16 gap-y-6">
      {keysOf(units).map((unit) => (
        <div key={unit} className="flex flex-col">
          <dt className="order-2 text-muted">
            {extra[unit]}, {vat}
          </dt>
          <dd className="font-bold text-[34px] tabular-nums leading-tight tracking-[-0.03em]">
            {formatPrice(units[unit].extraPrice, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
