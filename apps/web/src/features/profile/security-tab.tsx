import type { Profile } from '@vedetta/contracts/customers/profile'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignInMethods } from './sign-in-methods.tsx'
import { TwoStepSection } from './two-step-section.tsx'

export function SecurityTab({ user }: { user: Profile }) {
  return (
    <>
      <SignInMethods user={user} />
      {user.hasPassword && <PasswordSection />}
      <TwoStepSection user={user} />
      <SessionsSection />
    </>
  )
}
