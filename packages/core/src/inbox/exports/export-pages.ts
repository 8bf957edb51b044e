import type { Exported } from '@vedetta/contracts/inbox/position-export'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { type RequestedChoices, readExportChoices } from './export-choices.ts'
import { exportedOf } from './exported-of.ts'
import { makeExport } from './make-export.ts'
import { type ExportContext, type PageRange, positionsOfPages } from './positions-of-pages.ts'

/** Exports pages of a search, as they were when it was made. */
export async function exportPages(
  context: ExportContext,
  viewer: SeatedViewer,
  input: PageRange & { readonly requestID?: string | undefined } & RequestedChoices,
  now: Date,
): Promise<Exported> {
  const positions = await positionsOfPages(context, viewer, input, now)
  const choices = await readExportChoices(context.db, viewer.userId, input)
  return exportedOf(await makeExport(context.db, viewer, { positions, requestId: input.requestID, choices }, now))
}
