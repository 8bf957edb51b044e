import { z } from 'zod'

/** The default is that of `scripts/services up`. */
export const redisSettings = {
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).default('redis://127.0.0.1:17479'),
  /** Prefixes every key, so that several instances and tests share one Redis. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('vedetta'),
}

export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`The configuration is not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
}

/** Reads the environment once, at start, and reports all invalid variables in one error. */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Record<string, string | undefined>,
): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(env)
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

/**
 * For `main.ts`: a readable message instead of a stack, and no process that runs half configured.
 * `complete` checks the settings that depend on each other.
 */
export function readConfigOrExit<Shape extends z.ZodRawShape, Config = z.infer<z.ZodObject<Shape>>>(
  shape: Shape,
  complete?: (config: z.infer<z.ZodObject<Shape>>) => Config,
): Config {
  try {
    const config = readConfig(shape, process.env)
    return complete ? complete(config) : (config as Config)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(78)
  }
}
