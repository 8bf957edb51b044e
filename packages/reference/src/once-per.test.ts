import { expect, it } from 'vitest'
import { oncePer } from './once-per.ts'

it('oncePer computes once for each object, and anew for a changed copy', () => {
  const asked: string[] = []
  const wordsOf = oncePer(({ text }: { text: string }) => {
    asked.push(text)
    return text === '' ? null : text.split(' ')
  })
  const line = { text: 'Saldatore TIG' }
  expect(wordsOf(line)).toBe(wordsOf(line))
  expect(wordsOf({ ...line, text: 'Autista' })).toEqual(['Autista'])
  const empty = { text: '' }
  expect([wordsOf(empty), wordsOf(empty)]).toEqual([null, null])
  expect(asked).toEqual(['Saldatore TIG', 'Autista', ''])
  expect(line).toEqual({ text: 'Saldatore TIG' })
})

it('oncePer keeps the values of two functions apart', () => {
  const [lengthOf, firstOf] = [
    oncePer(({ text }: { text: string }) => text.length),
    oncePer(({ text }: { text: string }) => text[0]),
  ]
  const line = { text: 'Autista' }
  expect([lengthOf(line), firstOf(line), lengthOf(line)]).toEqual([7, 'A', 7])
})
