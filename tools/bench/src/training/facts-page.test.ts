import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { factsPage, factsPageFile } from './facts-page.ts'

it('docs/reader-facts.md states the facts of the reader as they are', async () => {
  expect(await readFile(factsPageFile, 'utf8')).toBe(factsPage())
})
