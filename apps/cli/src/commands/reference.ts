import { basename } from 'node:path'
import { importReference } from '@vedetta/core/companies/reference/import-reference'
import { checkReference } from '@vedetta/reference/check-reference'
import type { Command } from 'commander'
import { withEngines } from '../engines.ts'
import { printLine } from '../print-line.ts'

export function addReferenceCommands(program: Command): void {
  const reference = program.command('reference').description('published classifications')
  reference
    .command('import')
    .argument('<folder>', 'folder with ATECO and ESCO files, ours or the publishers’')
    .description('import ATECO codes and ESCO occupations from a folder')
    .action((folder: string) =>
      withEngines(async (engines) => {
        const { files, ignored } = await importReference(engines, folder)
        for (const { path, kind, rows } of files) printLine(`${basename(path)}: ${rows} rows of ${kind}`)
        for (const file of ignored) printLine(`${basename(file)}: unknown, ignored`)
        if (files.length === 0) {
          process.stderr.write('No reference file was found in that folder.\n')
          process.exitCode = 1
        }
      }),
    )
  reference
    .command('check')
    .argument('<folder>', 'holds ATECO and ESCO files, ours or their publishers’')
    .description('count what such a folder holds and name what does not fit together; needs no engine')
    .action(async (folder: string) => {
      const { counts, problems } = await checkReference(folder)
      for (const [what, count] of Object.entries(counts)) process.stdout.write(`${what}: ${count}\n`)
      for (const problem of problems) process.stderr.write(`${problem}\n`)
      if (problems.length > 0) process.exitCode = 1
    })
}
