import { localPath, routes } from '@vedetta/contracts/calls/routes'
import type { Language } from '@vedetta/contracts/text/labels'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useSessionLanguage } from '../domain/session-hint.ts'
import { isLanguageChosen } from '../features/public/chosen-language.ts'
import { PublicFooter } from '../features/public/layout/public-footer.tsx'
import { PublicHeader } from '../features/public/layout/public-header.tsx'
import { changeLanguage, LanguageContext } from '../lib/i18n.ts'
import { useRouteLoading } from '../lib/use-route-loading.ts'

/** Layout of the public pages, whose language is part of the URL. */
export function PublicLayout({ language }: { language: Language }) {
  const isLoading = useRouteLoading()
  const own = useSessionLanguage()
  const { pathname, search, state } = useLocation()
  // `/` names no language: a signed-in user gets their own. Every other path says which one was meant.
  const isRedirected = own !== undefined && own !== language && pathname === routes.home && !isLanguageChosen(state)
  useEffect(() => {
    if (!isRedirected) changeLanguage(language)
  }, [language, isRedirected])
  if (isRedirected) return <Navigate to={localPath(routes.home, own) + search} replace />

  return (
    <LanguageContext value={language}>
      <div className="flex grow flex-col bg-card text-[16px] leading-[1.55]">
        <PublicHeader />
        <div className="grow">{!isLoading && <Outlet />}</div>
        <PublicFooter />
      </div>
    </LanguageContext>
  )
}
