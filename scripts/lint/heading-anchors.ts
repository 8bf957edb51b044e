/** The anchors that a document's headings have on GitHub. */
export function headingAnchors(text: string): Set<string> {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  return new Set(Array.from(prose.matchAll(/^#{1,6} (.+)$/gm), ([, heading = '']) => anchorOf(heading)))
}

function anchorOf(heading: string): string {
  const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim()
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
