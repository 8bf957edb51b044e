import type { Section } from '../raw-position.ts'

const maxDescription = 20_000

/** The advert's text, headings and items on lines of their own. */
export function descriptionOf(sections: readonly Section[]): string {
  const parts = sections.map(({ heading, lines }) =>
    [...(heading === null ? [] : [heading]), ...lines.map(({ text, isItem }) => (isItem ? `- ${text}` : text))].join(
      '\n',
    ),
  )
  return parts
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, maxDescription)
}
