import {
  type ConsoleScreen,
  consolePath,
  consoleScreenNames,
  consoleScreens,
} from '@vedetta/contracts/operator/screens'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { useHotkeys } from '../../../lib/use-hotkeys.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { ConsoleNav } from './console-nav.tsx'
import { keyOf } from './screen-key.ts'

const ConsoleKeys = lazy(async () => ({ default: (await import('./console-keys.tsx')).ConsoleKeys }))

/** Screens that are read from top to bottom; the others are lists that scroll beside their detail. */
const pages: readonly ConsoleScreen[] = ['watch', 'requests', 'switches']

export function ConsoleFrame({ screen, children }: { screen: ConsoleScreen; children: ReactNode }) {
  const title = consoleScreens[screen][useLanguage()]
  const navigate = useNavigate()
  const help = useLazyDialog()
  const isPage = pages.includes(screen)
  useHotkeys({
    ...Object.fromEntries(consoleScreenNames.map((each) => [keyOf(each), () => void navigate(consolePath(each))])),
    '?': help.open,
  })
  return (
    <div className="lg:flex lg:min-h-[520px] lg:flex-[1_1_0]">
      <ConsoleNav screen={screen} />
      <main
        id="content"
        tabIndex={-1}
        className={clsx(
          'group/console min-w-0 outline-none lg:grow',
          isPage ? 'pb-16 lg:overflow-y-auto' : 'lg:flex lg:flex-col',
        )}
      >
        <title>{`${title} · Vedetta`}</title>
        <h1 className="flex h-12 shrink-0 items-center border-line bg-card px-4 font-semibold text-[17px] tracking-tight group-has-data-detail/console:max-lg:sr-only sm:px-5 lg:border-b">
          {title}
        </h1>
        {children}
      </main>
      {help.wasOpened && (
        <Suspense>
          <ConsoleKeys {...help.dialog} />
        </Suspense>
      )}
    </div>
  )
}
