import type { Profile } from '@vedetta/contracts/profile'
import { AccountMenu } from './account-menu.tsx'
import { BalanceMeters } from './balance-meters.tsx'

/** The header's part for who is signed in; a visitor does not download it. */
export function SignedInTools({ user }: { user: Profile }) {
  return (
    <>
      <BalanceMeters />
      <AccountMenu user={user} />
    </>
  )
}
