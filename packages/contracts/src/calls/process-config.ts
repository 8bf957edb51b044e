import { z } from 'zod'

/** Counted from VEDETTA_PORT_BASE; `scripts/ports.env` repeats these for the shell, and a test compares them. */
const portOffsets = { smtp: 25, postgres: 32, web: 73, redis: 79, api: 80, opensearch: 92 } as const
const defaultPortBase = '17400'

type InstancePorts = Readonly<Record<keyof typeof portOffsets, number>>
type Env = Readonly<Record<string, string | undefined>>

/** The ports of one instance on this machine: two checkouts with different bases run side by side. */
export function instancePorts(env: Env): InstancePorts {
  const base = readPortBase(env)
  const ports = Object.entries(portOffsets).map(([name, offset]) => [name, base + offset])
  return Object.fromEntries(ports) as InstancePorts
}

export function readPortBase({ VEDETTA_PORT_BASE }: Env): number {
  const text = VEDETTA_PORT_BASE || defaultPortBase
  const base = Number(text)
  if (!/^[1-9]\d{3,4}$/.test(text) || base < 1_024 || base > 65_400)
    throw new ConfigError([`VEDETTA_PORT_BASE must be a number from 1024 to 65400, not '${text}'`])
  return base
}

const instanceDefaults = z.registry<{ valueAt: (ports: InstancePorts) => string }>()

/**
 * A setting whose default has a port of this instance. `readConfig` counts it from VEDETTA_PORT_BASE: a command that
 * fell back to a fixed port would speak to whichever instance has it.
 */
export function withInstanceDefault<Schema extends z.ZodType>(
  schema: Schema,
  valueAt: (ports: InstancePorts) => string,
): Schema {
  instanceDefaults.add(schema, { valueAt })
  return schema
}

/** The default is that of `scripts/services up`. */
export const redisSettings = {
  REDIS_URL: withInstanceDefault(z.url({ protocol: /^rediss?$/ }), ({ redis }) => `redis://127.0.0.1:${redis}`),
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
export function readConfig<Shape extends z.ZodRawShape>(shape: Shape, env: Env): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse({ ...env, ...missingDefaults(shape, env) })
  if (parsed.success) return parsed.data
  throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

function missingDefaults(shape: z.ZodRawShape, env: Env): Env {
  const defaults = Object.entries(shape).flatMap(([name, schema]) => {
    const known = env[name] === undefined && instanceDefaults.get(schema as z.ZodType)
    return known ? [[name, known.valueAt(instancePorts(env))]] : []
  })
  return Object.fromEntries(defaults)
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
