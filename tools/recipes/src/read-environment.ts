/** The named variables, or an error that lists those that are missing. */
export function readEnvironment<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const missing = names.filter((name) => !process.env[name])
  if (missing.length > 0) throw new Error(`set ${missing.join(', ')}: docs/recipes.md says what each is`)
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Record<Name, string>
}
