import type { Hints, RawPosition, Section } from '../../raw-position.ts'
import { type Advert, advertOf } from '../advert.ts'

export const url = 'https://www.example.test/lavoro/'

/** Markup in short: `# ` opens a part, `- ` an item; the rest are paragraphs. */
function sectionsOfText(text: string): Section[] {
  const sections: Section[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    if (line.startsWith('# ')) sections.push({ heading: line.slice(2), lines: [] })
    else {
      if (sections.length === 0) sections.push({ heading: null, lines: [] })
      sections.at(-1)?.lines.push({ text: line.replace(/^- /, ''), isItem: line.startsWith('- ') })
    }
  }
  return sections
}

export function rawAdvert(title: string, text = '', hints: Hints = {}): RawPosition {
  return {
    by: 'headings',
    title: { text: title, url },
    url,
    reference: null,
    sections: sectionsOfText(text),
    hints,
    closed: null,
    applyUrl: null,
  }
}

export function advert(title: string, text = '', hints: Hints = {}): Advert {
  return advertOf(rawAdvert(title, text, hints))
}
