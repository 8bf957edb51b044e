import type { Scope } from '@vedetta/contracts/public-api/scopes'
import type { SeatedViewer } from '../../platform/viewer.ts'

/** The bearer of an API key, and the person for whose seat it acts. */
export type ApiCaller = {
  readonly keyId: string
  readonly scopes: readonly Scope[]
  readonly viewer: SeatedViewer
}
