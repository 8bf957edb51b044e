import { visibleCharacters } from '@vedetta/contracts/text/visible-text'
import { decodePercent } from '../decode-percent.ts'
import type { HtmlPage } from '../page.ts'
import type { RawPosition } from '../raw-position.ts'
import { sectionsOfDescription } from './description.ts'
import { positionOf } from './position-parts.ts'

const maxList = 400_000
const maxValues = 200

/** A career section's job: a script fills the page from a list of values, and another list names them. */
export function readTaleoJob(page: HtmlPage, reference: string): RawPosition | null {
  const names = textsAfter(page.html, '_hlid:')
  const values = textsAfter(page.html, "'descRequisition',")
  const isPaired = names.length > 0 && names.length === values.length
  const textOf = (name: string) => (isPaired ? decoded(values[names.indexOf(`reqlistitem.${name}`)]) : null)
  const title = textOf('title')
  if (title === null) return null
  const places = [textOf('primarylocation'), textOf('otherlocations')].flatMap((text) => text?.split(', ') ?? [])
  return positionOf('taleo', page.url, {
    title,
    url: page.url,
    reference,
    sections: ['description', 'qualification'].flatMap((name) => sectionsOfDescription(textOf(name))),
    stated: {
      place: places.map((place) => place.split('-').at(-1)),
      schedule: textOf('jobschedule'),
      contract: textOf('jobtype') ?? textOf('employeestatus'),
      postedAt: textOf('postingdate'),
    },
  })
}

/** The texts between single quotes of the list that stands after these words. */
function textsAfter(html: string, words: string): string[] {
  const said = html.indexOf(words)
  const start = said === -1 ? -1 : html.indexOf('[', said + words.length)
  if (start === -1 || html.slice(said + words.length, start).trim() !== '') return []
  const texts: string[] = []
  let from: number | null = null
  for (let index = start + 1; index < html.length && index - start < maxList; index += 1) {
    const sign = html[index]
    if (sign === '\\') index += 1
    else if (sign === "'" && from === null) from = index + 1
    else if (sign === "'" && from !== null) {
      texts.push(html.slice(from, index))
      from = null
    } else if (sign === ']' && from === null) return texts.length > maxValues ? [] : texts
  }
  return []
}

/** Texts are percent-encoded, markup behind `!*!`, and a colon escaped. */
function decoded(text: string | undefined): string | null {
  if (text === undefined) return null
  const plain = visibleCharacters(decodePercent(text.replace(/\\(.)/g, '$1').replace(/^!\*!/, ''))).trim()
  return plain === '' ? null : plain
}
