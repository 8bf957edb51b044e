import { describe, expect, it } from 'vitest'
import { scriptJson } from './script-json.ts'

const value = { title: 'Saldatore', places: ['Lodi'] }
const json = JSON.stringify(value)

describe('scriptJson', () => {
  it.each([
    ['plain', json],
    ['white space and a byte order mark', `\uFEFF\n  ${json}\n`],
    ['an HTML comment', `<!-- ${json} -->`],
    ['a script’s comment', `/* ${json} */`],
    ['a semicolon', `${json};`],
    ['CDATA', `<![CDATA[${json}]]>`],
    ['CDATA in comments of the script', `//<![CDATA[\n${json}\n//]]>`],
    ['CDATA in block comments', `/* <![CDATA[ */ ${json} /* ]]> */`],
    ['trailing commas', '{"title":"Saldatore","places":["Lodi",],}'],
  ])('reads %s', (_, source) => {
    expect(scriptJson(source)).toEqual({ value, isRepaired: false })
  })

  it('reads a list in CDATA, and the words "]]>" where nothing was opened', () => {
    expect(scriptJson(`<![CDATA[[${json}]]]>`)?.value).toEqual([value])
    expect(scriptJson('{"title":"a ]]> b"}')?.value).toEqual({ title: 'a ]]> b' })
  })

  it('reads raw control characters in strings as spaces', () => {
    expect(scriptJson('{"title":"Saldatore\n\tTIG"}')).toEqual({ value: { title: 'Saldatore TIG' }, isRepaired: false })
  })

  it.each([
    ['a literal', "{title: 'Saldatore', places: ['Lodi']}"],
    ['a missing comma', '{"title":"Saldatore" "places":["Lodi"]}'],
    ['a missing end', '{"title":"Saldatore","places":["Lodi"]'],
  ])('repairs %s, and marks it as repaired', (_, source) => {
    expect(scriptJson(source)).toEqual({ value, isRepaired: true })
  })

  it.each([
    ['nothing', ''],
    ['text', 'Saldatore'],
    ['a string', '"Saldatore"'],
    ['code', `var a = ${json}`],
    ['what is too long', `[${' '.repeat(1_500_000)}]`],
    ['what is broken and too long to repair', `{a: "${'x'.repeat(300_000)}"}`],
  ])('reads nothing from %s', (_, source) => {
    expect(scriptJson(source)).toBeNull()
  })
})
