import { stripMarks } from '@vedetta/reference/strip-marks'
import { expect, it } from 'vitest'
import { startCpuTime } from './cpu-time.ts'
import { readEverything } from './read-everything.ts'

/** The fastest of them counts: a slow one had a neighbour. */
const measurements = 5
const maxRatio = 1.6
/** Less is noise. */
const minMilliseconds = 10
const maxCharacters = 1_500_000

async function readPageOf(text: string): Promise<number> {
  const html = `<html lang="it"><body><h2>Posizioni aperte</h2><ul><li>${text}</li></ul></body></html>`
  const spent = startCpuTime()
  await readEverything(
    {
      kind: 'fetched',
      url: 'https://www.rossi.example/lavora/',
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(html),
    },
    'careers',
  )
  return spent()
}

async function ratioOf(text: string, plain: string): Promise<number> {
  const fastest = { text: Number.POSITIVE_INFINITY, plain: Number.POSITIVE_INFINITY }
  for (let round = 0; round < measurements; round += 1) {
    fastest.plain = Math.min(fastest.plain, await readPageOf(plain))
    fastest.text = Math.min(fastest.text, await readPageOf(text))
  }
  return fastest.text / Math.max(fastest.plain, minMilliseconds)
}

const filledWith = (fill: string, characters: number) => fill.repeat(Math.ceil(characters / fill.length))

it.each(['à', 'À'])('a page of megabytes of "%s" is read as fast as one of plain letters', async (fill) => {
  const text = filledWith(fill, maxCharacters)
  expect(await ratioOf(text, stripMarks(text))).toBeLessThan(maxRatio)
})

// Without a bound a megabyte of them takes an hour: so many are enough to tell.
it.each(['\u0301\u0316', '\u05b0\u0301\u05bc'])(
  'a page of marks %j in no order is read as fast as one of plain letters',
  async (fill) => {
    const text = filledWith(fill, 40_000)
    expect(await ratioOf(text, 'a'.repeat(text.length))).toBeLessThan(maxRatio)
  },
)
