import type { Profile } from '@vedetta/contracts/customers/profile'
import { DataRights } from './data-rights.tsx'
import { DetailsForm } from './details-form.tsx'
import { EmailSection } from './email-section.tsx'

export function GeneralTab({ user }: { user: Profile }) {
  return (
    <>
      <DetailsForm user={user} />
      <EmailSection user={user} />
      <DataRights user={user} />
    </>
  )
}
