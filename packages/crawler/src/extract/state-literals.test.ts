import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { assignedLiterals } from './state-literals.ts'

const jobs = '{"jobs":[{"title":"Saldatore","city":"Lodi"},{"title":"Cuoco"}]}'

describe('assignedLiterals', () => {
  it.each([
    `window.__STATE__ = ${jobs};`,
    `window.__STATE__=${jobs}`,
    `var a = 1; window["data"] = ${jobs}; run()`,
    `const $jobs = ${jobs}\nexport default $jobs`,
  ])('finds what %s assigns', (script) => {
    expect(assignedLiterals(script)).toEqual([jobs])
  })

  it('finds arrays, and several in order', () => {
    const list = '["Saldatore di lamiere", "Magazziniere notturno"]'
    expect(assignedLiterals(`a = ${jobs}; b = ${list};`)).toEqual([jobs, list])
  })

  it.each([
    ['double', `{"text":"a } b ] c", "more": "${'x'.repeat(30)}"}`],
    ['single', `{'text':'a } b', 'more': '${'x'.repeat(30)}'}`],
    ['template', `{text:\`a } b\`, more: '${'x'.repeat(30)}'}`],
    ['escaped', `{"text":"a \\"} b", "more": "${'x'.repeat(30)}"}`],
  ])('does not end at a bracket in a string of %s quotes', (_, literal) => {
    expect(assignedLiterals(`a = ${literal}; b = {}`)).toEqual([literal])
  })

  it.each([
    ['a comparison', `if (a == ${jobs}) run()`],
    ['an arrow', `const run = () => ${jobs}`],
    ['an argument', `run(${jobs})`],
    ['too little to hold a position', 'a = {"title":"x"}'],
    ['one that is not closed', `a = ${jobs.slice(0, -1)}`],
    ['nothing', ''],
  ])('ignores %s', (_, script) => {
    expect(assignedLiterals(script)).toEqual([])
  })

  it('respects its limits', () => {
    expect(assignedLiterals(`a = ${jobs};`.repeat(60))).toHaveLength(40)
    expect(assignedLiterals(`a = ${jobs};${' '.repeat(1_500_000)}`)).toEqual([])
    const spent = startCpuTime()
    assignedLiterals('a = {'.repeat(200_000))
    expect(spent()).toBeLessThan(1_000)
  })
})
