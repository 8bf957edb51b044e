import { describe, expect, it } from 'vitest'
import { companyKey } from './company-key.ts'

describe('companyKey', () => {
  it.each([
    ['Officine Rossi di Rossi Mario & C. S.n.c.', 'officine rossi'],
    ['ACME ITALIA S.P.A. a socio unico', 'acme italia'],
    ['Il Faro Società Cooperativa Sociale ONLUS', 'il faro'],
    ['Cooperativa Sociale Il Faro', 'il faro'],
    ['S.P.A.', 's p a'],
    ['Rossi S.r.l.s. in liquidazione', 'rossi'],
  ])('of %s is %s', (name, key) => {
    expect(companyKey(name)).toBe(key)
  })
})
