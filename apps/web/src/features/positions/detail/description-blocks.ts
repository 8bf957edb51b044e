/** A description is plain text: what its line breaks and dashes mean is read back from it. */
export type DescriptionBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const bullet = /^\s*(?:[-–—•·*▪●◦‣]|\d{1,2}[.)])\s+(?=\S)/

export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = []
  let isNew = true
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim()
    const last = isNew ? undefined : blocks.at(-1)
    if (words === '') isNew = true
    else if (bullet.test(line)) {
      const item = line.replace(bullet, '').trim()
      // A blank line between two items is a matter of looks.
      const list = blocks.at(-1)
      if (list?.kind === 'list') list.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
      isNew = false
    } else {
      if (last?.kind === 'paragraph') last.text += `\n${words}`
      else blocks.push({ kind: 'paragraph', text: words })
      isNew = false
    }
  }
  return blocks
}
