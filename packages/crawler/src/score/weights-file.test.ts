import { expect, test } from 'vitest'
import { z } from 'zod'
import { commonHeader, openWeights, readWeights, weightsFile } from './weights-file.ts'

const header = z.strictObject(commonHeader)
const sets = [{ name: 'gold', sites: 32, digest: 'abc' }]
const file = weightsFile({ meaning: 'words', sets }, Buffer.from([1, 2, 3]))

test('openWeights reads what weightsFile wrote', () => {
  const { head, bytes } = openWeights(file, { header, meaning: 'words' })
  expect(head.sets).toEqual(sets)
  expect([...bytes]).toEqual([1, 2, 3])
})

test('openWeights refuses weights that mean something else', () => {
  expect(() => openWeights(file, { header, meaning: 'trees' })).toThrow(
    'the weights of the reader belong to another version of it',
  )
})

test('readWeights names the file that is missing', () => {
  expect(() => readWeights(new URL('../../weights/none.bin', import.meta.url))).toThrow(
    'the weights of the reader are missing: packages/crawler/weights/none.bin',
  )
})
