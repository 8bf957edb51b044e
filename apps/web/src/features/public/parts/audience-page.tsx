import { routes } from '@vedetta/contracts/calls/routes'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { contactPath } from '../contact-path.ts'
import { PageHead } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import { CallToAction } from './call-to-action.tsx'
import { DayComparison, type DayMoment } from './day-comparison.tsx'
import { PageHero } from './page-hero.tsx'
import { PageSection } from './page-section.tsx'
import { type Point, PointList } from './point-list.tsx'

type AudienceTexts = {
  head: { title: string; description: string }
  kicker: string
  title: string
  lead: string
  tryIt: string
  prices: string
  day: { title: string; text: string; moments: readonly DayMoment[] }
  points: { title: string; points: readonly Point[] }
}

/** The product for one kind of customer: a day with and without it, and the features made for them. */
export function AudiencePage({ head, kicker, title, lead, tryIt, prices, day, points }: AudienceTexts) {
  return (
    <main id="content">
      <PageHead {...head} />
      <PageHero kicker={kicker} title={title} lead={lead}>
        <PageLink to={contactPath('trial')} className={buttonClass()}>
          {tryIt}
        </PageLink>
        <PageLink to={routes.pricing} className={buttonClass({ look: 'plain' })}>
          {prices}
        </PageLink>
      </PageHero>
      <PageSection title={day.title} text={day.text} tinted>
        <DayComparison caption={day.title} moments={day.moments} />
      </PageSection>
      <PageSection title={points.title}>
        <PointList points={points.points} />
      </PageSection>
      <CallToAction />
    </main>
  )
}
