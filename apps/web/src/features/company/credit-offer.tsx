import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBalance } from '../../domain/profile.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

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
  const errorText = useErrorText()
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
        <Banner tone="warning" className="mt-3">
          {errorText('credits_used_up')}
        </Banner>
      ) : (
        <Button size="small" busy={isBuying} className="mt-3 pointer-coarse:h-10" onClick={onBuy}>
          {!isBuying && <Lock className="size-4" aria-hidden="true" />}
          {buyLabel} · {price}
        </Button>
      )}
    </div>
  )
}
