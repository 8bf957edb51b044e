import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { type Language, languages } from '@vedetta/contracts/text/labels'
import type { RenderPage, Site } from '@vedetta/contracts/watch/page-rendering'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router'
import { App } from './app/app.tsx'
import { fillTemplate } from './app/page-template.ts'
import { ogImagePaths, prerenderedPaths } from './app/prerendered-paths.ts'
import { type PublicHandle, publicBranch } from './app/public-routes.tsx'
import { createQueryClient } from './app/query-client.ts'
import { RootLayout } from './app/root-layout.tsx'
import { SiteContext } from './domain/site.ts'
import { LanguageContext } from './lib/i18n.ts'
import { createTranslations } from './lib/translations.ts'

export const pagePaths = { prerendered: prerenderedPaths, withOgImage: ogImagePaths }

const handler = createStaticHandler([{ Component: RootLayout, children: languages.map(publicBranch) }])

export const renderPage: RenderPage = async (template, path, site, answers) => {
  const { context, language, page } = await matchPage(path)
  const queryClient = createQueryClient()
  for (const { key, data } of answers) queryClient.setQueryData(key, data)
  return fillTemplate(template.html, {
    ...splitHoisted(await renderTree(context, language, site, queryClient)),
    language,
    scripts: template.scripts[page],
    answers: answers.length > 0 ? dehydrate(queryClient) : undefined,
  })
}

async function matchPage(path: string): Promise<PublicHandle & { context: StaticHandlerContext }> {
  const context = await handler.query(new Request(new URL(path, 'https://pages.invalid')))
  const handle = context instanceof Response ? undefined : context.matches.at(-1)?.route.handle
  if (context instanceof Response || !handle) throw new Error(`${path} is no public page`)
  return { context, ...(handle as PublicHandle) }
}

/** The same tree as in `main.tsx`: hydration fails where they differ. */
async function renderTree(
  context: StaticHandlerContext,
  language: Language,
  site: Site,
  queryClient: QueryClient,
): Promise<string> {
  const texts = await createTranslations(language)
  const { prelude } = await prerender(
    <StrictMode>
      <LanguageContext value={language}>
        <SiteContext value={site}>
          <I18nextProvider i18n={texts}>
            <App queryClient={queryClient}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </App>
          </I18nextProvider>
        </SiteContext>
      </LanguageContext>
    </StrictMode>,
    {
      // Otherwise React splits long pages into chunks that inline scripts reassemble.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}

/** React writes the tags that belong in the head before the body's. */
function splitHoisted(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}
