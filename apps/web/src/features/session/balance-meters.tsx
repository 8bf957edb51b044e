import { routes } from '@vedetta/contracts/calls/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBalance } from '../../domain/profile.ts'
import { formatDate } from '../../lib/format.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Meter } from '../../ui/controls/meter.tsx'

/** Searches and credits left in the licence; on a phone they are in the account menu. */
export function BalanceMeters() {
  const { t } = useTranslation()
  const language = useLanguage()
  const balance = useBalance()
  if (!balance) return null
  const reset = t('header.reset', { day: formatDate(new Date(balance.nextReset), language) })
  return (
    <Link
      to={`${routes.profile}?tab=billing`}
      aria-description={reset}
      title={reset}
      className="hidden gap-5 whitespace-nowrap rounded-md px-1 text-muted text-xs lg:flex xl:max-[90rem]:gap-3"
    >
      <Meter label={t('header.searches')} {...balance.search} />
      <Meter label={t('header.credits')} {...balance.credit} />
    </Link>
  )
}
