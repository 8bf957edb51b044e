import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { payText } from '@vedetta/contracts/positions/pay-text'
import { collars, contracts, schedules, smartWorking, targetPersonas } from '@vedetta/contracts/text/vocabulary'
import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeLabel } from '../../../domain/place-label.ts'
import { useTerritories } from '../../../domain/use-territories.ts'
import { formatList } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useChoiceNames } from '../filters/use-choice-names.ts'
import { type Evidence, EvidenceQuotes, EvidenceToggle } from './evidence.tsx'
import { Reading } from './reading.tsx'

type FactName = Exclude<Evidence['field'], 'name'>

/** In the order of their importance to a recruiter. */
const factNames = {
  contract: 'detail.facts.contract',
  schedule: 'detail.facts.schedule',
  experience: 'detail.facts.experience',
  pay: 'detail.facts.pay',
  places: 'detail.facts.places',
  smartWorking: 'detail.facts.smartWorking',
  languages: 'detail.facts.languages',
  targetPersona: 'detail.facts.targetPersona',
  collar: 'detail.facts.collar',
  skills: 'detail.facts.skills',
  certifications: 'detail.facts.certifications',
  benefits: 'detail.facts.benefits',
  protectedCategories: 'detail.facts.protectedCategories',
  noAgencies: 'detail.facts.noAgencies',
} as const satisfies Record<FactName, string>

/** The facts that the advert states, with their evidence, and the names of those it does not state. */
export function PositionFacts({ position }: { position: PositionDetail }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const values = useFactValues(position)
  const names = Object.keys(factNames) as FactName[]
  const stated = names.filter((name) => values[name])
  // Adverts never state the absence of these two.
  const unstated = names.filter((name) => !values[name] && name !== 'protectedCategories' && name !== 'noAgencies')
  return (
    <div className="rounded-lg border border-line">
      {stated.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-5 gap-y-3.5 px-3.5 py-3">
          {stated.map((name) => (
            <Fact
              key={name}
              label={t(factNames[name])}
              evidence={position.evidence.filter(({ field }) => field === name)}
            >
              {values[name]}
            </Fact>
          ))}
        </dl>
      )}
      {unstated.length > 0 && (
        <p className="border-line px-3.5 py-2.5 text-muted text-xs not-first:border-t">
          {t('detail.untold', {
            facts: formatList(
              unstated.map((name) => t(factNames[name]).toLocaleLowerCase(language)),
              language,
            ),
          })}
        </p>
      )}
      <Reading reading={position.reading} />
    </div>
  )
}

function Fact({ label, evidence, children }: { label: string; evidence: readonly Evidence[]; children: ReactNode }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={clsx('min-w-0', isOpen && 'col-span-full')}>
      <dt className="flex items-center gap-0.5 text-muted text-xs">
        {label}
        {evidence.length > 0 && (
          <EvidenceToggle label={label} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
        )}
      </dt>
      <dd className="mt-px">{children}</dd>
      <dd id={id} hidden={!isOpen}>
        {isOpen && <EvidenceQuotes evidence={evidence} onClose={() => setOpen(false)} />}
      </dd>
    </div>
  )
}

function useFactValues(position: PositionDetail): Record<FactName, string | null> {
  const { t } = useTranslation()
  const language = useLanguage()
  const names = useChoiceNames()
  const territories = useTerritories()
  const { contract, schedule, collar, smartWorking: remote, targetPersona, experienceYears: years } = position
  return {
    contract: contract && contracts[contract][language],
    schedule: schedule && schedules[schedule][language],
    collar: collar && collars[collar][language],
    smartWorking: remote && smartWorking[remote][language],
    targetPersona: targetPersona && targetPersonas[targetPersona][language],
    experience: years === null ? null : t(years > 0 ? 'detail.yearsAtLeast' : 'detail.noExperience', { count: years }),
    pay: position.pay && payText(position.pay, language),
    places: [...new Set(position.places.map((place) => placeLabel(place, territories)))].join(', ') || null,
    languages: position.languages.map(names.language).join(', ') || null,
    skills: position.skills.join(', ') || null,
    certifications: position.certifications.join(', ') || null,
    benefits: position.benefits.join(', ') || null,
    protectedCategories: position.protectedCategories ? t('detail.reserved') : null,
    noAgencies: position.noAgencies ? t('detail.noAgencies') : null,
  }
}
