import type { Language } from '@vedetta/contracts/text/labels'
import { useSite } from '../domain/site.ts'
import { useLanguage } from '../lib/i18n.ts'
import { Button, buttonClass } from '../ui/controls/button.tsx'
import { Logo } from '../ui/pages/logo.tsx'

/** Inlined: the chunk of the interface's texts may be the one that failed to load. */
const texts = {
  it: {
    title: 'Errore nel caricamento della pagina',
    text: 'Qualcosa è andato storto. Prova a ricaricare la pagina.',
    reload: 'Ricarica',
    contact: 'Contattaci',
  },
  en: {
    title: 'Error loading page',
    text: 'Something went wrong. Please try reloading the page.',
    reload: 'Reload',
    contact: 'Contact Us',
  },
} satisfies Record<Language, unknown>

/** Shown for a page whose code failed to load or to render. */
export function ErrorScreen() {
  const { title, text, reload, contact } = texts[useLanguage()]
  const { supportEmail } = useSite()
  return (
    <main className="grid min-h-svh content-center justify-items-center gap-3 px-6 text-center">
      <title>{`${title} · Vedetta`}</title>
      <Logo />
      <h1 className="mt-5 font-semibold text-2xl tracking-tight">{title}</h1>
      <p className="max-w-sm text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button onClick={() => window.location.reload()}>{reload}</Button>
        <a href={`mailto:${supportEmail}`} className={buttonClass({ look: 'plain' })}>
          {contact}
        </a>
      </div>
    </main>
  )
}
