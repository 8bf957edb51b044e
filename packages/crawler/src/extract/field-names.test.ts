import { describe, expect, it } from 'vitest'
import { type FieldHint, hintOfField } from './field-names.ts'

describe('hintOfField', () => {
  it.each<[string, FieldHint]>([
    ['jobLocation', 'place'],
    ['Sede di lavoro', 'place'],
    ['Città', 'place'],
    ['_sede', 'place'],
    ['punto-vendita', 'place'],
    ['contractType', 'contract'],
    ['Tipologia contrattuale', 'contract'],
    ['employment_type', 'contract'],
    ['Orario', 'schedule'],
    ['workingHours', 'schedule'],
    ['time-type', 'schedule'],
    ['isRemote', 'remote'],
    ['workplaceType', 'remote'],
    ['RAL', 'pay'],
    ['baseSalary', 'pay'],
    ['yearsOfExperience', 'experience'],
    ['Esperienza richiesta', 'experience'],
    ['publishedAt', 'postedAt'],
    ['Data', 'postedAt'],
    ['Inserito il', 'postedAt'],
    ['expirationDate', 'validThrough'],
    ['Scadenza', 'validThrough'],
    ['Azienda', 'employer'],
    ['companyName', 'employer'],
  ])('%s gives %s', (name, hint) => {
    expect(hintOfField(name)).toBe(hint)
  })

  it.each(['title', 'id', 'description', 'dati', 'coralli', 'capacity', 'tags', ''])('gives no hint for %s', (name) => {
    expect(hintOfField(name)).toBeNull()
  })

  it('prefers an end date to a start date', () => {
    expect(hintOfField('publishEndDate')).toBe('validThrough')
  })

  it('reads only the first characters of a long name', () => {
    expect(hintOfField(`${'x'.repeat(60)}location`)).toBeNull()
  })
})
