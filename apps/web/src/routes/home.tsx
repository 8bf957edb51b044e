import { routes } from '@vedetta/contracts/routes'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'

export function Component() {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto max-w-3xl px-5 py-[12vh] sm:px-8">
      <title>{`Vedetta · ${t('home.subtitle')}`}</title>
      <h1 className="text-balance font-semibold text-3xl leading-tight tracking-tight sm:text-5xl">
        {t('home.promise')}
      </h1>
      <p className="mt-5 max-w-xl text-base text-muted sm:text-lg">{t('home.how')}</p>
      <Link to={routes.positions} className={buttonClass({ className: 'mt-8' })}>
        {t('home.open')}
        <ArrowRight className="size-4" aria-hidden="true" />
      </Link>
    </main>
  )
}
