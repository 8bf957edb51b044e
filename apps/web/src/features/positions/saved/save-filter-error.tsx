import { routes } from '@vedetta/contracts/calls/routes'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ApiErrorCode } from '../../../lib/api-client.ts'
import { Banner } from '../../../ui/controls/banner.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { useSearchState } from '../use-search-state.ts'
import { saveResultOf } from './saved.api.ts'

type SaveFilterErrorProps = { code: ApiErrorCode | undefined; onLeave: () => void }

/** The limit of saved filters comes with links to what to do about it. */
export function SaveFilterError({ code, onLeave }: SaveFilterErrorProps) {
  const { t } = useTranslation()
  const { hrefOfTab } = useSearchState()
  if (!code || saveResultOf(code) === 'error') return <FormError code={code} />
  return (
    <Banner
      tone="error"
      title={t('savedFilters.max')}
      action={
        <>
          <Link to={hrefOfTab('filters')} onClick={onLeave}>
            {t('savedFilters.toFilters')}
          </Link>
          <Link to={`${routes.profile}?tab=billing`}>{t('savedFilters.toPlans')}</Link>
        </>
      }
    >
      {t('savedFilters.maxText')}
    </Banner>
  )
}
