import { localPath, routes } from '@vedetta/contracts/calls/routes'
import { NavLink } from 'react-router'
import { usePageLanguage } from '../use-page-language.ts'
import { useLayoutTexts } from './use-layout-texts.ts'

export function PageLinks({ className }: { className: string }) {
  const texts = useLayoutTexts()
  const language = usePageLanguage()
  const links = [
    [routes.product, texts.product],
    [routes.agencies, texts.agencies],
    [routes.headhunters, texts.headhunters],
    [routes.caseStudies, texts.cases],
    [routes.pricing, texts.prices],
  ] as const
  return links.map(([path, label]) => (
    <NavLink key={path} to={localPath(path, language)} className={className}>
      {label}
    </NavLink>
  ))
}
