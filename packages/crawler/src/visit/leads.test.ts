import { expect, it } from 'vitest'
import { type Lead, Leads } from './leads.ts'

const lead = (url: string, priority: number, rest: Partial<Lead> = {}): Lead => ({
  url: `https://a.example/${url}`,
  role: 'detail',
  priority,
  listTitle: null,
  depth: 1,
  ...rest,
})
const order = (leads: Leads) => {
  const urls: string[] = []
  for (let next = leads.next(); next !== null; next = leads.next()) urls.push(next.url.slice(18))
  return urls
}

it('Leads gives the highest priority first, equal ones in their order', () => {
  const leads = new Leads()
  for (const one of [lead('a', 1), lead('b', 3), lead('c', 2), lead('d', 3)]) leads.add(one)
  expect(order(leads)).toEqual(['b', 'd', 'c', 'a'])
})

it('Leads gives each address once, with its highest priority', () => {
  const leads = new Leads()
  for (const one of [lead('a', 1), lead('a/', 5), lead('b', 3), lead('a', 2)]) leads.add(one)
  expect(order(leads)).toEqual(['a/', 'b'])
  leads.add(lead('a', 9))
  expect(leads.next()).toBeNull()
})

it('Leads keeps the role and title of the list, whatever the priority', () => {
  const leads = new Leads()
  leads.add(lead('a', 9, { role: 'careers' }))
  leads.add(lead('a', 3, { listTitle: 'Cuoco' }))
  expect(leads.next()).toMatchObject({ role: 'detail', priority: 9, listTitle: 'Cuoco' })
})

it('Leads limits the depth, and skips excluded addresses', () => {
  const leads = new Leads()
  leads.close('https://www.a.example/x')
  leads.add(lead('x', 1))
  leads.add(lead('y', 1, { depth: 9 }))
  expect([leads.next(), leads.isKnown('https://a.example/x')]).toEqual([null, true])
})
