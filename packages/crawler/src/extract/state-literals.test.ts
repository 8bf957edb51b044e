import { describe, expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { literalsIn } from './state-literals.ts'

const value = { jobs: [{ title: 'Saldatore', city: 'Lodi' }, { title: 'Cuoco' }] }
const jobs = JSON.stringify(value)
const values = (script: string) => literalsIn(script).map((literal) => literal.value)

describe('literalsIn', () => {
  it.each([
    ['assigned', `window.__STATE__ = ${jobs};`],
    ['assigned to a key', `var a = 1; window["data"] = ${jobs}; run()`],
    ['returned by a function', `function state(){ return ${jobs} }`],
    ['returned by an arrow', `const state = () => (${jobs})`],
    ['passed to a function', `start(${jobs})`],
    ['returned by a method of a literal', `createApp({ el: '#app', data() { return ${jobs} } }).mount()`],
    ['behind code with strings and comments', `if (a) { b("}") } // it's\n /* " */ var c = ${jobs}`],
    ['in a string that is parsed', `window.a = JSON.parse('${jobs}')`],
  ])('finds a literal that is %s', (_, script) => {
    expect(values(script)).toContainEqual(value)
  })

  it('puts the arguments of a function in the place of its parameters', () => {
    const script =
      'window.__NUXT__=(function(a,b){return {jobs:[{title:a,city:b},{title:"Cuoco",city:b,open:!0}]}}("Saldatore","Lodi"))'
    expect(values(script)).toEqual([
      {
        jobs: [
          { title: 'Saldatore', city: 'Lodi' },
          { title: 'Cuoco', city: 'Lodi', open: true },
        ],
      },
    ])
  })

  it('reads bare keys, single quotes, escapes, trailing commas and comments', () => {
    const script = String.raw`var list = [{ titolo: 'L\'addetto', 'sede': "Forl\u00ec", /* ore */ ore: 40, }]`
    expect(literalsIn(script)).toEqual([{ name: 'list', value: [{ titolo: "L'addetto", sede: 'Forlì', ore: 40 }] }])
  })

  it('does not end at a bracket in a string', () => {
    expect(values('a = {text: "a } b ] c", more: `]`}')).toEqual([{ text: 'a } b ] c', more: ']' }])
  })

  it('has nothing in the place of values that code computes', () => {
    expect(values('a = {text: word() + ", x", date: new Date("2026-11-02"), run: function(){ go() }}')).toEqual([
      { text: null, date: '2026-11-02', run: null },
    ])
  })

  it.each([
    ['one that is not closed', `a = ${jobs.slice(0, -1)}`],
    ['nothing', ''],
    ['too long a script', `a = ${jobs};${' '.repeat(1_500_000)}`],
  ])('ignores %s', (_, script) => {
    expect(values(script).filter((one) => !Array.isArray(one))).toEqual([])
  })

  it.each(['a = {b:', 'a=[{', '({a:/*', '={a:"', 'x=[{a:1},', '({b(){', '(function(a){return {'])(
    'takes no more than a second over %s without an end',
    (part) => {
      const spent = startCpuTime()
      literalsIn(part.repeat(1_400_000 / part.length))
      expect(spent()).toBeLessThan(1_000)
    },
  )
})
