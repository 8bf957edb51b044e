import { companyFieldNames, searchCompanies } from '@vedetta/contracts/company-search'
import { filterFieldNames, filterFields } from '@vedetta/contracts/filter-fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFilter } from '../../testing/any-filter.ts'
import { companyPartOf, toCompanyCriteria, withCompanyPart, withVatsTyped } from './company-filter.ts'
import { emptyFilter } from './position-filter.ts'

describe('the part of a filter that companies are searched by', () => {
  it('is what is theirs and the place, and put back makes the same filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const part = companyPartOf(filter)
        const fields = Object.keys(part.fields)
        const meant = filterFieldNames.filter(
          (name) => filterFields[name].group === 'company' || filterFields[name].place,
        )
        expect(fields).toEqual(meant.filter((name) => filter.fields[name]))
        expect(withCompanyPart(filter, part)).toEqual(filter)
        expect(companyPartOf(withCompanyPart(filter, emptyFilter))).toEqual(emptyFilter)
      }),
    )
  })

  it('is always one the server accepts, with nothing empty in it', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const criteria = toCompanyCriteria(filter)
        expect(searchCompanies.input.safeParse(criteria).success).toBe(true)
        for (const group of [criteria.company, criteria.notCompany])
          expect(companyFieldNames).toEqual(expect.arrayContaining(Object.keys(group)))
      }),
    )
  })

  it('takes a VAT number that is typed as a name for the number', () => {
    for (const text of ['01234567897', 'IT01234567897', 'it 01234567897'])
      expect(withVatsTyped({ fields: { companyName: { included: ['Rossi', text] } } })).toEqual({
        fields: { companyName: { included: ['Rossi'] }, vat: { included: ['01234567897'] } },
      })
    const name = { fields: { companyName: { included: ['0123456789'] } } }
    expect(withVatsTyped(name)).toEqual(name)
  })
})
