import { useTranslation } from 'react-i18next'

const figures = [
  { figure: 'auth.promise.companies', meaning: 'auth.promise.companiesText' },
  { figure: 'auth.promise.offers', meaning: 'auth.promise.offersText' },
  { figure: 'auth.promise.daily', meaning: 'auth.promise.dailyText' },
] as const

/** The specification's three figures about the product, beside the sign-in and sign-up forms. */
export function ProductPromise() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto grid w-full max-w-[460px] content-start px-8 pt-[8vh] pb-16">
      <p className="text-balance font-semibold text-2xl leading-tight tracking-tight">{t('auth.promise.title')}</p>
      <dl className="mt-8">
        {figures.map(({ figure, meaning }) => (
          <div key={figure} className="border-line border-t py-5">
            <dt className="font-semibold text-xl tracking-tight">{t(figure)}</dt>
            <dd className="mt-0.5 text-muted">{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
