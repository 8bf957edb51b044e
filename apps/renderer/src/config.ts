import { ConfigError, redisSettings } from '@vedetta/contracts/calls/process-config'
import { browserSettings } from '@vedetta/crawler/fetch/launch-chromium'
import { z } from 'zod'

export const rendererSettings = {
  ...redisSettings,
  ...browserSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}

type Settings = z.infer<z.ZodObject<typeof rendererSettings>>

const credentialName = /SECRET|PASSWORD|TOKEN|CREDENTIAL|KEY|URL/

/** A renderer opens pages of strangers: it must not hold what somebody who takes it over could use. */
export function completeConfig(
  settings: Settings,
  env: NodeJS.ProcessEnv = process.env,
  uid: number | undefined = process.getuid?.(),
): Settings {
  const foreign = Object.keys(env).filter((name) => credentialName.test(name) && !(name in rendererSettings))
  if (foreign.length > 0)
    throw new ConfigError(foreign.map((name) => `${name}: not for a renderer; start it with its own settings only`))
  if (uid === 0 && settings.RENDERER_SANDBOX === 'on')
    throw new ConfigError([
      'the renderer must not run as root: start it as a user of its own (docs/operations.md, "The renderer")',
    ])
  return settings
}
