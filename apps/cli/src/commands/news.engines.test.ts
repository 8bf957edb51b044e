import { optOut } from '@vedetta/core/companies/sources/opt-out'
import { createTestDb } from '@vedetta/core/testing/test-engines'
import { Command, CommanderError } from 'commander'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addNewsCommands } from './news.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
  vi.stubEnv('DATABASE_URL', database.as('cli').databaseUrl)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.close()
})

async function news(...args: string[]): Promise<{ code: number; output: string }> {
  let output = ''
  const keep = (text: string | Uint8Array) => {
    output += text
    return true
  }
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  const warn = vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  const program = new Command().exitOverride()
  addNewsCommands(program)
  try {
    await program.parseAsync(['news', ...args], { from: 'user' })
    return { code: Number(process.exitCode ?? 0), output }
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return { code: error.exitCode, output }
  } finally {
    process.exitCode = undefined
    write.mockRestore()
    warn.mockRestore()
  }
}

const url = 'https://gazzetta.example/rss'

test('news feeds are added, renamed, listed and removed', async () => {
  expect(await news('feeds')).toEqual({ code: 0, output: '' })
  expect(await news('add-feed', url, 'La Gazzetta')).toEqual({ code: 0, output: `added: La Gazzetta ${url}\n` })
  expect(await news('add-feed', url, 'La  Gazzetta di Bergamo')).toMatchObject({ code: 0 })
  expect((await news('feeds')).output).toBe(`La Gazzetta di Bergamo  ${url}  never read  0 news\n`)
  await database.pool.query(`UPDATE news_feed SET failures = 3, last_read = '2026-11-15', due_at = '2026-11-16'`)
  expect((await news('feeds')).output).toContain('failed 3 times, next attempt 2026-11-1')
  expect(await news('remove-feed', url)).toEqual({ code: 0, output: `removed: ${url}\n` })
  expect(await news('remove-feed', url)).toMatchObject({ code: 1 })
  expect((await news('feeds')).output).toBe('')
})

test.each([
  ['gazzetta.example/rss', 'La Gazzetta'],
  ['ftp://gazzetta.example/rss', 'La Gazzetta'],
  ['https://a:b@gazzetta.example/rss', 'La Gazzetta'],
  [url, ' '],
])('news add-feed refuses %s named "%s"', async (address, name) => {
  expect(await news('add-feed', address, name)).toMatchObject({ code: 1 })
  expect((await news('feeds')).output).toBe('')
})

test('news add-feed refuses a host that has opted out', async () => {
  await optOut(database.db, { host: 'gazzetta.example', reason: 'asked by mail' }, new Date())
  expect(await news('add-feed', url, 'La Gazzetta')).toEqual({
    code: 1,
    output: `not added: ${url} has opted out of our visits\n`,
  })
})
