import type { Plugin } from 'vite'

/** What the browser's schemas do without, as Zod's module of schemas has it, and what stands there instead. */
const spared: readonly (readonly [part: RegExp, instead: string])[] = [
  // What writes a schema as JSON Schema: the server alone describes its API.
  [/inst\._zod\.processJSONSchema = [^;]*;/g, ''],
  [/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
  [/return createToJSONSchemaMethod\(this, \{\}\)\(params\);/g, ''],
  // English messages: screens show the texts of error codes.
  [/core\.config\(en\(\)\)/g, 'undefined'],
  // Formats as methods of any text, `z.string().email()`: the contracts have `z.email()`. The build's prerendering would miss them.
  [/(_ZodString\.init\(inst, def\);\n\}), \{\n(?: {4}.*\n)+\}/g, '$1'],
]

/** Zod's module of schemas without what the browser spares; fails where the module no longer has it. */
export function onlyChecks(schemas: string): string {
  return spared.reduce((rest, [part, instead]) => {
    const shorter = rest.replaceAll(part, instead)
    if (shorter === rest) throw new Error(`Zod's schemas no longer have ${part}`)
    return shorter
  }, schemas)
}

/** Leaves a third of Zod out of the browser's JavaScript. Every check stays. */
export function zodChecksPlugin(): Plugin {
  return {
    name: 'zod-checks',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler: (code) => ({ code: onlyChecks(code), map: null }),
    },
  }
}
