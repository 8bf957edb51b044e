import type { Profile } from '@vedetta/contracts/profile'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPopup } from '../../ui/lazy-popup.tsx'
import { BalanceMeters } from './balance-meters.tsx'

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** The part of the header for signed-in users; visitors do not download it. */
export function SignedInTools({ user }: { user: Profile }) {
  const { t } = useTranslation()
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
      <LazyPopup trigger={button}>
        {(startsOpen) => <AccountMenu user={user} trigger={button} startsOpen={startsOpen} />}
      </LazyPopup>
    </>
  )
}

function initialsOf({ firstName, lastName }: Profile): string {
  return [firstName, lastName].map((name) => [...name][0]?.toLocaleUpperCase() ?? '').join('')
}
