import { type Encoding, encodings } from '@vedetta/core/companies/register/file/encoding'
import { RegistryFileError } from '@vedetta/core/companies/register/file/raw-rows'
import { importAgencies } from '@vedetta/core/companies/register/import-agencies'
import { importCompanies } from '@vedetta/core/companies/register/import-companies'
import { optOutTraderByCommand } from '@vedetta/core/companies/register/opt-out-trader'
import { type Command, Option } from 'commander'
import { withEngines } from '../engines.ts'
import { printLine } from '../print-line.ts'
import { progressBar } from '../progress-bar.ts'
import { reportAppError } from '../report-app-error.ts'

type FileOptions = { bad?: string; encoding?: Encoding }

export function addCompaniesCommands(program: Command): void {
  const companies = program.command('companies').description('companies and agencies from registries')
  for (const [name, description, action] of [
    ['import', 'import registry data from CSV or JSON lines; an interrupted import resumes', importFile],
    ['import-agencies', 'import the register of employment agencies, replacing the previous one', importRegister],
  ] as const) {
    companies
      .command(name)
      .argument('<file>', 'file to import; docs/operations.md lists its columns')
      .description(description)
      .option('--bad <file>', 'where refused rows are written; by default <file>.bad.csv')
      .addOption(new Option('--encoding <encoding>', 'by default detected').choices(encodings))
      .action((file: string, options: FileOptions) => reportFileError(() => action(file, options)))
  }
  companies
    .command('opt-out')
    .argument('<vat>', 'VAT number')
    .description(
      'delete a sole trader, whose register data are a person’s, with their adverts and contacts, and never import them again',
    )
    .action((vat: string) =>
      withEngines(({ db }) =>
        reportAppError(async () => {
          const wasHere = await optOutTraderByCommand(db, vat, new Date())
          printLine(
            wasHere
              ? 'deleted and opted out; the watch deletes what it keeps of their site within minutes'
              : 'opted out; not here before',
          )
        }),
      ),
    )
}

function importFile(file: string, { bad = `${file}.bad.csv`, encoding }: FileOptions): Promise<void> {
  return withEngines(async ({ pool }) => {
    let bar: ReturnType<typeof progressBar> | undefined
    let before = 0
    const onProgress = (bytesRead: number, size: number) => {
      bar ??= progressBar('bytes', size)
      bar.advance(bytesRead - before)
      before = bytesRead
    }
    const options = { refusedPath: bad, ...(encoding ? { encoding } : {}), onProgress }
    const done = await importCompanies(pool, file, options, new Date())
    bar?.stop()
    if (done.resumedAfterLine !== null) printLine(`resumed after line ${done.resumedAfterLine}`)
    if (done.ignoredColumns.length > 0) printLine(`unknown columns ignored: ${done.ignoredColumns.join(', ')}`)
    for (const edition of done.missingEditions)
      printLine(`ATECO ${edition} is not imported: only format and division were checked`)
    printLine(
      `${done.added} companies added, ${done.changed} changed, ${done.unchanged} unchanged; ${done.sites} sites added`,
    )
    printLine(
      `${done.refused} rows and ${done.refusedAddresses} web addresses refused${done.refused + done.refusedAddresses > 0 ? `: ${bad}` : ''}`,
    )
  })
}

function importRegister(file: string, { bad = `${file}.bad.csv`, encoding }: FileOptions): Promise<void> {
  return withEngines(async ({ db }) => {
    const options = { refusedPath: bad, ...(encoding ? { encoding } : {}) }
    const done = await importAgencies(db, file, options, new Date())
    printLine(
      `${done.registered} agencies in the register, ${done.refused} rows refused${done.refused > 0 ? `: ${bad}` : ''}`,
    )
    printLine(`${done.judged} companies reclassified`)
  })
}

async function reportFileError(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RegistryFileError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
