import { expect, test } from 'vitest'
import { judgeSite } from './confirm-sites.ts'

const own = '12345678903'
const other = '00743110157'

test.each([
  ['import', null, null, 'unchanged'],
  ['import', null, own, 'confirmed'],
  ['import', null, other, 'contradicted'],
  ['pec_domain', null, own, 'confirmed'],
  ['pec_domain', null, other, 'contradicted'],
  ['vat_on_page', null, own, 'unchanged'],
  ['vat_on_page', null, other, 'contradicted'],
  ['import', other, other, 'unchanged'],
  ['import', other, own, 'confirmed'],
  ['vat_on_page', other, own, 'confirmed'],
  ['import', '01114601006', other, 'contradicted'],
  ['vat_on_page', other, null, 'unchanged'],
] as const)(
  'judgeSite: known by %s and contradicted by %s, pages that state %s leave a site %s',
  (knownBy, contradictingVat, stated, verdict) => {
    expect(judgeSite({ vat: own, knownBy, contradictingVat }, stated)).toBe(verdict)
  },
)
