import { getElementsByTagName, getOuterHTML } from 'domutils'
import { expect, it } from 'vitest'
import { createParsedPages } from './parsed-pages.ts'

const pageOf = (title: string) => `<h1>${title}</h1>${'<p>testo</p>'.repeat(500)}`
const titleIn = ({ document }: { document: Parameters<typeof getElementsByTagName>[1] }) =>
  getElementsByTagName('h1', document, true, 1)[0]?.children.length

it('parsed pages stay within their bytes, and one that made room for others is parsed again, the same', () => {
  const pages = createParsedPages(1_500_000)
  const decoded: string[] = []
  const opened = Array.from({ length: 12 }, (_, n) =>
    pages.tree(() => {
      decoded.push(`pagina ${n}`)
      return pageOf(`pagina ${n}`)
    }),
  )
  const first = opened.map(({ read }) => read().text)
  expect(pages.bytes()).toBeLessThanOrEqual(1_500_000)
  expect(decoded).toHaveLength(12)
  expect(opened[11]?.read()).toBe(opened[11]?.read())
  expect(decoded).toHaveLength(12)
  expect(opened.map(({ read }) => read().text)).toEqual(first)
  expect(opened.map(({ read }) => titleIn(read()))).toEqual(Array.from({ length: 12 }, () => 1))
  expect(decoded.length).toBeGreaterThan(12)
  expect(pages.bytes()).toBeLessThanOrEqual(1_500_000)
})

it('of parsed pages the last two are kept, however large', () => {
  const pages = createParsedPages(1)
  const [one, other] = [pages.tree(() => pageOf('uno')), pages.tree(() => pageOf('due'))]
  const [first, second] = [one.read(), other.read()]
  expect([one.read(), other.read()]).toEqual([first, second])
  expect(one.read()).toBe(first)
})

it('a page prepared in steps is parsed once, as one that is read at once', async () => {
  const pages = createParsedPages(10_000_000)
  let decoded = 0
  const prepared = pages.tree(() => {
    decoded += 1
    return pageOf('uno')
  })
  await Promise.all([prepared.prepare(), prepared.prepare()])
  const before = decoded
  expect(prepared.read()).toBe(prepared.read())
  expect(decoded).toBe(before)
  const { document, ...rest } = pages.tree(() => pageOf('uno')).read()
  expect(prepared.read()).toMatchObject(rest)
  expect(getOuterHTML(prepared.read().document)).toBe(getOuterHTML(document))
})
