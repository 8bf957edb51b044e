import { screen, waitFor } from '@testing-library/react'
import { type Capabilities, minCapabilities } from '@vedetta/contracts/calls/capabilities'
import { getInstance } from '@vedetta/contracts/calls/instance'
import { pathWithoutLanguage, routes } from '@vedetta/contracts/calls/routes'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { getLicence, listLicences } from '@vedetta/contracts/customers/licences'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { searchPositions } from '@vedetta/contracts/search/position-search'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { pageAnswer } from '@vedetta/contracts/watch/page-rendering'
import { describe, expect, it } from 'vitest'
import { pagePaths, renderPage } from './entry-server.tsx'
import { answer, answerInstance, fail, makeProfile, server } from './testing/api.ts'
import { makeLicence, makeLicences, makeSummary } from './testing/licence.ts'
import { pageTemplate } from './testing/page-template.ts'
import { promises } from './testing/promises.ts'
import { renderApp, startTestApi } from './testing/render-app.tsx'

startTestApi()

const site = { ...exampleCompany, origin: 'https://vedetta.example' }

/** They say who processes which data where it is processed, which offers nobody anything. */
const legal: string[] = [routes.privacy, routes.dataAgreement, routes.subProcessors, routes.terms, routes.cookies]
const paths = [...new Set([...pagePaths.withOgImage, '/pricing', '/en/pricing'])].filter(
  (path) => !legal.includes(pathWithoutLanguage(path)),
)

/** Lacks even what every instance has by now: its words belong to what depends on it. */
const nothing: Capabilities = { ...minCapabilities, aiSearch: false }

/** The words of a text that promise what the instance lacks. */
function emptyPromises(text: string, can: Capabilities): string[] {
  return keysOf(promises).flatMap((capability) => {
    const has = capability === 'providers' ? can.providers.length > 0 : can[capability]
    return has ? [] : (text.match(promises[capability]) ?? []).map((words) => `${capability}: ${words}`)
  })
}

async function textOf(path: string, can: Capabilities) {
  const answers = [pageAnswer(getInstance, {}, { ...can, providers: [...can.providers] })]
  const html = await renderPage(pageTemplate, path, site, answers)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const meta = [...page.querySelectorAll('meta[content], script[type="application/ld+json"]')]
  const texts = meta.map((each) => each.getAttribute('content') ?? each.textContent)
  return `${page.querySelector('#root')?.textContent} ${page.title} ${texts.join(' ')}`
}

describe('public pages', () => {
  it.each(paths)('the page %s promises nothing that an instance lacks', async (path) => {
    expect(emptyPromises(await textOf(path, nothing), nothing)).toEqual([])
  })

  it.each(['/pricing', '/en/pricing'])('the page %s speaks of what an instance has', async (path) => {
    const can = { ...minCapabilities, payments: true, push: true }
    const text = await textOf(path, can)
    expect(emptyPromises(text, can)).toEqual([])
    expect(new Set(emptyPromises(text, minCapabilities).map((found) => found.split(':')[0]))).toEqual(
      new Set(['payments', 'push']),
    )
  })
})

describe('screens', () => {
  it.each([
    ['/signin', /./],
    ['/signup', /./],
    ['/profile?tab=billing', 'Prezzi'],
    ['/profile?tab=licenses', 'Crediti o ricerche in più'],
    ['/profile?tab=settings', 'Avvisi dei filtri'],
    ['/positions?name=saldatore', /^Ricerche finite/],
  ])('the screen %s promises nothing that an instance lacks', async (path, heading) => {
    server.use(answerInstance(nothing), fail(searchPositions, 'search_limit_reached'))
    server.use(answer(listLicences, makeLicences({ administered: [makeSummary()] })), answer(getLicence, makeLicence()))
    if (path.startsWith('/sign')) server.use(answer(getProfile, { user: null }))
    else server.use(answer(getProfile, { user: makeProfile({ administrator: true }) }))
    renderApp(path)
    expect((await screen.findAllByRole('heading', { name: heading })).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(emptyPromises(document.body.textContent ?? '', nothing)).toEqual([])
  })
})
