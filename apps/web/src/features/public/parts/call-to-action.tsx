import { routes } from '@vedetta/contracts/calls/routes'
import { trialMonths } from '@vedetta/contracts/facts/plans'
import type { Language } from '@vedetta/contracts/text/labels'
import { useLanguage } from '../../../lib/i18n.ts'
import { buttonClass } from '../../../ui/controls/button.tsx'
import { contactPath } from '../contact-path.ts'
import { PageLink } from '../page-link.tsx'
import { Container } from './container.tsx'

const texts = {
  it: {
    title: 'Quali profili cerchi?',
    text: `Dicci ruoli e province su cui lavori: ti mostriamo che cosa Vedetta trova lì, oggi. Poi decidi tu se provarla per ${trialMonths.join(' o ')} mesi.`,
    demo: 'Chiedi una dimostrazione',
    prices: 'Guarda i prezzi',
    product: 'Guarda il prodotto',
  },
  en: {
    title: 'Which profiles are you looking for?',
    text: `Tell us the roles and provinces you work on: we will show you what Vedetta finds there today. Then you decide whether to try it for ${trialMonths.join(' or ')} months.`,
    demo: 'Ask for a demonstration',
    prices: 'See the prices',
    product: 'See the product',
  },
} satisfies Record<Language, unknown>

/** The end of every page: a demonstration, or the next page to read. */
export function CallToAction({ next = 'prices' }: { next?: 'prices' | 'product' }) {
  const { title, text, demo, ...labels } = texts[useLanguage()]
  return (
    <section className="mt-16 sm:mt-20">
      <Container>
        <div className="rounded-lg bg-brand-soft px-6 py-10 sm:px-12 sm:py-12">
          <h2 className="text-balance font-bold text-[26px] leading-[1.15] tracking-[-0.025em] sm:text-[32px]">
            {title}
          </h2>
          <p className="mt-2.5 max-w-[56ch] text-ink/85">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <PageLink to={contactPath('demo')} className={buttonClass()}>
              {demo}
            </PageLink>
            <PageLink
              to={next === 'prices' ? routes.pricing : routes.product}
              className={buttonClass({ look: 'plain' })}
            >
              {labels[next]}
            </PageLink>
          </div>
        </div>
      </Container>
    </section>
  )
}
