import { lazy, Suspense } from 'react'
import { useSite } from '../../../domain/site.ts'
import { loadTexts } from '../../../lib/load-texts.ts'
import { ClientOnly } from '../../../ui/pages/client-only.tsx'
import { PageHead } from '../page-head.tsx'
import { Container } from '../parts/container.tsx'
import { useContactTexts } from './use-contact-texts.ts'

const ContactForm = lazy(async () => {
  const [{ ContactForm: Form }] = await Promise.all([import('./contact-form.tsx'), loadTexts()])
  return { default: Form }
})

export function ContactPage() {
  const texts = useContactTexts()
  const site = useSite()
  return (
    <main id="content">
      <PageHead {...texts.head} />
      <Container className="grid gap-x-16 gap-y-10 pt-12 sm:pt-[72px] lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div>
          <h1 className="text-balance font-bold text-[36px] leading-[1.06] tracking-[-0.035em] sm:text-[48px]">
            {texts.title}
          </h1>
          <p className="mt-5 max-w-[46ch] text-[17px] text-ink/85 sm:text-[19px]">{texts.lead}</p>
          <dl className="mt-8 grid gap-4 text-[15px]">
            <div>
              <dt className="text-muted">{texts.direct}</dt>
              <dd>
                <MailLink address={site.supportEmail} />
              </dd>
            </div>
            <div>
              <dt className="text-muted">{texts.certified}</dt>
              <dd>
                <MailLink address={site.companyPec} />
              </dd>
            </div>
            <div>
              <dt className="text-muted">{texts.office}</dt>
              <dd>
                {site.companyName}, {site.companyAddress}
              </dd>
            </div>
          </dl>
        </div>
        {/* Reserves the height of the form, so that nothing moves when it loads. */}
        <div className="min-h-[790px] noscript:min-h-0 rounded-lg border border-line bg-card p-5 text-base sm:p-7">
          <noscript>
            <p>
              {texts.noScript} <MailLink address={site.supportEmail} />
            </p>
          </noscript>
          <ClientOnly>
            {() => (
              <Suspense fallback={null}>
                <ContactForm />
              </Suspense>
            )}
          </ClientOnly>
        </div>
      </Container>
    </main>
  )
}

function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="rounded-sm font-medium text-brand underline-offset-2 hover:underline">
      {address}
    </a>
  )
}
