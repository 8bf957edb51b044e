import { expect, test } from 'vitest'
import { Refused } from './refusals.ts'
import { readWebSite } from './web-site.ts'

const hostAndStart = (text: string) => {
  try {
    const site = readWebSite(text)
    return site === null ? null : `${site.host} ${site.startUrl} ${site.kind}`
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

test.each([
  ['', null],
  ['www.rossi.it', 'rossi.it https://www.rossi.it/ page'],
  ['ROSSI.IT', 'rossi.it https://rossi.it/ page'],
  ['http://www.rossi.it/azienda/?utm_source=x#chi', 'rossi.it http://www.rossi.it/azienda/ page'],
  ['https://rossi.it.', 'rossi.it https://rossi.it/ page'],
  ['caffè.it', 'xn--caff-8oa.it https://xn--caff-8oa.it/ page'],
  ['rossi.altervista.org', 'rossi.altervista.org https://rossi.altervista.org/ page'],
  ['rossi.mi.it', 'rossi.mi.it https://rossi.mi.it/ page'],
  ['https://sites.google.com/view/rossi', 'website_free_host'],
  ['rossi.recruitee.com', 'rossi.recruitee.com https://rossi.recruitee.com/ board'],
  ['rossi.it:443', 'rossi.it https://rossi.it/ page'],
  ['http://rossi.it:8080', 'website_port'],
  ['http://[::1]/', 'website_ip_literal'],
  ['http://2130706433/', 'website_ip_literal'],
  ['127.1', 'website_ip_literal'],
  ['localhost', 'website_local'],
  ['server.lan', 'website_local'],
  ['ftp://rossi.it', 'website_scheme'],
  ['data:text/html,x', 'website_scheme'],
  ['//rossi.it', 'rossi.it https://rossi.it/ page'],
  ['http://', 'website_malformed'],
  ['a,b.it', 'website_malformed'],
  ['a{b}.it', 'website_malformed'],
  ['a"b.it', 'website_malformed'],
  ['rossi .it', 'website_malformed'],
  ['nessuno', 'website_local'],
  ['n.d.', 'website_malformed'],
  ['mailto:info@rossi.it', 'website_email'],
  ['https://a@rossi.it', 'website_credentials'],
  ['https://rossi.it/a/b/a/b/a/b/a/b', 'website_malformed'],
  ['m.facebook.com/rossi', 'website_social_network'],
  ['https://x.com/rossi', 'website_social_network'],
  ['rossi.paginegialle.it', 'website_portal'],
  ['https://www.google.com/maps/place/rossi', 'website_portal'],
  ['github.io', 'website_free_host'],
  ['gmail.com', 'website_free_host'],
  ['gov.it', 'website_is_suffix'],
])('readWebSite: %s is %s', (text, expected) => {
  expect(hostAndStart(text)).toBe(expected)
})
