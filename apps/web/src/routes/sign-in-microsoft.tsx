import { ProviderSignIn } from '../features/auth/provider-sign-in.tsx'

export function Component() {
  return <ProviderSignIn provider="microsoft" />
}
