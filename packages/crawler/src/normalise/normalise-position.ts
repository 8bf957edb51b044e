import type { PositionReading } from '../finding.ts'
import type { RawPosition } from '../raw-position.ts'
import { advertOf } from './advert.ts'
import { readForClient, readRefusesAgencies } from './agencies.ts'
import { readAgreement, readLevel } from './agreement.ts'
import { readBenefits } from './benefits.ts'
import { certaintyOf } from './certainty.ts'
import { readCertifications } from './certifications.ts'
import { readCollar } from './collar.ts'
import { readContract } from './contract.ts'
import { descriptionOf } from './description.ts'
import { readExperience } from './experience.ts'
import { readLanguages } from './languages.ts'
import { readPay } from './pay.ts'
import { readPlaces } from './places.ts'
import { readPostedAt } from './posted-at.ts'
import { readProtectedCategories } from './protected-categories.ts'
import { evidenced, quoteAround } from './quoting.ts'
import { readSchedule } from './schedule.ts'
import { readShifts } from './shifts.ts'
import { readSkills } from './skills.ts'
import { readSmartWorking } from './smart-working.ts'
import { readTargetPersona } from './target-persona.ts'
import { cleanTitle } from './title.ts'

/** Every value an advert states, with the words it was read from; null or empty where it is silent. */
export function normalisePosition(
  raw: RawPosition,
  site: { company: string | null; city: string | null; visitedAt: Date },
): PositionReading {
  const advert = advertOf(raw)
  const smartWorking = readSmartWorking(advert)
  const experienceYears = readExperience(advert)
  const certifications = readCertifications(advert)
  const benefits = readBenefits(advert)
  return {
    title: evidenced(cleanTitle(raw.title), quoteAround(raw.title.text, 0, 0, raw.title.url), 'title'),
    url: raw.url,
    reference: raw.reference,
    description: descriptionOf(raw.sections),
    ...readPlaces(advert, site, smartWorking?.value === 'yes'),
    contract: readContract(advert),
    schedule: readSchedule(advert),
    collar: readCollar(advert),
    smartWorking,
    experienceYears,
    targetPersona: readTargetPersona(advert, experienceYears),
    languages: readLanguages(advert),
    skills: readSkills(advert, [...certifications, ...benefits]),
    certifications,
    benefits,
    protectedCategories: readProtectedCategories(advert),
    pay: readPay(advert),
    agreement: readAgreement(advert),
    level: readLevel(advert),
    shifts: readShifts(advert),
    refusesAgencies: readRefusesAgencies(advert),
    forClient: readForClient(advert),
    postedAt: readPostedAt(advert, site.visitedAt),
    ...certaintyOf(raw),
  }
}
