import { creditCosts, graceDays, monthsPaidInAYear, plans, trialMonths } from '@vedetta/contracts/facts/plans'
import { freeIf } from '@vedetta/contracts/search/search-cost'
import { readingQuality } from '@vedetta/contracts/watch/reading-quality'
import { describe, expect, it } from 'vitest'
import { agenciesEn } from './agencies/agencies.en.ts'
import { agenciesIt } from './agencies/agencies.it.ts'
import { creditsOf } from './case-study/case-costs.tsx'
import { caseIds } from './case-study/case-ids.ts'
import { caseMonths } from './case-study/case-months.ts'
import { caseStudiesEn } from './case-study/case-studies.en.ts'
import { caseStudiesIt } from './case-study/case-studies.it.ts'
import { headhuntersEn } from './headhunters/headhunters.en.ts'
import { headhuntersIt } from './headhunters/headhunters.it.ts'
import { landingEn } from './landing/landing.en.ts'
import { landingIt } from './landing/landing.it.ts'
import { pricingEn } from './pricing/pricing.en.ts'
import { pricingIt } from './pricing/pricing.it.ts'
import { productEn } from './product/product.en.ts'
import { productIt } from './product/product.it.ts'
import { readingQualityEn } from './reading-quality/reading-quality.en.ts'
import { readingQualityIt } from './reading-quality/reading-quality.it.ts'
import { statusEn } from './status/status.en.ts'
import { statusIt } from './status/status.it.ts'

const pages = {
  landing: [landingIt, landingEn],
  product: [productIt, productEn],
  agencies: [agenciesIt, agenciesEn],
  headhunters: [headhuntersIt, headhuntersEn],
  cases: [caseStudiesIt, caseStudiesEn],
  pricing: [pricingIt, pricingEn],
  status: [statusIt, statusEn],
  readingQuality: [readingQualityIt(readingQuality.rows), readingQualityEn(readingQuality.rows)],
} as const

/** All texts of a page in source order. */
function textsOf(page: unknown): string[] {
  if (typeof page === 'string') return [page]
  return typeof page === 'object' && page !== null ? Object.values(page).flatMap(textsOf) : []
}

describe.each(Object.entries(pages))('the texts of the page %s', (_, [it_, en]) => {
  it('the texts of a public page exist in both languages, and none is empty or untranslated', () => {
    const italian = textsOf(it_)
    const english = textsOf(en)
    expect(english).toHaveLength(italian.length)
    expect([...italian, ...english].filter((text) => text.trim() === '')).toEqual([])
    const untranslated = italian.filter((text, index) => text === english[index] && text.split(' ').length > 4)
    expect(untranslated).toEqual([])
  })

  it('the texts of a public page have no exclamation marks and say azienda', () => {
    expect([...textsOf(it_), ...textsOf(en)].filter((text) => text.includes('!'))).toEqual([])
    expect(textsOf(it_).filter((text) => /organizzazion|\bLei\b/.test(text))).toEqual([])
  })
})

describe('claims', () => {
  it('the claims are the specification’s figures, each with its meaning', () => {
    expect(landingIt.figures.map(({ value, what }) => `${value} ${what}`)).toEqual([
      '3,4 milioni di aziende mappate',
      '71% delle offerte non è sui portali',
      'Ogni giorno una visita a ogni sito',
    ])
    expect(landingEn.figures.map(({ value }) => value)).toEqual(['3.4 million', '71%', 'Every day'])
    for (const { meaning } of [...landingIt.figures, ...landingEn.figures]) expect(meaning.length).toBeGreaterThan(60)
  })

  it('the claims state the current costs and terms', () => {
    const terms = [
      [pricingIt.questions.list({ payments: true }), `${graceDays} giorni`],
      [pricingEn.questions.list({ payments: true }), `${graceDays} days`],
      [productIt.company.points, `costano ${creditCosts.contact} crediti`],
      [productEn.company.points, `cost ${creditCosts.contact} credits`],
      [productIt.company.points, `con ${creditCosts.accounts} crediti`],
      [productEn.company.points, `for ${creditCosts.accounts} credits`],
      [landingIt.pipeline, `${creditCosts.contact} crediti`],
      [landingEn.pipeline, `${creditCosts.contact} credits`],
      [pricingIt.questions.list({ payments: false }), `Una ricerca è gratis se ${freeIf('it')}.`],
      [pricingEn.questions.list({ payments: false }), `A search is free if ${freeIf('en')}.`],
      [pricingIt.head, trialMonths.join(' o ')],
      [pricingEn.head, trialMonths.join(' or ')],
    ] as const
    for (const [texts, words] of terms) expect(textsOf(texts).join('\n')).toContain(words)
    expect(pricingIt.period.saving(monthsPaidInAYear)).toBe('Con l’annuale paghi 10 mesi su 12.')
  })
})

describe('the case studies', () => {
  it('the case studies are of an employment agency and two search firms, marked as illustrative', () => {
    expect(caseIds.map((id) => caseStudiesEn.cases[id].kind)).toEqual([
      'Employment agency',
      'Search and selection',
      'Search and selection',
    ])
    expect(caseStudiesIt.notice).toMatch(/^Caso illustrativo\./)
    expect(caseStudiesEn.notice).toMatch(/^Illustrative case\./)
  })

  it.each(caseIds)('the case study %s stays within its plan’s monthly limits', (id) => {
    const month = caseMonths[id]
    const { monthlyCredits, monthlySearches } = plans[month.tier]
    expect(creditsOf(month)).toBeLessThanOrEqual(monthlyCredits)
    expect(month.searches).toBeLessThanOrEqual(monthlySearches)
  })
})
