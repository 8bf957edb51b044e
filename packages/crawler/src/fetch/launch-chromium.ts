import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { z } from 'zod'

export type ChromiumSettings = {
  /** The program itself: a distribution's start script would fill the environment. */
  executablePath: string
  /** `off` is for machines without user namespaces, where only pages of our own are rendered: tests and CI. */
  sandbox: 'on' | 'off'
}

export const browserSettings = {
  /** The default is that of Debian's package. */
  CHROMIUM: z.string().startsWith('/').default('/usr/lib/chromium/chromium'),
  /** `off` also lets root start a renderer. */
  RENDERER_SANDBOX: z.enum(['on', 'off']).default('on'),
}

export function chromiumOf(settings: z.infer<z.ZodObject<typeof browserSettings>>): ChromiumSettings {
  return { executablePath: settings.CHROMIUM, sandbox: settings.RENDERER_SANDBOX }
}

/** The browser itself has no network: what is not answered through `fetch` (preconnects, WebRTC, DNS hints) finds nothing. */
const args = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://nowhere.invalid:9',
  '--proxy-bypass-list=<-loopback>',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--js-flags=--max-old-space-size=256',
]

const wrapper = join(import.meta.dirname, 'sandboxed-chromium.sh')
/** For the wrapper's own commands; Chromium sees none of it. */
const path = '/usr/sbin:/usr/bin:/sbin:/bin'

export class SandboxError extends Error {}

/** Chromium never starts without its sandbox by itself: it has to be told. Rejects with a line for the person who runs it. */
export async function launchChromium({ executablePath, sandbox }: ChromiumSettings): Promise<Browser> {
  if (sandbox === 'off') return chromium.launch({ executablePath, args, chromiumSandbox: false, env: {} })
  try {
    return await chromium.launch({
      executablePath: wrapper,
      args,
      chromiumSandbox: true,
      env: { CHROMIUM: executablePath, PATH: path },
    })
  } catch (error) {
    throw new SandboxError(
      `Chromium can't be started in its sandbox (${reasonOf(error)}). It needs ${executablePath}, bubblewrap and unprivileged user namespaces; docs/operations.md, "The renderer", says how to allow them.`,
    )
  }
}

/** The program's own words, from among Playwright's. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const said = /\[err\] (.*(?:bwrap|sandbox|No such file|not found|namespace).*)/i.exec(text)?.[1]
  return (said ?? text.split('\n')[0] ?? '').trim().slice(0, 300)
}
