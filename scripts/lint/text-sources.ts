import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The files with texts for people: pages and screens, mails, errors and descriptions of the API. */
const places = [
  { place: 'apps/web/src', name: /\.(tsx?|json)$/ },
  { place: 'packages/core/src', name: /\.mail\.ts$/ },
  { place: 'packages/core/src/platform/mail', name: /\.ts$/ },
  { place: 'packages/contracts/src', name: /\.(tsx?|json)$/ },
]

export const textSources = places.flatMap(({ place, name }) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .map((file) => ({
      file: `${place}/${file}`,
      text: withoutComments(readFileSync(join(root, place, file), 'utf8')),
    })),
)

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
}
