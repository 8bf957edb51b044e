import { lazy, Suspense } from 'react'
import { useSite } from '../../../domain/site.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { loadTexts } from '../../../lib/load-texts.ts'
import { ClientOnly } from '../../../ui/pages/client-only.tsx'
import { LegalPage } from '../legal/legal-page.tsx'
import { LinkedText } from '../legal/linked-text.tsx'
import { botEn, optOutEn } from './bot.en.ts'
import { botIt, optOutIt } from './bot.it.ts'

const SiteOptOutForm = lazy(async () => {
  const [{ SiteOptOutForm: Form }] = await Promise.all([import('./site-opt-out-form.tsx'), loadTexts()])
  return { default: Form }
})

export function BotPage() {
  const site = useSite()
  const language = useLanguage()
  const { title, text, mail, noScript } = { it: optOutIt, en: optOutEn }[language]
  return (
    <LegalPage texts={{ it: botIt, en: botEn }[language](site)} isUndated extraSections={[{ id: 'opt-out', title }]}>
      <section id="opt-out" className="scroll-mt-6">
        <h2 className="font-bold text-[22px] leading-tight tracking-[-0.02em]">{title}</h2>
        <p className="mt-3">{text}</p>
        <p className="mt-3">
          <LinkedText text={mail(site.supportEmail)} />
        </p>
        {/* Reserves the height of the form, so that the footer does not move when it loads. */}
        <div className="mt-6 min-h-[590px] noscript:min-h-0 max-w-[34rem] text-base">
          <noscript>
            <p>{noScript}</p>
          </noscript>
          <ClientOnly>
            {() => (
              <Suspense fallback={null}>
                <SiteOptOutForm />
              </Suspense>
            )}
          </ClientOnly>
        </div>
      </section>
    </LegalPage>
  )
}
