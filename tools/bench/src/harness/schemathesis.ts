import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const version = '4.32.5'
const run = promisify(execFile)

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

type Run = {
  readonly document: string
  readonly url: string
  /** The header by which calls are authenticated. */
  readonly header: string
  readonly leftOut: readonly string[]
  /** Identifiers that exist, by the names of their parameters. */
  readonly known: Readonly<Record<string, string>>
  /** A regular expression of paths; by default all. */
  readonly only?: string | undefined
  readonly cases: number
  readonly seed: number
}

/** Whether no case got a server error, or an answer that the document does not have. */
export async function runSchemathesis({ document, url, header, leftOut, known, ...run }: Run): Promise<boolean> {
  const { only, cases, seed } = run
  // It leaves a folder of its own where it is started.
  const folder = await mkdtemp(join(tmpdir(), 'schemathesis-'))
  const settings = join(folder, 'schemathesis.toml')
  await writeFile(settings, settingsOf(known))
  const child = spawn(
    await installSchemathesis(),
    [
      ...['--config-file', settings, 'run', document, '--url', url, '--checks', checks.join(',')],
      ...['--phases', 'examples,coverage,fuzzing,stateful', '--max-examples', `${cases}`, '--seed', `${seed}`],
      ...['--header', header, '--continue-on-failure', '--no-color'],
      ...leftOut.flatMap((path) => ['--exclude-path', path]),
      ...(only ? ['--include-path-regex', only] : []),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], cwd: folder },
  )
  const [code] = await once(child, 'exit')
  await rm(folder, { recursive: true })
  return code === 0
}

/** Most parameters, and some texts of bodies, name what exists. */
function settingsOf(known: Readonly<Record<string, string>>): string {
  const names = Object.keys(known)
  const dictionary = (name: string, values: string[]) => `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}\n`
  return [
    ...names.map((name) => dictionary(name, [known[name] ?? ''])),
    dictionary('every', Object.values(known)),
    '[parameters]\n',
    ...names.map((name) => `${name} = { dictionary = "${name}", probability = 0.7 }\n`),
    '[generation.dictionaries]\nstring = { dictionary = "every", probability = 0.3 }\n',
  ].join('')
}

/** Installs Schemathesis from PyPI once for this user, outside the checkout; returns its program. */
async function installSchemathesis(): Promise<string> {
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), `vedetta/schemathesis-${version}`)
  const program = join(folder, 'bin/schemathesis')
  const isThere = await access(program).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    await run('python3', ['-m', 'venv', folder])
    await run(join(folder, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`])
  }
  return program
}
