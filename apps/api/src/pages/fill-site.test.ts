import { exampleCompany } from '@vedetta/contracts/companies/company-data'
import { siteJsonPlaceholder, sitePlaceholders } from '@vedetta/contracts/watch/page-rendering'
import { expect, test } from 'vitest'
import { fillSite } from './fill-site.ts'

const site = { ...exampleCompany, origin: 'https://vedetta.example', companyName: `Rossi & Figli "$&" </p>` }

test('fillSite replaces every placeholder of the instance’s data', () => {
  const { origin, companyName } = sitePlaceholders
  expect(fillSite(`<link href="${origin}/en"><a href="${origin}/">`, site)).toBe(
    '<link href="https://vedetta.example/en"><a href="https://vedetta.example/">',
  )
  expect(fillSite(`<p>${companyName}</p>`, site)).toBe('<p>Rossi &amp; Figli &quot;$&amp;&quot; &lt;/p&gt;</p>')
})

test('fillSite embeds the data as JSON that cannot close its script', () => {
  const html = fillSite(`<script type="application/json" id="site">${siteJsonPlaceholder}</script>`, site)
  const [, json = ''] = /id="site">(.*)<\/script>$/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(site)
})
