import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBalance } from '../../../domain/profile.ts'
import { useGetMore } from '../../../domain/use-get-more.ts'
import { formatDate } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { GetMore } from '../../../ui/forms/get-more.tsx'
import { State } from '../../../ui/pages/states.tsx'

/** No search is left this month. */
export function LimitReached() {
  const { t } = useTranslation()
  const language = useLanguage()
  const errorText = useErrorText()
  const balance = useBalance()
  const more = useGetMore('search')
  const day = balance && formatDate(new Date(balance.nextReset), language)
  return (
    <div role="alert">
      <State
        icon={<Hourglass aria-hidden="true" />}
        title={day ? t('more.searchesRenew', { day }) : t('errors.title')}
        text={errorText('search_limit_reached')}
      >
        <GetMore {...more} isCentred />
      </State>
    </div>
  )
}
