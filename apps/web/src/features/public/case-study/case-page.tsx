import { localPath, routes } from '@vedetta/contracts/calls/routes'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { useSite } from '../../../domain/site.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { PageHead } from '../page-head.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { Container } from '../parts/container.tsx'
import { PageSection } from '../parts/page-section.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { CaseBadge, CaseCard } from './case-card.tsx'
import { CaseCosts } from './case-costs.tsx'
import { type CaseId, caseIds } from './case-ids.ts'
import { caseMonths } from './case-months.ts'
import { CaseNotice } from './case-notice.tsx'
import { casePath } from './case-path.ts'
import { useCaseTexts } from './use-case-texts.ts'

export function CasePage() {
  const { id } = useParams()
  const known = caseIds.find((each) => each === id)
  return known ? <Case id={known} /> : <Navigate to={routes.home} replace />
}

function Case({ id }: { id: CaseId }) {
  const texts = useCaseTexts()
  const { kind, name, title, summary, who, before, steps, lesson } = texts.cases[id]
  const { headings } = texts
  return (
    <main id="content">
      <PageHead
        title={`${name} · Vedetta`}
        description={`${texts.badge}. ${summary}`}
        structuredData={[useBreadcrumbs(id)]}
      />
      <Container className="pt-10 pb-10">
        <TextLink to={routes.caseStudies} back>
          {texts.all}
        </TextLink>
        <p className="mt-8 flex flex-wrap items-center gap-2.5 text-[15px]">
          <span className="font-semibold text-brand">{kind}</span>
          <CaseBadge>{texts.badge}</CaseBadge>
        </p>
        <h1 className="mt-3 max-w-[24ch] text-balance font-bold text-[32px] leading-[1.1] tracking-[-0.03em] sm:text-[44px]">
          {title}
        </h1>
        <p className="mt-5 max-w-[60ch] text-[17px] text-ink/85 sm:text-[19px]">{summary}</p>
        <div className="mt-8">
          <CaseNotice />
        </div>
      </Container>
      <Container className="grid gap-x-14 gap-y-8 pb-14 md:grid-cols-2">
        <CaseText heading={headings.who}>{who}</CaseText>
        <CaseText heading={headings.before}>{before}</CaseText>
      </Container>
      <PageSection title={headings.steps} tinted>
        <ol className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-line border-t pt-4">
              <h3 className="font-semibold text-[17px] tracking-tight">
                {index + 1}. {title}
              </h3>
              <p className="mt-1.5 text-[15px] text-ink/85">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title={headings.month} text={headings.monthText}>
        <CaseCosts month={caseMonths[id]} />
      </PageSection>
      <Container>
        <CaseText heading={headings.lesson}>
          <span className="block max-w-[40ch] text-balance font-semibold text-[22px] leading-snug tracking-tight">
            {lesson}
          </span>
        </CaseText>
      </Container>
      <PageSection title={texts.others}>
        <ul className="grid gap-5 lg:grid-cols-2">
          {caseIds
            .filter((other) => other !== id)
            .map((other) => (
              <CaseCard
                key={other}
                id={other}
                badge={texts.badge}
                read={texts.read}
                {...texts.cases[other]}
                text={texts.cases[other].summary}
              />
            ))}
        </ul>
      </PageSection>
      <CallToAction />
    </main>
  )
}

function CaseText({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold text-[15px] text-muted">{heading}</h2>
      <p className="max-w-[58ch]">{children}</p>
    </section>
  )
}

function useBreadcrumbs(id: CaseId) {
  const { origin } = useSite()
  const language = useLanguage()
  const { title, cases } = useCaseTexts()
  const steps = [
    { name: title, path: routes.caseStudies },
    { name: cases[id].name, path: casePath(id) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localPath(path, language),
    })),
  }
}
