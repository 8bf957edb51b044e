import { routes } from '@vedetta/contracts/routes'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { SignLinks } from '../features/session/sign-links.tsx'
import { useProfile } from '../lib/profile.ts'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { Logo } from '../ui/logo.tsx'

const SignedInTools = lazy(async () => ({
  default: (await import('../features/session/signed-in-tools.tsx')).SignedInTools,
}))

export function SiteHeader() {
  const { t } = useTranslation()
  const { state, user } = useProfile()
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-card px-4 sm:gap-5 sm:px-5">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:left-3 focus:z-30 focus:rounded-md focus:bg-card focus:px-3 focus:py-2"
      >
        {t('header.skip')}
      </a>
      <Link to={routes.home} className="rounded-md">
        <Logo />
      </Link>
      <nav aria-label={t('header.navigation')} className={user ? 'flex h-full' : 'hidden h-full sm:flex'}>
        <NavLink
          to={routes.positions}
          className="-mb-px flex items-center border-transparent border-b-2 px-3 font-medium text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
        >
          {t('header.positions')}
        </NavLink>
      </nav>
      <div className="ml-auto flex items-center gap-2 sm:gap-4">
        <LanguageSwitch className={user ? 'max-sm:hidden' : ''} />
        {user && (
          <Suspense fallback={null}>
            <SignedInTools user={user} />
          </Suspense>
        )}
        {!user && state !== 'loading' && <SignLinks />}
      </div>
    </header>
  )
}
