import { useLanguage } from '../../../lib/i18n.ts'
import { PageHead } from '../page-head.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { Container } from '../parts/container.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSection } from '../parts/page-section.tsx'
import { PointList } from '../parts/point-list.tsx'
import { EvidenceExample } from './evidence-example.tsx'
import { productEn } from './product.en.ts'
import { productIt } from './product.it.ts'

/** Screenshots for phones and the dark theme; `img` has the one for a desktop in the light theme. */
const pictures = [
  { media: '(max-width: 639px) and (prefers-color-scheme: dark)', file: 'phone-dark', width: 390, height: 780 },
  { media: '(max-width: 639px)', file: 'phone-light', width: 390, height: 780 },
  { media: '(prefers-color-scheme: dark)', file: 'positions-dark', width: 1440, height: 900 },
]

export function ProductPage() {
  const language = useLanguage()
  const texts = { it: productIt, en: productEn }[language]
  const { inbox, proof, filters, company, watch, limits } = texts
  return (
    <main id="content">
      <PageHead {...texts.head} />
      <PageHero kicker={texts.kicker} title={texts.title} lead={texts.lead} />
      <Container>
        <figure className="max-sm:grid max-sm:justify-items-center">
          <picture>
            {pictures.map(({ media, file, ...size }) => (
              <source key={file} media={media} srcSet={`/screens/${file}-${language}.webp`} {...size} />
            ))}
            <img
              src={`/screens/positions-light-${language}.webp`}
              alt={texts.picture.alt}
              width={1440}
              height={900}
              className="h-auto w-full rounded-lg border border-line max-sm:max-w-[320px]"
            />
          </picture>
          <figcaption className="mt-2 text-[13px] text-muted">{texts.picture.caption}</figcaption>
        </figure>
      </Container>
      <PageSection title={inbox.title}>
        <PointList points={inbox.points} />
      </PageSection>
      <PageSection title={proof.title} text={proof.text} tinted>
        <EvidenceExample {...proof} />
      </PageSection>
      <PageSection title={filters.title} text={filters.text}>
        <dl className="grid gap-8 md:grid-cols-3">
          {filters.groups.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold text-[17px] tracking-tight">{title}</dt>
              <dd className="mt-1.5 text-[15px] text-ink/85">{text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection title={company.title} tinted>
        <PointList points={company.points} />
      </PageSection>
      <PageSection title={watch.title} text={watch.text}>
        <PointList points={watch.points} />
      </PageSection>
      <PageSection title={limits.title} text={limits.text} tinted>
        <PointList points={limits.points} />
      </PageSection>
      <CallToAction />
    </main>
  )
}
