import { maxCountedFilters } from '@vedetta/contracts/search/saved-filters'
import { listSavedFilters } from '@vedetta/core/inbox/saved/list-saved-filters'
import { saveFilter } from '@vedetta/core/inbox/saved/save-filter'
import { z } from 'zod'
import { searchArguments, understand } from './search-arguments.ts'
import { addTool, type ToolHost } from './tool.ts'

export function addFilterTools(host: ToolHost): void {
  const { context, caller } = host
  const { clock } = context
  addTool(
    host,
    {
      name: 'list_saved_filters',
      title: { it: 'Elenca i filtri salvati', en: 'List saved filters' },
      description: {
        it: 'I filtri salvati della persona, con quante posizioni da vedere trova ciascuno e quante di oggi: da qui comincia la mattina. Non costa niente. Per vedere le posizioni si usa `search_positions` con il nome del filtro.',
        en: 'The person’s saved filters, with how many positions each finds that are still to see, and how many of today: a morning begins here. Free of charge. To see the positions, use `search_positions` with the filter’s name.',
      },
      scope: 'filters:read',
      annotations: { readOnlyHint: true },
      quotesPages: false,
      input: z.object({}),
      output: z.object({
        filters: z.array(
          z.object({
            name: z.string(),
            toSee: z.number().int().nullable().describe(`Null beyond the first ${maxCountedFilters} filters`),
            today: z.number().int().nullable(),
            bell: z.boolean().describe('Whether the person is told of what it finds'),
          }),
        ),
      }),
    },
    async () => {
      const { filters } = await listSavedFilters(context, caller.viewer, { toSee: 'counted' }, clock())
      return { filters: filters.map(({ name, toSee, today, bell }) => ({ name, toSee, today, bell })) }
    },
  )
  addTool(
    host,
    {
      name: 'save_filter',
      title: { it: 'Salva un filtro', en: 'Save a filter' },
      description: {
        it: 'Salva dei criteri di ricerca con un nome, nell’elenco dei filtri della persona. Non cambia e non cancella i filtri che ci sono già, e non costa niente.',
        en: 'Saves criteria of a search under a name, in the person’s list of filters. It neither changes nor deletes filters that are there already, and is free of charge.',
      },
      scope: 'filters:write',
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
      quotesPages: false,
      input: z.object({
        name: z.string().trim().min(1).max(80),
        ...searchArguments,
        bell: z.boolean().default(false).describe('Whether the person is told of what it finds'),
      }),
      output: z.object({
        name: z.string(),
        count: z.number().int().describe('Positions that it finds now'),
        ignored: z.array(z.string()).describe('Words of the sentence that are no filter and were not saved'),
      }),
    },
    async ({ name, bell, ...given }) => {
      const { criteria, ignored } = await understand(host, given)
      // New filters have no bell, and only plans with alerts may say anything about it.
      const asked = { ...criteria, name, ...(bell && { bell }) }
      const { count } = await saveFilter(context, caller.viewer, asked, clock())
      return { name, count, ignored }
    },
  )
}
