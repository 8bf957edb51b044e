import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { dataAfter, nextData } from './page-data.ts'
import { htmlAnswer } from './testing/answers.ts'

const page = (html: string) => htmlAnswer('https://jobs.rossi.example/', html)

describe('dataAfter', () => {
  it('reads an object up to the brace that closes it, braces and quotes within texts aside', () => {
    const html = String.raw`<script>app.ddo = {"a":{"b":"} \" {"},"c":[1]}; app.x = {};</script>`
    expect(dataAfter(page(html), 'app.ddo')).toEqual({ a: { b: '} " {' }, c: [1] })
  })

  it('reads the assignment, not a mention before it', () => {
    const html = '<script>if(!app.ddo || !app.ddo.a)  app.ddo={"a":1};</script>'
    expect(dataAfter(page(html), 'app.ddo')).toEqual({ a: 1 })
  })

  it.each([
    ['another word stands between', 'app.ddo = load({"a":1})'],
    ['no brace closes it', 'app.ddo = {"a":{"b":1}'],
    ['a text is not ended', 'app.ddo = {"a":"b}'],
    ['it is no JSON', "app.ddo = {a: 'b'}"],
    ['the words are missing', 'app.data = {"a":1}'],
  ])('is undefined if %s', (_, script) => {
    expect(dataAfter(page(`<script>${script}</script>`), 'app.ddo')).toBeUndefined()
  })

  it('takes linear time on a hostile page', () => {
    for (const part of ['{"', '\\"', '{', '"}']) {
      const spent = startCpuTime()
      expect(dataAfter(page(`<script>app.ddo = {"${part.repeat(500_000)}</script>`), 'app.ddo')).toBeUndefined()
      expect(spent(), part).toBeLessThan(2_000)
    }
  })
})

describe('nextData', () => {
  it('reads the script that Next.js writes, and nothing from a page without it', () => {
    expect(nextData(page('<script id="__NEXT_DATA__" type="application/json">{"props":{"a":1}}</script>'))).toEqual({
      props: { a: 1 },
    })
    expect(nextData(page('<script id="__NEXT_DATA__">{"props":</script>'))).toBeUndefined()
    expect(nextData(page('<script>{"props":{}}</script>'))).toBeUndefined()
  })
})
