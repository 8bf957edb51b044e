import { hydrate } from '@tanstack/react-query'
import { act, within } from '@testing-library/react'
import { minCapabilities } from '@vedetta/contracts/calls/capabilities'
import { getInstance } from '@vedetta/contracts/calls/instance'
import { localPath, pathWithoutLanguage, routes } from '@vedetta/contracts/calls/routes'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { type Language, languages } from '@vedetta/contracts/text/labels'
import { pageAnswer } from '@vedetta/contracts/watch/page-rendering'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, matchRoutes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { describe, expect, it, vi } from 'vitest'
import { App } from './app/app.tsx'
import { preloadRoutes } from './app/preload-routes.ts'
import { createQueryClient } from './app/query-client.ts'
import { appRoutes } from './app/router.tsx'
import { SiteContext } from './domain/site.ts'
import { pagePaths, renderPage } from './entry-server.tsx'
import { once } from './lib/once.ts'
import { pageTemplate } from './testing/page-template.ts'

const origin = 'https://vedetta.example'
const site = { ...exampleCompany, origin }
const selling = { ...minCapabilities, providers: [], payments: true }

async function open(path: string, answers: Parameters<typeof renderPage>[3] = []) {
  const html = await renderPage(pageTemplate, path, site, answers)
  return { html, page: new DOMParser().parseFromString(html, 'text/html') }
}

function languageOf(path: string): Language {
  return pathWithoutLanguage(path) === path ? 'it' : 'en'
}

describe.each(pagePaths.withOgImage)('%s', (path) => {
  const opened = once(() => open(path))

  it('a rendered page is a whole document in the language of its path, with links to both languages', async () => {
    const { page } = await opened()
    const language = languageOf(path)
    const alternates = [...page.querySelectorAll('head link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect(page.documentElement.lang).toBe(language)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(page.querySelector('main#content h1')?.textContent).toMatch(/\S{2}/)
    expect(page.querySelectorAll('head title')).toHaveLength(1)
    expect(page.title).toMatch(/Vedetta/)
    expect(page.title.length).toBeLessThanOrEqual(75)
    expect(contentOf(page, 'meta[name="description"]').length).toBeGreaterThan(50)
    expect(page.querySelector('head link[rel="canonical"]')?.getAttribute('href')).toBe(origin + path)
    expect(alternates).toEqual([
      ...languages.map((each) => [each, origin + localPath(pathWithoutLanguage(path), each)]),
      ['x-default', origin + pathWithoutLanguage(path)],
    ])
  })

  it('a rendered page has the Open Graph tags of a shared link', async () => {
    const { page } = await opened()
    expect(contentOf(page, 'meta[property="og:title"]')).toBe(page.title)
    expect(contentOf(page, 'meta[property="og:url"]')).toBe(origin + path)
    expect(contentOf(page, 'meta[property="og:image"]')).toMatch(/^https:\/\/vedetta\.example\/pictures\/.+\.png$/)
    expect(contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
  })

  it('a rendered page has no inline script or style, which the content security policy forbids', async () => {
    const { page } = await opened()
    const inline = [...page.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type'))
    expect(inline.filter((type) => type !== 'application/ld+json' && type !== 'application/json')).toEqual([])
    expect(page.querySelectorAll('[style], style')).toHaveLength(0)
    for (const facts of page.querySelectorAll('script[type="application/ld+json"]')) {
      expect(JSON.parse(facts.textContent ?? '')).toMatchObject({ '@context': 'https://schema.org' })
    }
  })

  it('a rendered page links only to pages that exist, in its own language but for the language switch', async () => {
    const { page } = await opened()
    const screens = Object.values(routes).filter((route) => !route.includes(':'))
    const known = new Set([...pagePaths.withOgImage, ...screens, ...screens.map((route) => localPath(route, 'en'))])
    const links = [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')?.split(/[?#]/)[0])
    expect(links.filter((link) => !known.has(link ?? ''))).toEqual([])
    const switches = [...page.querySelectorAll('a[hreflang]')].map((link) => link.getAttribute('href'))
    expect(switches).toContain(localPath(pathWithoutLanguage(path), languageOf(path) === 'it' ? 'en' : 'it'))
  })
})

it('every public page without path parameters is rendered at build time or on request', () => {
  for (const path of [routes.home, routes.product, routes.agencies, routes.headhunters, routes.caseStudies]) {
    expect(pagePaths.prerendered).toContain(path)
    expect(pagePaths.prerendered).toContain(localPath(path, 'en'))
  }
  expect(pagePaths.prerendered.filter((path) => path.includes('/case-study/'))).toHaveLength(6)
  expect(pagePaths.prerendered).not.toContain(routes.pricing)
})

it('a rendered page names the scripts that hydrate it and drops the application’s parts of the template', async () => {
  const { html, page } = await open('/product')
  const start = page.querySelector('script[src="/start.js"]')
  expect(start?.getAttribute('data-scripts')).toBe('/src/main.tsx /assets/product.js')
  expect(page.querySelectorAll('link[rel="modulepreload"], script[type="module"]')).toHaveLength(0)
  expect(html).not.toContain('noindex')
  expect(html).not.toContain('<!--app-->')
  expect(html).toContain('id="site">"%site%"</script>')
})

it('a rendered page carries its query data, escaped so that it cannot close the script', async () => {
  const hostile = { ...selling, more: '</script>' }
  const { page, html } = await open('/pricing', [pageAnswer(getInstance, {}, hostile)])
  const answers = JSON.parse(page.getElementById('answers')?.textContent ?? '')
  expect(answers.queries[0]).toMatchObject({ queryKey: ['/instance', {}], state: { data: { payments: true } } })
  expect(html).toContain('\\u003c/script>')
  const buy = page.querySelector('main a[aria-label="Acquista il piano Team"]')
  expect(buy?.getAttribute('href')).toBe('/pricing?plan=team')
})

it('the pricing page hydrates as it was rendered, then shows the plan of its URL', async () => {
  const { page } = await open('/pricing', [pageAnswer(getInstance, {}, selling)])
  const root = document.adoptNode(page.getElementById('root') as HTMLElement)
  document.body.append(root)
  const queryClient = createQueryClient()
  hydrate(queryClient, JSON.parse(page.getElementById('answers')?.textContent ?? ''))
  await preloadRoutes(matchRoutes(appRoutes, '/pricing') ?? [])
  const router = createMemoryRouter(appRoutes, { initialEntries: ['/pricing?plan=team&period=annual'] })
  const onRecoverableError = vi.fn()
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      <SiteContext value={site}>
        <App queryClient={queryClient}>
          <RouterProvider router={router} />
        </App>
      </SiteContext>,
      { onRecoverableError },
    ),
  )
  expect(await within(root).findByRole('heading', { name: 'Acquista il piano Team' })).toBeTruthy()
  expect(onRecoverableError).not.toHaveBeenCalled()
  // A root that stays mounted would go on rendering after the file's page is gone.
  await act(async () => hydrated.unmount())
})

it('renderPage rejects a path that is no public page', async () => {
  for (const path of ['/signin', '/nowhere', '/en/positions']) await expect(open(path)).rejects.toThrow(path)
})

function contentOf(page: Document, selector: string): string {
  return page.querySelector(`head ${selector}`)?.getAttribute('content') ?? ''
}
