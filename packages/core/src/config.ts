import { z } from 'zod'

/** Where the engines are; the defaults are those of `scripts/services up`. */
export const engineSettings = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).default('postgres://vedetta@127.0.0.1:17432/vedetta'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).default('redis://127.0.0.1:17479'),
  /** Before every key, so that several instances and tests share one Redis. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('vedetta'),
  OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:17492'),
  /** Before every index name, so that several instances and tests share one cluster. */
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default('vedetta-'),
}

/** Where people open Vedetta: mails link there, providers send back there. */
export const addressSettings = {
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:17473')
    .transform((url) => new URL(url).origin),
}

/** Any SMTP service; the default is what `pnpm dev` runs. */
export const mailSettings = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default('smtp://127.0.0.1:17425'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'an address, or Name <address>')
    .default('Vedetta <noreply@vedetta.example>'),
}

export class ConfigError extends Error {
  constructor(lines: readonly string[]) {
    super(`The configuration is not valid:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
}

/** Reads the environment once, at start. A bad one is told whole, not variable by variable. */
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
 * `complete` sees what settings mean together.
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
