import type { Profile } from '@vedetta/contracts/customers/profile'
import { languages } from '@vedetta/contracts/text/labels'
import { CircleQuestionMark } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeLanguage } from '../../domain/profile.ts'
import { useCommands } from '../../lib/commands.ts'
import { languageNames, useLanguage } from '../../lib/i18n.ts'
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts'
import { LazyPopup } from '../../ui/overlays/lazy-popup.tsx'
import { BalanceMeters } from './balance-meters.tsx'
import { PaletteButton } from './palette-button.tsx'

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))
const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog.tsx')).HelpDialog }))

type SignedInToolsProps = { user: Profile; onPalette: () => void; bell: ReactNode }

/** The part of the header for signed-in users; visitors do not download it. */
export function SignedInTools({ user, onPalette, bell }: SignedInToolsProps) {
  const { t } = useTranslation()
  const help = useLazyDialog()
  useLanguageCommand()
  useCommands(() => [{ id: 'help', group: 'actions', label: t('help.title'), run: help.open }])
  const button = (
    <button
      type="button"
      aria-haspopup="menu"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-hover font-semibold text-xs hover:bg-line"
    >
      <span aria-hidden="true">{initialsOf(user)}</span>
      <span className="sr-only">{t('header.account', { name: `${user.firstName} ${user.lastName}` })}</span>
    </button>
  )
  return (
    <>
      <BalanceMeters />
      <div className="flex items-center gap-1">
        <PaletteButton onOpen={onPalette} />
        <button
          type="button"
          aria-haspopup="dialog"
          title={t('help.title')}
          onClick={help.open}
          className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-hover hover:text-ink"
        >
          <CircleQuestionMark className="size-5" aria-hidden="true" />
          <span className="sr-only">{t('help.title')}</span>
        </button>
        {bell}
      </div>
      <LazyPopup trigger={button}>
        {(startsOpen) => <AccountMenu user={user} trigger={button} startsOpen={startsOpen} onHelp={help.open} />}
      </LazyPopup>
      {help.wasOpened && (
        <Suspense>
          <HelpDialog {...help.dialog} />
        </Suspense>
      )}
    </>
  )
}

function useLanguageCommand(): void {
  const { t } = useTranslation()
  const current = useLanguage()
  const changeLanguage = useChangeLanguage()
  useCommands(() =>
    languages
      .filter((language) => language !== current)
      .map((language) => ({
        id: `language ${language}`,
        group: 'actions',
        label: `${t('header.language')}: ${languageNames[language]}`,
        run: () => changeLanguage(language),
      })),
  )
}

function initialsOf({ firstName, lastName }: Profile): string {
  return [firstName, lastName].map((name) => [...name][0]?.toLocaleUpperCase() ?? '').join('')
}
