import { expect, test } from 'vitest'
import { apiTestsOf } from './api-tests.ts'

test('the tests of the API about a folder of core import it themselves, by a helper or by their routes', () => {
  const ofLedger = apiTestsOf(['customers/ledger'])
  expect(ofLedger).toContain('apps/api/src/revoked-access.engines.test.ts')
  expect(apiTestsOf(['customers/licences'])).toContain('apps/api/src/features/passwords.engines.test.ts')
  expect(apiTestsOf(['inbox/saved'])).toContain('apps/api/src/features/saved.routes.engines.test.ts')
  expect(ofLedger).not.toContain('apps/api/src/features/passwords.engines.test.ts')
})

test('tests of every call of the API are about no folder', () => {
  expect(
    apiTestsOf(['customers/licences', 'customers/identity', 'customers/ledger']).filter((test) =>
      test.includes('access-matrix'),
    ),
  ).toEqual([])
})
