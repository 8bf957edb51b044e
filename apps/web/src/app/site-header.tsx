import { routes } from '@vedetta/contracts/calls/routes'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { hasAlerts } from '../domain/alert-plans.ts'
import { canUseLicence, useProfile } from '../domain/profile.ts'
import { useSessionHint } from '../domain/session-hint.ts'
import { TabStripRoom } from '../features/positions/tab-strip.tsx'
import { PageLink } from '../features/public/page-link.tsx'
import { LanguageSwitch } from '../features/session/language-switch.tsx'
import { SignLinks } from '../features/session/sign-links.tsx'
import { usePalette } from '../features/session/use-palette.tsx'
import { afterFirstView } from '../lib/first-view.ts'
import { withTexts } from '../lib/load-texts.ts'
import { Logo } from '../ui/pages/logo.tsx'
import { navLinkClass } from '../ui/pages/nav-link.ts'

const SignedInTools = lazy(() =>
  afterFirstView(async () => ({
    default: (await import('../features/session/signed-in-tools.tsx')).SignedInTools,
  })),
)
const AlertBell = lazy(() =>
  afterFirstView(async () => ({
    default: (await withTexts(import('../features/alerts/alert-bell.tsx'), 'alerts')).AlertBell,
  })),
)
const PositionTabs = lazy(async () => ({
  default: (await import('../features/positions/position-tabs.tsx')).PositionTabs,
}))

export function SiteHeader() {
  const { t } = useTranslation()
  const { state, user } = useProfile()
  // Where somebody is signed in the switch is in the account menu, which comes with the profile.
  const hint = useSessionHint()
  const { open, palette } = usePalette(user)
  return (
    <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-2 border-line border-b bg-card px-4 sm:gap-x-5 sm:px-5 xl:max-[90rem]:gap-x-3 has-data-strip:max-lg:static xl:h-14 xl:flex-nowrap">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:left-3 focus:z-30 focus:rounded-md focus:bg-card focus:px-3 focus:py-2"
      >
        {t('header.skip')}
      </a>
      <PageLink to={routes.home} className="rounded-md">
        <Logo />
      </PageLink>
      {user && canUseLicence(user) ? (
        <Suspense fallback={<TabStripRoom />}>
          <PositionTabs />
        </Suspense>
      ) : (
        <nav aria-label={t('header.navigation')} className={user ? 'flex h-14' : 'hidden h-14 sm:flex'}>
          <NavLink to={routes.positions} className={navLinkClass}>
            {t('header.positions')}
          </NavLink>
        </nav>
      )}
      <div className="ml-auto flex h-14 items-center gap-2 sm:gap-4">
        {user ? (
          <Suspense fallback={null}>
            <SignedInTools
              user={user}
              onPalette={open}
              bell={
                canUseLicence(user) &&
                hasAlerts(user.subscription.tier) && (
                  <Suspense fallback={<span className="size-9" />}>
                    <AlertBell />
                  </Suspense>
                )
              }
            />
          </Suspense>
        ) : (
          <>
            {!hint && <LanguageSwitch />}
            {state === 'loaded' && <SignLinks />}
          </>
        )}
      </div>
      {palette}
    </header>
  )
}
