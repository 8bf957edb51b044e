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

  it.each(['title', 'id', 'description', 'dati', 'coralli', 'capacity', 'tags', ''])('nothing: %s', (name) => {
    expect(hintOfField(name)).toBeNull()
  })

  it('takes a date’s end before its beginning', () => {
    expect(hintOfField('publishEndDate')).toBe('validThrough')
  })

  it('reads no more of a name than a name has', () => {
    expect(hintOfField(`${'x'.repeat(60)}location`)).toBeNull()
  })
})
