import { applySetCookies } from 'better-auth/cookies'
import type { Viewer } from '../../platform/viewer.ts'
import type { IdentityContext } from './identity.ts'
import { readViewer } from './read-viewer.ts'

/** The person whose session a provider sign-in has just started, read from the cookies that are to be set. */
export async function viewerOfCookies(context: IdentityContext, cookies: string[]): Promise<Viewer> {
  const headers = new Headers()
  applySetCookies(headers, cookies)
  const { answer: viewer } = await readViewer(context, headers)
  if (!viewer) throw new Error('the provider signed nobody in')
  return viewer
}
