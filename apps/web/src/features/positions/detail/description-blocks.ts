/** A block of a plain-text description, recognised by its line breaks and bullets. */
export type DescriptionBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const bullet = /^\s*(?:[-–—•·*▪●◦‣]|\d{1,2}[.)])\s+(?=\S)/

export function parseDescription(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = []
  let startsBlock = true
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim()
    const last = startsBlock ? undefined : blocks.at(-1)
    if (words === '') startsBlock = true
    else if (bullet.test(line)) {
      const item = line.replace(bullet, '').trim()
      // A blank line between two items does not end the list.
      const list = blocks.at(-1)
      if (list?.kind === 'list') list.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
      startsBlock = false
    } else {
      if (last?.kind === 'paragraph') last.text += `\n${words}`
      else blocks.push({ kind: 'paragraph', text: words })
      startsBlock = false
    }
  }
  return blocks
}
