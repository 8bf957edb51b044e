import { companyFieldNames, searchCompanies } from '@vedetta/contracts/companies/company-search'
import { filterFieldNames, filterFields } from '@vedetta/contracts/search/filter-fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFilter } from '../../testing/any-filter.ts'
import { companyPartOf, toCompanyCriteria, withCompanyPart, withVatNumbers } from './company-filter.ts'
import { emptyFilter } from './position-filter.ts'

describe('the company part of a filter', () => {
  it('companyPartOf keeps company fields and places, and withCompanyPart restores the filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const part = companyPartOf(filter)
        const fields = Object.keys(part.fields)
        const expected = filterFieldNames.filter(
          (name) => filterFields[name].group === 'company' || filterFields[name].place,
        )
        expect(fields).toEqual(expected.filter((name) => filter.fields[name]))
        expect(withCompanyPart(filter, part)).toEqual(filter)
        expect(companyPartOf(withCompanyPart(filter, emptyFilter))).toEqual(emptyFilter)
      }),
    )
  })

  it('toCompanyCriteria is always valid for the server, without empty entries', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const criteria = toCompanyCriteria(filter)
        expect(searchCompanies.input.safeParse(criteria).success).toBe(true)
        for (const group of [criteria.company, criteria.notCompany])
          expect(companyFieldNames).toEqual(expect.arrayContaining(Object.keys(group)))
      }),
    )
  })

  it('withVatNumbers treats a VAT number typed as a name as a VAT number', () => {
    for (const text of ['01234567897', 'IT01234567897', 'it 01234567897'])
      expect(withVatNumbers({ fields: { companyName: { included: ['Rossi', text] } } })).toEqual({
        fields: { companyName: { included: ['Rossi'] }, vat: { included: ['01234567897'] } },
      })
    const name = { fields: { companyName: { included: ['0123456789'] } } }
    expect(withVatNumbers(name)).toEqual(name)
  })
})
