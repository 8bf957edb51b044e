import { routes } from '@vedetta/contracts/calls/routes'
import { useSite } from '../../../domain/site.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { contactPath } from '../contact-path.ts'
import { PageHead } from '../page-head.tsx'
import { PageLink } from '../page-link.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { Container } from '../parts/container.tsx'
import { TextLink } from '../parts/text-link.tsx'
import { CaseTeaser, PeopleTeaser, PriceTeaser } from './landing-teasers.tsx'
import { LiveSearch } from './live-search.tsx'
import { Pipeline, pipelineId } from './pipeline.tsx'
import { useLandingTexts } from './use-landing-texts.ts'

export function LandingPage() {
  const texts = useLandingTexts()
  const { origin } = useSite()
  const site = { '@type': 'WebSite', name: 'Vedetta', url: `${origin}/` }
  const organisation = { '@type': 'Organization', name: 'Vedetta', url: `${origin}/`, logo: `${origin}/icon.svg` }
  return (
    <main id="content">
      <PageHead {...texts.head} structuredData={[site, organisation]} />
      <Container className="grid items-center gap-10 pt-8 pb-14 sm:pt-14 sm:pb-[72px] lg:grid-cols-[1.02fr_1fr] lg:gap-14">
        <div>
          <h1 className="text-balance font-bold text-[40px] leading-[1.04] tracking-[-0.035em] sm:text-[54px]">
            {texts.title}
          </h1>
          <p className="mt-5 max-w-[31em] text-[17px] text-ink/85 sm:text-[19px]">{texts.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <PageLink to={contactPath('trial')} className={buttonClass()}>
              {texts.tryIt}
            </PageLink>
            <a href={`#${pipelineId}`} className={buttonClass({ look: 'plain' })}>
              {texts.how}
            </a>
          </div>
        </div>
        <LiveSearch />
      </Container>
      <Figures />
      <Pipeline />
      <PeopleTeaser />
      <CaseTeaser />
      <PriceTeaser />
      <CallToAction />
    </main>
  )
}

function Figures() {
  const { figures, map } = useLandingTexts()
  return (
    <Container>
      <dl className="grid border-line border-y md:grid-cols-3 md:divide-x md:divide-line">
        {figures.map(({ value, what, meaning }) => (
          <div
            key={value}
            className="flex flex-col border-line py-7 not-first:border-t md:not-first:border-t-0 md:not-first:pl-8 md:not-last:pr-8"
          >
            <dt className="order-2 mt-1 font-semibold text-[15px]">{what}</dt>
            <dd className="order-1 font-bold text-[34px] leading-[1.1] tracking-[-0.03em] sm:text-[38px]">{value}</dd>
            <dd className="order-3 mt-1.5 text-[15px] text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <TextLink to={routes.map}>{map}</TextLink>
      </p>
    </Container>
  )
}
