import { localPath } from '@vedetta/contracts/calls/routes'
import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { mapPath } from '@vedetta/contracts/inbox/market-map'
import { getMap } from '@vedetta/contracts/operations/public-figures'
import { pageAnswer } from '@vedetta/contracts/watch/page-rendering'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../entry-server.tsx'
import { makeMap, mapPages } from '../testing/market.ts'
import { pageTemplate } from '../testing/page-template.ts'

const site = { ...exampleCompany, origin: 'https://vedetta.example' }

describe.each(mapPages)('the map of $name', ({ path, title, part, language }) => {
  it('the server-rendered map has title, canonical, both languages, Open Graph image and table, and no style attribute', async () => {
    const html = await renderPage(pageTemplate, path, site, [pageAnswer(getMap, part, makeMap())])
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${title} · Vedetta</title>`)
    expect(html).toContain(`<link rel="canonical" href="https://vedetta.example${path}"/>`)
    for (const each of ['it', 'en'] as const)
      expect(html).toContain(`hrefLang="${each}" href="https://vedetta.example${localPath(mapPath(part), each)}"`)
    expect(html).toContain(`content="https://vedetta.example/pictures${path}.png"`)
    expect(html).not.toContain('noindex')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('>1.680<'.replace('.', language === 'it' ? '.' : ','))
    expect(html).not.toMatch(/ style="/)
  })
})
