import { localPath, type PublicPage, publicPages, routes } from '@vedetta/contracts/calls/routes'
import type { Language } from '@vedetta/contracts/text/labels'
import type { RouteObject } from 'react-router'
import type { LazyScreen } from './lazy-screen.ts'

/** Each route file has its page's name: the build finds the page's scripts by it. */
const pages: Record<PublicPage, LazyScreen> = {
  home: () => import('../routes/home.tsx'),
  product: () => import('../routes/product.tsx'),
  agencies: () => import('../routes/agencies.tsx'),
  headhunters: () => import('../routes/headhunters.tsx'),
  caseStudies: () => import('../routes/case-studies.tsx'),
  caseStudy: () => import('../routes/case-study.tsx'),
  pricing: () => import('../routes/pricing.tsx'),
  map: () => import('../routes/map.tsx'),
  mapOfSector: () => import('../routes/map-of-sector.tsx'),
  mapOfProvince: () => import('../routes/map-of-province.tsx'),
  mapOfProvinceSector: () => import('../routes/map-of-province-sector.tsx'),
  contact: () => import('../routes/contact.tsx'),
  privacy: () => import('../routes/privacy.tsx'),
  dataAgreement: () => import('../routes/data-agreement.tsx'),
  cookies: () => import('../routes/cookies.tsx'),
  subProcessors: () => import('../routes/sub-processors.tsx'),
  terms: () => import('../routes/terms.tsx'),
  readingQuality: () => import('../routes/reading-quality.tsx'),
  status: () => import('../routes/status.tsx'),
  bot: () => import('../routes/bot.tsx'),
}

export type PublicHandle = { language: Language; page: PublicPage }

export function publicBranch(language: Language): RouteObject {
  return {
    lazy: async () => {
      const { PublicLayout } = await import('./public-layout.tsx')
      return { element: <PublicLayout language={language} /> }
    },
    children: publicPages.map((page) => ({
      path: localPath(routes[page], language),
      handle: { language, page } satisfies PublicHandle,
      lazy: pages[page],
    })),
  }
}
