import { expect, it } from 'vitest'
import { oncePerPage } from './once-per-page.ts'
import { readHtml } from './read-page.ts'

const pageOf = (html: string) => readHtml(html, { url: 'https://acme.example/', status: 200, isRendered: false })

it('oncePerPage computes once for each page, also where the value is undefined', () => {
  const asked: string[] = []
  const titleOf = oncePerPage(({ html }) => {
    asked.push(html)
    return /<h1>(.*)<\/h1>/.exec(html)?.[1]
  })
  const [first, second] = [pageOf('<h1>Acme</h1>'), pageOf('<p>Acme</p>')]
  expect([first, second, first, second].map(titleOf)).toEqual(['Acme', undefined, 'Acme', undefined])
  expect(asked).toEqual([first.html, second.html])
})
