import { routes } from '@vedetta/contracts/calls/routes'
import { Menu } from 'lucide-react'
import { useLocation } from 'react-router'
import { Logo } from '../../../ui/pages/logo.tsx'
import { PageLink } from '../page-link.tsx'
import { AccountLinks } from './account-links.tsx'
import { LanguageLink } from './language-link.tsx'
import { PageLinks } from './page-links.tsx'
import { useLayoutTexts } from './use-layout-texts.ts'

export function PublicHeader() {
  const texts = useLayoutTexts()
  const { pathname } = useLocation()
  return (
    <header className="relative mx-auto flex h-[68px] w-full max-w-[1216px] items-center gap-3 px-5 text-[14.5px] sm:px-7">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:left-3 focus:z-30 focus:rounded-md focus:bg-card focus:px-3 focus:py-2"
      >
        {texts.skip}
      </a>
      <PageLink to={routes.home} className="rounded-md">
        <Logo />
      </PageLink>
      <nav aria-label={texts.navigation} className="ml-4 flex gap-1 max-lg:hidden">
        <PageLinks className="rounded-md px-3 py-2 font-medium text-muted transition-colors hover:text-ink aria-[current=page]:text-ink" />
      </nav>
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <LanguageLink />
        <div className="flex items-center gap-2 max-sm:hidden">
          <AccountLinks />
        </div>
        {/* `details` works without scripts; the key closes it on navigation. */}
        <details key={pathname} className="group lg:hidden">
          <summary className="flex size-11 list-none items-center justify-center rounded-md hover:bg-hover [&::-webkit-details-marker]:hidden">
            <Menu className="size-5" aria-hidden="true" />
            <span className="sr-only">{texts.menu}</span>
          </summary>
          <div className="absolute inset-x-0 top-[68px] z-30 grid gap-1 border-line border-y bg-card px-5 py-4 sm:px-7">
            <nav aria-label={texts.navigation} className="grid">
              <PageLinks className="rounded-md py-2.5 font-medium text-base aria-[current=page]:text-brand" />
            </nav>
            <div className="mt-2 flex flex-wrap items-center gap-2 sm:hidden">
              <AccountLinks />
            </div>
          </div>
        </details>
      </div>
    </header>
  )
}
