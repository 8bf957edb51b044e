import type { Language } from '@vedetta/contracts/text/labels'
import { reopenCookieQuestion, useCookieChoice } from '../../../lib/cookie-choice.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ClientOnly } from '../../../ui/pages/client-only.tsx'
import { cookieChoiceId } from './cookie-choices-link.tsx'

const texts = {
  it: {
    title: 'La tua scelta',
    text: 'Puoi cambiarla quando vuoi, da qui o dal fondo di ogni pagina.',
    none: 'Su questo dispositivo non hai ancora scelto.',
    all: 'Su questo dispositivo hai scelto «Accetta».',
    necessary: 'Su questo dispositivo hai scelto «Solo necessari».',
    change: 'Scegli di nuovo',
  },
  en: {
    title: 'Your choice',
    text: 'You can change it at any time, here or at the bottom of every page.',
    none: 'You have not chosen yet on this device.',
    all: 'You chose “Accept” on this device.',
    necessary: 'You chose “Only Necessary” on this device.',
    change: 'Choose again',
  },
} satisfies Record<Language, unknown>

/** The section's entry in the page's contents. */
export function useCookieSection() {
  return { id: cookieChoiceId, title: texts[useLanguage()].title }
}

/** Shows the choice, and a button to change it. */
export function CookieChoiceSection() {
  const { title, text, change, ...outcomes } = texts[useLanguage()]
  const choice = useCookieChoice()
  return (
    <section id={cookieChoiceId} className="scroll-mt-6">
      <h2 className="font-bold text-[22px] leading-tight tracking-[-0.02em]">{title}</h2>
      <p className="mt-3">{text}</p>
      <ClientOnly>
        {() => (
          <>
            <p role="status" className="mt-3">
              {outcomes[choice ?? 'none']}
            </p>
            <Button className="mt-4" look="plain" onClick={reopenCookieQuestion}>
              {change}
            </Button>
          </>
        )}
      </ClientOnly>
    </section>
  )
}
