import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The files with texts for people: pages and screens, mails, errors and descriptions of the API. */
const places = ['apps/web/src', 'packages/core/src/mail', 'packages/contracts/src']

export const textSources = places.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => ({
      file: `${place}/${file}`,
      text: withoutComments(readFileSync(join(root, place, file), 'utf8')),
    })),
)

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
}
