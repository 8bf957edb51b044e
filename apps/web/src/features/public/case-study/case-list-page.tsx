import { PageHead } from '../page-head.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { Container } from '../parts/container.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { CaseCard } from './case-card.tsx'
import { caseIds } from './case-ids.ts'
import { CaseNotice } from './case-notice.tsx'
import { useCaseTexts } from './use-case-texts.ts'

export function CaseListPage() {
  const { head, title, lead, badge, read, cases } = useCaseTexts()
  return (
    <main id="content">
      <PageHead {...head} />
      <PageHero title={title} lead={lead} />
      <Container>
        <CaseNotice />
        <h2 className="sr-only">{title}</h2>
        <ul className="mt-8 grid gap-5 lg:grid-cols-3">
          {caseIds.map((id) => (
            <CaseCard key={id} id={id} badge={badge} read={read} {...cases[id]} text={cases[id].summary} />
          ))}
        </ul>
      </Container>
      <CallToAction />
    </main>
  )
}
