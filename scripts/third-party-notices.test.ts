import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noticesFile, renderNotices } from './third-party-notices.ts'

test('THIRD-PARTY-NOTICES.md lists the packages that are installed', () => {
  expect(readFileSync(noticesFile, 'utf8'), 'run `pnpm notices` after a dependency changed').toBe(renderNotices())
})
