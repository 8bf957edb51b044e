import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collars, contracts, keysOf, schedules, smartWorking } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'

const expectedPosition = z.object({
  title: z.string(),
  url: z.string(),
  cities: z.array(z.string()),
  contract: z.enum(keysOf(contracts)).nullable(),
  schedule: z.enum(keysOf(schedules)).nullable(),
  collar: z.enum(keysOf(collars)).nullable(),
  smartWorking: z.enum(keysOf(smartWorking)).nullable(),
  experienceYears: z.number().nullable(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  certifications: z.array(z.string()),
  benefits: z.array(z.string()),
  protectedCategories: z.boolean(),
  postedAt: z.string().nullable(),
})

const expectedFile = z.object({
  positions: z.array(expectedPosition),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  news: z.array(z.object({ title: z.string() })),
})

const siteFile = z.object({
  archetype: z.string(),
  city: z.string().nullable(),
  /** Careful people would label it differently. */
  ambiguous: z.boolean().default(false),
})

/** What a careful person reports of a recorded site; other members of its files, such as notes of who labelled it, are ignored. */
export type ExpectedSite = z.infer<typeof siteFile> & z.infer<typeof expectedFile>

export async function readExpectedSite(siteFolder: string): Promise<ExpectedSite> {
  const json = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(siteFolder, name), 'utf8'))
  return { ...siteFile.parse(await json('site.json')), ...expectedFile.parse(await json('expected.json')) }
}
