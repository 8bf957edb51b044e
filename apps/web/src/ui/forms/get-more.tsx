import { routes } from '@vedetta/contracts/calls/routes'
import { plans, type Tier, type Unit, units } from '@vedetta/contracts/facts/plans'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ApiErrorCode } from '../../lib/api-client.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../controls/button.tsx'
import { FormError } from './form-error.tsx'

type Buy = {
  kind: 'buy'
  amount: number
  isBuying: boolean
  onBuy: () => void
  upgrade: { plan: Tier; isOpening: boolean; onUpgrade: () => void } | null
}
type Ask = { kind: 'ask'; isBusy: boolean; isDone: boolean; onAsk: () => void }

type GetMoreProps = {
  unit: Unit
  help: Buy | Ask | undefined
  failure: ApiErrorCode | undefined
  /** Below centred text. */
  isCentred?: boolean
}

/** The way out for a user whose licence has run out of searches or credits. */
export function GetMore({ unit, help, failure, isCentred = false }: GetMoreProps) {
  return (
    <div className={clsx('grid gap-2.5', isCentred ? 'justify-items-center *:justify-center' : 'justify-items-start')}>
      {help?.kind === 'buy' && <BuyMore unit={unit} {...help} />}
      {help?.kind === 'ask' && <AskForMore unit={unit} {...help} />}
      <FormError code={failure} />
    </div>
  )
}

function BuyMore({ unit, amount, isBuying, onBuy, upgrade }: Buy & { unit: Unit }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={isBuying} onClick={onBuy} className="pointer-coarse:h-10">
          {t('more.buy', {
            amount: `${formatNumber(amount, language)} ${units[unit][language]}`,
            price: formatPrice(amount * units[unit].extraPrice, language),
          })}
        </Button>
        {upgrade && (
          <Button
            look="plain"
            size="small"
            busy={upgrade.isOpening}
            onClick={upgrade.onUpgrade}
            className="pointer-coarse:h-10"
          >
            {t('more.upgrade', { plan: plans[upgrade.plan][language] })}
          </Button>
        )}
      </div>
      <p className="text-pretty font-normal text-muted text-xs">
        {t('more.buyText')}{' '}
        <Link to={`${routes.profile}?tab=billing`} className="rounded-sm text-inherit underline underline-offset-2">
          {t('more.other')}
        </Link>
      </p>
    </>
  )
}

function AskForMore({ unit, isBusy, isDone, onAsk }: Ask & { unit: Unit }) {
  const { t } = useTranslation()
  if (isDone) {
    return (
      <p role="status" className="text-pretty font-medium text-brand text-sm">
        {t('more.asked')}
      </p>
    )
  }
  return (
    <>
      <Button size="small" busy={isBusy} onClick={onAsk} className="pointer-coarse:h-10">
        {t(unit === 'search' ? 'more.askSearches' : 'more.askCredits')}
      </Button>
      <p className="text-pretty font-normal text-muted text-xs">{t('more.askText')}</p>
    </>
  )
}
