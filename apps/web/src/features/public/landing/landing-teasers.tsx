import { routes } from '@vedetta/contracts/calls/routes'
import { plans } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { formatWholeEuro } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { CaseCard } from '../case-study/case-card.tsx'
import { caseIds } from '../case-study/case-ids.ts'
import { useCaseTexts } from '../case-study/use-case-texts.ts'
import { PageSection } from '../parts/page-section.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { useLandingTexts } from './use-landing-texts.ts'

export function PeopleTeaser() {
  const { title, agencies, headhunters } = useLandingTexts().people
  return (
    <PageSection title={title} tinted>
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        {[
          { ...agencies, to: routes.agencies },
          { ...headhunters, to: routes.headhunters },
        ].map(({ title, text, link, to }) => (
          <div key={to}>
            <h3 className="font-semibold text-[19px] tracking-tight">{title}</h3>
            <p className="mt-2 mb-3 max-w-[48ch] text-ink/85">{text}</p>
            <TextLink to={to}>{link}</TextLink>
          </div>
        ))}
      </div>
    </PageSection>
  )
}

export function CaseTeaser() {
  const { title, text, all } = useLandingTexts().cases
  const { cases, badge, read } = useCaseTexts()
  return (
    <PageSection title={title} text={text}>
      <ul className="mb-6 grid gap-5 lg:grid-cols-3">
        {caseIds.map((id) => (
          <CaseCard key={id} id={id} badge={badge} read={read} {...cases[id]} text={cases[id].summary} />
        ))}
      </ul>
      <TextLink to={routes.caseStudies}>{all}</TextLink>
    </PageSection>
  )
}

export function PriceTeaser() {
  const { title, text, from, agreed, seats, more } = useLandingTexts().prices
  const language = useLanguage()
  return (
    <PageSection title={title} text={text} tinted>
      <dl className="mb-7 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {keysOf(plans).map((tier) => {
          const { size, monthlyPrice } = plans[tier]
          return (
            <div key={tier} className="bg-card p-5">
              <dt className="font-semibold">{plans[tier][language]}</dt>
              <dd className="mt-1">
                {monthlyPrice === null ? (
                  <span className="font-bold text-[24px] tracking-tight">{agreed}</span>
                ) : (
                  <>
                    <span className="font-bold text-[24px] tracking-tight">
                      {formatWholeEuro(monthlyPrice, language)}
                    </span>{' '}
                    <span className="text-[14px] text-muted">{from}</span>
                  </>
                )}
              </dd>
              <dd className="mt-1 text-[14px] text-muted">
                {size === null ? seats.unlimited : size === 1 ? seats.one : seats.other(size)}
              </dd>
            </div>
          )
        })}
      </dl>
      <TextLink to={routes.pricing}>{more}</TextLink>
    </PageSection>
  )
}
