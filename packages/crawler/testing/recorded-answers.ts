import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Fetched } from '../src/fetch/fetcher.ts'
import { recordedResponse } from '../src/fetch/recorded-response.ts'

/** Every answer with a body of the recorded sites in a folder, each body once, PDFs aside. */
export async function recordedAnswers(sitesFolder: string): Promise<Fetched[]> {
  const answers: Fetched[] = []
  for (const id of (await readdir(sitesFolder)).sort()) {
    const siteFolder = join(sitesFolder, id)
    const file = await readFile(join(siteFolder, 'responses.json'), 'utf8')
    const seen = new Set<string>()
    for (const { url, status = 200, headers, body } of z.array(recordedResponse).parse(JSON.parse(file))) {
      if (body === undefined || body.endsWith('.pdf') || seen.has(body)) continue
      seen.add(body)
      answers.push({ kind: 'fetched', url, status, headers, body: await readFile(join(siteFolder, body)) })
    }
  }
  return answers
}
