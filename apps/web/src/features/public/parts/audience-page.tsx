import { routes } from '@vedetta/contracts/routes'
import { buttonClass } from '../../../ui/button.tsx'
import { contactAbout } from '../contact-path.ts'
import { PageHead } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import { LastWord } from './call-to-action.tsx'
import { Day, type DayMoment } from './day-comparison.tsx'
import { PageHero } from './page-hero.tsx'
import { PageSection } from './page-section.tsx'
import { type Point, Points } from './point-list.tsx'

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

/** The product, for those of one trade: their day with it and without, and what of it is made for them. */
export function AudiencePage({ head, kicker, title, lead, tryIt, prices, day, points }: AudienceTexts) {
  return (
    <main id="content">
      <PageHead {...head} />
      <PageHero kicker={kicker} title={title} lead={lead}>
        <PageLink to={contactAbout('trial')} className={buttonClass()}>
          {tryIt}
        </PageLink>
        <PageLink to={routes.pricing} className={buttonClass({ look: 'plain' })}>
          {prices}
        </PageLink>
      </PageHero>
      <PageSection title={day.title} text={day.text} tinted>
        <Day caption={day.title} moments={day.moments} />
      </PageSection>
      <PageSection title={points.title}>
        <Points points={points.points} />
      </PageSection>
      <LastWord />
    </main>
  )
}
