import { describe, expect, it } from 'vitest'
import type { Fetched } from './fetcher.ts'
import { createSessionCookies } from './session-cookies.ts'

const answer = (url: string, setCookie?: string): Fetched => ({
  kind: 'fetched',
  url,
  status: 200,
  headers: setCookie === undefined ? {} : { 'set-cookie': setCookie },
  body: new Uint8Array(),
})

describe('session cookies', () => {
  it('go back to the host that set them, and to no other', () => {
    const cookies = createSessionCookies()
    cookies.keep(
      answer(
        'https://jobs.rossi.example/it',
        'SID=a1; Path=/; Expires=Wed, 18 Nov 2026 07:00:00 GMT, lang=it; HttpOnly',
      ),
    )
    expect(cookies.headerFor(new URL('https://jobs.rossi.example/app.php'))).toBe('SID=a1; lang=it')
    expect(cookies.headerFor(new URL('https://rossi.example/'))).toBeNull()
    expect(cookies.headerFor(new URL('https://x.jobs.rossi.example/'))).toBeNull()
  })

  it('are replaced by later ones, and never carry what would end a header', () => {
    const cookies = createSessionCookies()
    cookies.keep(answer('https://a.example/', 'SID=1'))
    cookies.keep(answer('https://a.example/', 'SID=2, bad=x\r\nHost: b.example'))
    cookies.keep(answer('https://a.example/'))
    expect(cookies.headerFor(new URL('https://a.example/'))).toBe('SID=2; bad=x')
  })

  it('are bounded', () => {
    const cookies = createSessionCookies()
    const many = Array.from({ length: 50 }, (_, index) => `c${index}=1`).join(', ')
    for (let host = 0; host < 20; host++) cookies.keep(answer(`https://h${host}.example/`, many))
    expect(cookies.headerFor(new URL('https://h0.example/'))?.split('; ')).toHaveLength(20)
    expect(cookies.headerFor(new URL('https://h15.example/'))).toBeNull()
    cookies.keep(answer('https://h1.example/', `long=${'x'.repeat(1_999)}, longer=${'y'.repeat(1_999)}, c0=2`))
    expect(cookies.headerFor(new URL('https://h1.example/'))?.length ?? 0).toBeLessThan(4_001)
  })
})
