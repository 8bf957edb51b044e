import {
  type ConsoleScreen,
  consoleName,
  consolePath,
  consoleScreenNames,
  consoleScreens,
} from '@vedetta/contracts/operator/screens'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { consoleIcons } from '../../../domain/console-icons.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Kbd } from '../../../ui/controls/kbd.tsx'
import { keyOf } from './screen-key.ts'

const linkClass =
  'flex h-11 items-center gap-2.5 whitespace-nowrap border-transparent px-3 font-medium text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:text-ink max-lg:border-b-2 max-lg:aria-[current=page]:border-brand lg:h-9 lg:rounded-md lg:hover:bg-hover lg:aria-[current=page]:bg-brand-soft lg:aria-[current=page]:text-brand'

/** Beside the screen, or as a strip above it where that is too narrow. */
export function ConsoleNav({ screen }: { screen: ConsoleScreen }) {
  const language = useLanguage()
  const strip = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen scrolls the strip to its link
  useLayoutEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (strip.current && link)
      strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.clientWidth) / 2
  }, [screen])

  return (
    <nav
      ref={strip}
      aria-label={consoleName[language]}
      className="relative overflow-x-auto overscroll-x-contain border-line border-b bg-card [scrollbar-width:none] max-lg:mask-[linear-gradient(to_right,transparent,black_16px,black_calc(100%-32px),transparent)] lg:w-[276px] lg:shrink-0 lg:overflow-y-auto lg:overflow-x-hidden lg:border-r lg:border-b-0"
    >
      <ul className="flex w-max px-1 max-lg:pr-8 lg:grid lg:w-auto lg:grid-cols-[minmax(0,1fr)] lg:gap-0.5 lg:p-3">
        {consoleScreenNames.map((each) => {
          const Icon = consoleIcons[each]
          return (
            <li key={each}>
              <Link
                to={consolePath(each)}
                aria-current={each === screen ? 'page' : undefined}
                aria-keyshortcuts={keyOf(each)}
                className={linkClass}
              >
                <Icon className="size-4 shrink-0 max-lg:hidden" aria-hidden="true" />
                <span className="min-w-0 truncate">{consoleScreens[each][language]}</span>
                <span aria-hidden="true" className="ml-auto max-lg:hidden pointer-coarse:hidden">
                  <Kbd className="opacity-70">{keyOf(each)}</Kbd>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
