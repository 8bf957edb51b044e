import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBalance } from '../../domain/profile.ts'
import { useGetMore } from '../../domain/use-get-more.ts'
import { useRenewal } from '../../domain/use-renewal.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/controls/button.tsx'
import { OutOfCredits } from '../../ui/forms/out-of-credits.tsx'

type CreditOfferProps = {
  /** Describes the purchase. */
  text: string
  cost: number
  buyLabel: string
  isBuying: boolean
  onBuy: () => void
}

/** A purchase button with its price and the credits left. */
export function CreditOffer({ text, cost, buyLabel, isBuying, onBuy }: CreditOfferProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const left = useBalance()?.credit.left
  const price = t('export.credits', { count: cost, n: formatNumber(cost, language) })
  return (
    <div className="rounded-lg border border-line px-3.5 py-3">
      <p className="text-pretty">{text}</p>
      <p className="mt-1 text-pretty text-muted text-xs tabular-nums">
        {t('company.offer.terms', { price })}
        {left !== undefined && ` ${t('company.offer.left', { count: left, n: formatNumber(left, language) })}`}
      </p>
      {left !== undefined && left < cost ? (
        <NotEnough />
      ) : (
        <Button size="small" busy={isBuying} className="mt-3 pointer-coarse:h-10" onClick={onBuy}>
          {!isBuying && <Lock className="size-4" aria-hidden="true" />}
          {buyLabel} · {price}
        </Button>
      )}
    </div>
  )
}

function NotEnough() {
  return <OutOfCredits code="credits_used_up" renewal={useRenewal()} more={useGetMore('credit')} className="mt-3" />
}
