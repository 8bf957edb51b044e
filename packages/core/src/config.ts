import { z } from 'zod'

/** Where the engines are; the defaults are those of `scripts/services up`. */
export const engineSettings = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).default('postgres://vedetta@127.0.0.1:17432/vedetta'),
  OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:17492'),
  /** Before every index name, so that several instances and tests share one cluster. */
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default('vedetta-'),
}

export class ConfigError extends Error {}

/** Reads the environment once, at start. A bad one is told whole, not variable by variable. */
export function readConfig<Shape extends z.ZodRawShape>(
  shape: Shape,
  env: Record<string, string | undefined>,
): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(env)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`The configuration is not valid:\n${lines.join('\n')}`)
}

/** For `main.ts`: a readable message instead of a stack, and no process that runs half configured. */
export function readConfigOrExit<Shape extends z.ZodRawShape>(shape: Shape): z.infer<z.ZodObject<Shape>> {
  try {
    return readConfig(shape, process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(78)
  }
}
