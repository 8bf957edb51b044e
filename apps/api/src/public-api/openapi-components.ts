import { z } from 'zod'

type Json = Record<string, unknown>
type Direction = 'input' | 'output'

export type Components = ReturnType<typeof createComponents>

/** Schemas of Zod as those of OpenAPI: one with an ID becomes a component, which others refer to. */
export function createComponents() {
  const named = new Map<string, Json>()

  /** A schema that differs by direction is two components. */
  function add(id: string, direction: Direction, schema: Json): string {
    const known = named.get(id)
    const name =
      known === undefined || isSame(known, schema) ? id : `${id}${direction === 'input' ? 'Input' : 'Output'}`
    named.set(name, schema)
    return name
  }

  function schema(zod: z.ZodType, direction: Direction): Json {
    const {
      $schema: _,
      $defs = {},
      id,
      ...whole
    } = z.toJSONSchema(zod, { io: direction, unrepresentable: 'any' }) as Json
    const names = new Map<string, string>()
    const refer = (json: Json): Json =>
      JSON.parse(JSON.stringify(json), (key, value) =>
        key === '$ref' ? `#/components/schemas/${names.get(value.slice('#/$defs/'.length)) ?? ''}` : value,
      )
    for (const each of innermostFirst($defs as Record<string, Json>)) {
      const { id: _, ...definition } = ($defs as Record<string, Json>)[each] ?? {}
      names.set(each, add(each, direction, refer(definition)))
    }
    if (typeof id !== 'string') return refer(whole)
    return { $ref: `#/components/schemas/${add(id, direction, refer(whole))}` }
  }

  function parameters(zod: z.ZodType, place: 'path' | 'query'): object[] {
    const { properties = {}, required = [] } = schema(zod, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, { description, ...type }]) => ({
      name,
      in: place,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: type,
      // Lists are separated by commas.
      ...(type.type === 'array' && { style: 'form', explode: false }),
    }))
  }

  return {
    schema,
    parameters,
    schemas: () => Object.fromEntries([...named].toSorted(([one], [other]) => one.localeCompare(other))),
  }
}

const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other)

/** Definitions after those that they refer to, whose names may still change. */
function innermostFirst(definitions: Record<string, Json>): string[] {
  const ordered = new Set<string>()
  const visit = (name: string): void => {
    if (ordered.has(name)) return
    for (const [, inner] of JSON.stringify(definitions[name]).matchAll(/"#\/\$defs\/([^"]+)"/g))
      if (inner !== undefined && inner !== name) visit(inner)
    ordered.add(name)
  }
  for (const name of Object.keys(definitions)) visit(name)
  return [...ordered]
}
