import { expect, test } from 'vitest'
import { pageRequest } from './page-request.ts'

const page = 'https://www.azienda.it/lavora'

test('pageRequest sends a read to any host, a write only to the page’s own registered domain', () => {
  const post = (url: string) => pageRequest({ url, method: 'POST', body: '{}' }, [page])
  expect(pageRequest({ url: 'https://cdn.example/a.js' }, [page])).toEqual({
    url: 'https://cdn.example/a.js',
    headers: {},
  })
  expect(post('https://api.azienda.it/posizioni')).toMatchObject({ method: 'POST', body: '{}' })
  for (const other of ['https://altra.it/', 'https://azienda.it.example/', 'http://127.0.0.1/', 'https://azienda.com/'])
    expect(post(other)).toBeNull()
})

test('pageRequest treats neighbours under a public suffix as other sites', () => {
  const post = (url: string, from: string) => pageRequest({ url, method: 'POST', body: '' }, [from])
  expect(post('https://vittima.github.io/', 'https://azienda.github.io/')).toBeNull()
  expect(post('https://altra.mi.it/', 'https://azienda.mi.it/')).toBeNull()
  expect(post('https://azienda.github.io/', 'https://azienda.github.io/')).not.toBeNull()
})

test('pageRequest leaves out every header that could carry a credential', () => {
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    referer: page,
    origin: 'https://www.azienda.it',
    Authorization: 'Bearer x',
    'Proxy-Authorization': 'Basic x',
    Cookie: 'a=b',
    'X-Api-Key': 'k',
    'X-Auth-Token': 't',
    'X-CSRF-Token': 't',
    Host: 'inside.example',
    'X-Forwarded-For': '127.0.0.1',
    'Metadata-Flavor': 'Google',
    'X-aws-ec2-metadata-token': 't',
  }
  const sent = pageRequest({ url: 'https://www.azienda.it/api', method: 'POST', body: '', headers }, [page])
  expect(Object.keys(sent?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'content-type',
    'origin',
    'referer',
    'x-requested-with',
  ])
})

test.each([
  ['a line break in a header', { url: page, headers: { accept: 'a\r\nhost: inside' } }, { url: page, headers: {} }],
  ['a header of 2,001 characters', { url: page, headers: { accept: 'a'.repeat(2_001) } }, { url: page, headers: {} }],
  ['an address of 8,001 characters', { url: `https://a.it/${'a'.repeat(8_000)}` }, null],
  ['a body of 100,001 characters', { url: page, method: 'POST' as const, body: 'a'.repeat(100_001) }, null],
  ['a file', { url: 'file:///etc/passwd' }, null],
])('pageRequest bounds %s', (_, request, sent) => {
  expect(pageRequest(request, [page])).toEqual(sent)
})
