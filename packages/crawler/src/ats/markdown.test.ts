import { expect, it } from 'vitest'
import { startCpuTime } from '../../testing/cpu-time.ts'
import { htmlOfMarkdown } from './markdown.ts'

it('a Markdown text becomes headings, items and paragraphs', () => {
  const text =
    '**Chi siamo**\n\nUna **vetreria** di [Murano](https://vetro.example/).\n\n## Mansioni\n\n*   Soffiare\n1. Molare'
  expect(htmlOfMarkdown(text)).toBe(
    '<h3>Chi siamo</h3><p>Una vetreria di Murano.</p><h3>Mansioni</h3><ul><li>Soffiare</li></ul><ul><li>Molare</li></ul>',
  )
})

it('markup within a Markdown text stays text', () => {
  expect(htmlOfMarkdown('<script>1</script> & \\*2')).toBe('<p>&lt;script>1&lt;/script> &amp; *2</p>')
})

it('a Markdown text takes linear time, whatever it holds', () => {
  for (const part of ['**', '[', '[a](', '# ', '\\']) {
    const spent = startCpuTime()
    expect(htmlOfMarkdown(part.repeat(200_000)).length).toBeGreaterThan(0)
    expect(spent(), part).toBeLessThan(2_000)
  }
})
