import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { balanceQuery, refreshBalance } from './profile.ts'

test('the balance is read again after a charge, also if its first reading was still on its way', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const readings = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey: balanceQuery.queryKey,
    queryFn: () => readings[asked++]?.promise ?? Promise.reject(new Error('asked too often')),
  })
  const shown = vi.fn()
  const stop = observer.subscribe(({ data }) => shown(data))
  const refreshed = refreshBalance(client)
  readings[0]?.resolve(1_000)
  readings[1]?.resolve(999)
  await refreshed
  expect(client.getQueryData(balanceQuery.queryKey)).toBe(999)
  expect(asked).toBe(2)
  expect(shown).not.toHaveBeenCalledWith(1_000)
  stop()
})
