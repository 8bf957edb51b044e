import { routes } from '@vedetta/contracts/calls/routes'
import type { Language } from '@vedetta/contracts/text/labels'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { chooseCookies } from '../../../lib/cookie-choice.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PageLink } from '../page-link.tsx'

const texts = {
  it: {
    title: 'Cookie',
    text: 'Usiamo solo i cookie necessari: niente statistiche, niente pubblicità. Oggi le due scelte portano allo stesso risultato.',
    more: 'Vedi quali',
    accept: 'Accetta',
    necessary: 'Solo necessari',
  },
  en: {
    title: 'Cookies',
    text: 'We use only necessary cookies: no statistics, no advertising. Today both choices have the same effect.',
    more: 'See which ones',
    accept: 'Accept',
    necessary: 'Only Necessary',
  },
} satisfies Record<Language, unknown>

/**
 * Sticks to the bottom of the window and takes its own space at the end of the page, so that nothing stays hidden behind it and
 * nothing moves when it appears or disappears.
 */
export function CookieBanner({ takesFocus }: { takesFocus: boolean }) {
  const { title, text, more, accept, necessary } = texts[useLanguage()]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return createPortal(
    <section
      id="cookie-banner"
      aria-labelledby="cookie-banner-title"
      className="sticky bottom-0 z-40 border-line border-t bg-card text-sm"
    >
      <div className="mx-auto flex max-w-[1216px] flex-wrap items-center gap-x-6 gap-y-2.5 px-5 py-3 sm:px-7">
        <div className="min-w-0 flex-[1_1_320px]">
          <h2 id="cookie-banner-title" ref={heading} tabIndex={-1} className="inline font-semibold outline-none">
            {title}.
          </h2>{' '}
          <p className="inline">
            {text}{' '}
            <PageLink to={routes.cookies} className="rounded-sm text-brand underline underline-offset-2">
              {more}
            </PageLink>
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full">
          <Button look="plain" className="max-sm:grow" onClick={() => chooseCookies('all')}>
            {accept}
          </Button>
          <Button look="plain" className="max-sm:grow" onClick={() => chooseCookies('necessary')}>
            {necessary}
          </Button>
        </div>
      </div>
    </section>,
    document.body,
  )
}
