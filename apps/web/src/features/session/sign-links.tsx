import { routes } from '@vedetta/contracts/calls/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/controls/button.tsx'

export function SignLinks() {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      <Link to={routes.signIn} className={buttonClass({ look: 'quiet', size: 'small', className: 'max-sm:px-2' })}>
        {t('header.signIn')}
      </Link>
      <Link to={routes.signUp} className={buttonClass({ size: 'small' })}>
        {t('header.signUp')}
      </Link>
    </div>
  )
}
