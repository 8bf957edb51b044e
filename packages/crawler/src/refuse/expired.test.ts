import { describe, expect, it } from 'vitest'
import { advertOf } from '../normalise/advert.ts'
import { rawAdvert } from '../normalise/testing/raw-advert.ts'
import { expiredBecause } from './expired.ts'

const because = (title: string, text: string) => {
  const raw = rawAdvert(title, text)
  return expiredBecause(raw, advertOf(raw), new Date('2026-11-14T06:00:00Z'))?.text
}

describe('a season that is over', () => {
  it.each([
    ['Bagnino', 'Per la stagione estiva 2026 cerchiamo un bagnino con brevetto in corso di validità.'],
    ['Bagnino estate 2026', 'Brevetto richiesto.'],
    ['Bagnino', 'Stagione balneare 2026'],
    ['Lifeguard', 'We are hiring lifeguards for summer 2026 at our pool in the hills above the lake.'],
  ])('closes %s (%s)', (title, text) => {
    expect(because(title, text)).toBeDefined()
  })

  it.each([
    ['Collaudatore', 'La nostra azienda, nata nell’estate 2012, cerca un collaudatore per il reparto prove.'],
    [
      'Collaudatore',
      'Dopo il programma di accelerazione dell’estate 2012 e un primo giro di capitali, oggi siamo in quaranta.',
    ],
    ['Tester', 'After an accelerator in Summer 2012 and a first round we have the support of many advisers.'],
    ['Collaudatore', 'Founded in summer 2012.'],
  ])('is no more than a story in %s (%s)', (title, text) => {
    expect(because(title, text)).toBeUndefined()
  })
})
