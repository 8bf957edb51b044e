import { describe, expect, it } from 'vitest'
import { readSchedule } from './schedule.ts'
import { advert, url } from './testing/raw-advert.ts'

describe('readSchedule', () => {
  it.each([
    ['Monte ore 25 settimanali', 'part'],
    ['Apprendistato, 30 ore.', 'part'],
    ['Giornata, 39h sett.', 'full'],
    ['F.T. su turni', 'full'],
    ['Otto ore al giorno, dal lunedì al venerdì.', 'full'],
    ['39 Wochenstunden', 'full'],
    ['40-Stunden-Woche', 'full'],
    ['38 hrs per week', 'full'],
    ['P.T. 18 ore, anche la domenica', 'part'],
    ['PT 20h', 'part'],
    ['Quattro ore al giorno, al mattino.', 'part'],
    ['20 Wochenstunden', 'part'],
    ['Pensum 60 %', 'part'],
    ['Halbtagsstelle im Büro', 'part'],
    ['Full time, dal lunedì al venerdì.', 'full'],
    ['Orario a tempo pieno.', 'full'],
    ['40 ore settimanali su turni.', 'full'],
    ['Anstellung in Vollzeit.', 'full'],
    ['Tempo determinato 10 mesi, eventuale proroga, full time.', 'full'],
    ['CCNL personale non dirigente, full time 36 ore settimanali.', 'full'],
    ['Full time, possibile anche part time.', 'full'],
    ['Part-time pomeriggio 15.10-18.40', 'part'],
    ['Part time 20 ore con possibilità di passaggio a full time.', 'part'],
    ['Contratto di 24 ore settimanali.', 'part'],
    ['Teilzeit 25 Stunden pro Woche.', 'part'],
    ['Si offre tempo parziale di tipo verticale.', 'part'],
  ])('%s → %s', (text, schedule) => {
    expect(readSchedule(advert('Addetto', text))?.value).toBe(schedule)
  })

  it.each([
    'Prevista la possibilità di part-time.',
    'Full time o part time secondo le esigenze.',
    'Non è previsto il part time.',
    'Turni distribuiti sulle 24 ore.',
    'Corso di formazione di 16 ore.',
    'Rispondiamo entro 24 ore.',
    'Orario: 8-12 e 14-18.',
    'Corso di 40 anni di storia.',
  ])('%s → null', (text) => {
    expect(readSchedule(advert('Addetto', text))).toBeNull()
  })

  it.each([
    ['Impiegata part-time', '', 'part'],
    ['Addetto', 'FULL_TIME', 'full'],
    ['Addetto', 'Part Time', 'part'],
    ['Addetto', 'full-or-part-time', undefined],
    ['Addetto', 'parttime_fixed_term', 'part'],
  ])('%s with the field %s → %s', (title, text, schedule) => {
    expect(readSchedule(advert(title, '', text ? { schedule: { text, url } } : {}))?.value).toBe(schedule)
  })
})
