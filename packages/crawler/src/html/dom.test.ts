import { describe, expect, it } from 'vitest'
import { parseHtml } from '../page/parse-html.ts'
import { visibleText } from './dom.ts'

describe('visibleText', () => {
  it.each<[string, string]>([
    ['<p>Uno</p><p>due\n  tre</p>', 'Uno due tre'],
    ['Uno<br>due', 'Uno due'],
    ['<b>O</b>peratore', 'Operatore'],
    [
      '<div><span id="phone">0544 684</span><a href="mailto:info@acme.example"><span>info@acme.example</span></a></div>',
      '0544 684 info@acme.example',
    ],
    ['Saldatore<span class="badge">chiusa</span>', 'Saldatore chiusa'],
    ['<p>visto</p><p hidden>nascosto</p><script>x</script><nav>menu</nav>', 'visto'],
    ['a\u00ADb\u200Bc&nbsp;d', 'abc d'],
    ['', ''],
  ])('%s', (html, text) => expect(visibleText(parseHtml(html))).toBe(text))

  it('reads one element or several nodes', () => {
    const { children } = parseHtml('<i>a</i><p>b</p>')
    expect(visibleText(children)).toBe('a b')
    expect(children.map((child) => visibleText(child))).toEqual(['a', 'b'])
  })
})
