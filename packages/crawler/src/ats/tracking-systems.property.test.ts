import { anyInvisibleCharacters, scattered } from '@vedetta/contracts/testing/invisible-characters'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerText } from './json-values.ts'
import { htmlAnswer, jsonAnswer, unquoted, withText, xmlAnswer } from './testing/answers.ts'
import { sampleBoards } from './testing/sample-boards.ts'
import { sampleSuiteBoards } from './testing/sample-suite-boards.ts'
import type { BoardRead } from './tracking-system.ts'
import { boardsIn, recogniseBoard, trackingSystems } from './tracking-systems.ts'

const samples = [...sampleBoards, ...sampleSuiteBoards].map(({ address, answer }) => ({
  answer,
  ...recognised(address),
}))

function recognised(address: string) {
  const found = recogniseBoard(new URL(address))
  if (found === null) throw new Error(`no board at ${address}`)
  return found
}

/** Whatever the answer: positions with a title and an address to open, requests that can be asked. */
function expectSound(read: BoardRead): void {
  for (const { title, url, applyUrl } of read.positions) {
    expect(title.text).not.toBe('')
    expect(title.text.length).toBeLessThanOrEqual(300)
    for (const address of [url, applyUrl]) if (address !== null) expect(address).toMatch(/^https?:\/\//)
  }
  for (const { url } of read.next) expect(URL.canParse(url)).toBe(true)
}

const anyJson = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })

describe.each(samples)('$system.name at $answer.url', ({ system, board, answer }) => {
  it('reads the sample with quotes that occur in it', () => {
    const read = system.read(answer, board)
    expect(read.positions.map(({ title, by }) => [title.text, by])).toEqual([['Tornitore', system.name]])
    expect(unquoted(read.positions, answer)).toEqual([])
    expectSound(read)
  })

  it('reads none of the invisible characters of its titles', () => {
    const clean = system.read(answer, board)
    // Neither JSON nor XML can hold a control character as it is.
    const writable = anyInvisibleCharacters.map((text) => text.replace(/\p{Cc}/gu, ''))
    fc.assert(
      fc.property(writable, (characters) => {
        const text = answerText(answer).replaceAll('Tornitore', scattered('Tornitore', characters))
        expect(system.read(withText(answer, text), board)).toEqual(clean)
      }),
      { numRuns: 10 },
    )
  })

  it('never throws on a truncated answer, nor calls it complete if it is JSON or XML', () => {
    const text = answerText(answer)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), (length) => {
        const read = system.read(withText(answer, text.slice(0, length)), board)
        expectSound(read)
        if (answer.kind !== 'html') expect(read.isComplete).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('never throws on an answer with other values in it', () => {
    const text = answerText(answer)
    const places = [...text.matchAll(/"(?:[^"\\]|\\.)*"|\d+|true|false|>[^<]+</g)]
    fc.assert(
      fc.property(fc.nat(), anyJson, (index, value) => {
        const place = places[index % places.length]
        if (place === undefined) return
        const put = answer.kind === 'json' ? JSON.stringify(value) : `>${JSON.stringify(value)}<`
        const changed = text.slice(0, place.index) + put + text.slice(place.index + place[0].length)
        expectSound(system.read(withText(answer, changed), board))
      }),
      { numRuns: 80 },
    )
  })
})

describe('every tracking system', () => {
  it('has a sample board', () => {
    expect(new Set(samples.map(({ system }) => system.name))).toEqual(new Set(trackingSystems.map(({ name }) => name)))
  })

  it('never throws on any JSON, markup or address', () => {
    fc.assert(
      fc.property(
        anyJson,
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.webUrl({ withQueryParameters: true }),
        (value, text, url) => {
          for (const { system, board } of samples) {
            for (const page of [
              jsonAnswer(url, value === undefined ? '' : JSON.stringify(value)),
              xmlAnswer(url, `<${text}`),
              htmlAnswer(url, text),
            ]) {
              expectSound(system.read(page, board))
            }
          }
          for (const system of trackingSystems) system.recognise(new URL(url))
          boardsIn(htmlAnswer(url, `<a href="${text}"></a><script>${text}</script>`))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('requests only addresses that it recognises as its own', () => {
    for (const { system, board } of samples) {
      for (const { url } of system.requests(board)) expect(new URL(url).hostname).not.toBe('')
      expect(system.recognise(new URL(board.url))?.token).toBe(board.token)
    }
  })
})
