import type { Language } from '@vedetta/contracts/labels'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { PublicFooter } from '../features/public/layout/public-footer.tsx'
import { PublicHeader } from '../features/public/layout/public-header.tsx'
import { changeLanguage, LanguageContext } from '../lib/i18n.ts'
import { useRouteLoading } from '../lib/use-route-loading.ts'

/** Layout of the public pages, whose language is part of the URL. */
export function PublicLayout({ language }: { language: Language }) {
  const isLoading = useRouteLoading()
  useEffect(() => changeLanguage(language), [language])

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
