import { routes } from '@vedetta/contracts/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'

/** No search is left this month. */
export function LimitReached() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (
    <div role="alert">
      <EmptyState title={t('errors.title')} text={errorText('search_limit_reached')}>
        <Link to={`${routes.profile}?tab=billing`} className={buttonClass({ look: 'plain', size: 'small' })}>
          {t('inbox.toPlan')}
        </Link>
      </EmptyState>
    </div>
  )
}
