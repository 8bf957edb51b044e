import { expect, test } from 'vitest'
import { gatewayAddress, simulatedLinksPlugin } from '../../../apps/web/simulated-links-plugin.ts'

test('gatewayAddress leads to the gateway from a simulated site, at the quoted words', () => {
  expect(gatewayAddress('https://www.rossi-x1.sim/lavora?a=1#:~:text=Cuoco', '17474')).toBe(
    'http://www.rossi-x1.sim.localhost:17474/lavora?a=1#:~:text=Cuoco',
  )
})

test.each([
  ['https://jobs.lever.co/rossi-x1/7', 'http://jobs.lever.co.localhost:17474/rossi-x1/7'],
  ['https://rossi-x1.teamtailor.com/', 'http://rossi-x1.teamtailor.com.localhost:17474/'],
])('gatewayAddress leads to the board of a simulated company: %s', (href, expected) => {
  expect(gatewayAddress(href, '17474')).toBe(expected)
})

test.each([
  'https://www.officine.example/lavora',
  'https://rossi-x1.example/',
  'https://jobs.lever.co/rossi',
  'http://127.0.0.1:17473/positions?company=rossi-x1',
  'http://www.rossi-x1.sim.localhost:17474/',
  'mailto:info@rossi-x1.sim',
  'javascript:alert(1)',
])('gatewayAddress leaves %s alone', (href) => {
  expect(gatewayAddress(href, '17474')).toBeNull()
})

test('only the development server changes links to simulated sites', () => {
  expect(simulatedLinksPlugin('17474').apply).toBe('serve')
})
