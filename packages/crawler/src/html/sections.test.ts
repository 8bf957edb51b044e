import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { sectionsOf, sectionsOfHtml } from './sections.ts'

/** `# heading` and lines; items start with `* `. */
function shown(html: string): string[] {
  return sectionsOfHtml(html).flatMap((section) => [
    ...(section.heading === null ? [] : [`# ${section.heading}`]),
    ...section.lines.map((line) => (line.isItem ? `* ${line.text}` : line.text)),
  ])
}

describe('sectionsOfHtml', () => {
  it.each<[string, string, string[]]>([
    ['paragraphs', '<p>Uno\n  due</p><p>Tre</p>', ['Uno due', 'Tre']],
    ['breaks', 'Uno<br>Due<br/>Tre', ['Uno', 'Due', 'Tre']],
    ['headings', '<h3>Chi sei</h3><p>Perito</p>', ['# Chi sei', 'Perito']],
    [
      'lists',
      '<h4>Requisiti</h4><ul><li>diploma</li><li>patente nautica</li></ul>',
      ['# Requisiti', '* diploma', '* patente nautica'],
    ],
    ['bold line', '<p><strong>Il nostro pacchetto</strong></p><p>Mensa</p>', ['# Il nostro pacchetto', 'Mensa']],
    ['bold item', '<ul><li><b>Patente B</b></li></ul>', ['* Patente B']],
    ['bold by style', '<p><span style="font-weight:700">Il profilo</span></p><p>x</p>', ['# Il profilo', 'x']],
    ['colon line', '<p>Si richiede:</p><p>- diploma</p><p>– patente</p>', ['# Si richiede', '* diploma', '* patente']],
    ['run-in', '<p>Requisiti: diploma, patente B</p>', ['# Requisiti', 'diploma, patente B']],
    ['bold run-in', '<p><b>Sede:</b> Brescia <b>Orario</b>: 8-17</p>', ['# Sede', 'Brescia', '# Orario', '8-17']],
    ['bold run-in without colon', '<p><b>Requisiti</b> Diploma</p>', ['# Requisiti', 'Diploma']],
    ['bold inside prose', '<p>Cerchiamo un <b>cuoco</b> esperto</p>', ['Cerchiamo un cuoco esperto']],
    ['bold start of prose', '<p><b>Esperienza</b> di due anni</p>', ['Esperienza di due anni']],
    ['no run-in in prose', '<p>Siamo giovani: vieni</p>', ['Siamo giovani: vieni']],
    ['Word list', '<p class="MsoListParagraph"><span>·<span>&nbsp;&nbsp;</span></span>saldatura</p>', ['* saldatura']],
    ['Word symbol', '<p class="MsoListParagraphCxSpFirst">Ø&nbsp; saldatura</p>', ['* saldatura']],
    ['row labels', '<table><tr><th>Sede</th><td>Lodi</td></tr></table>', ['# Sede', 'Lodi']],
    [
      'cells',
      '<table><tr><td>Contratto</td><td>Stage</td></tr><tr><td>x</td></tr></table>',
      ['# Contratto', 'Stage', 'x'],
    ],
    ['definition list', '<dl><dt>Sede</dt><dd>Lodi</dd></dl>', ['# Sede', 'Lodi']],
    ['separators', '<p>Lodi | full time • stage</p>', ['Lodi', 'full time', 'stage']],
    ['glued spans', '<div><span>Sede</span><span>Milano</span></div>', ['Sede Milano']],
    [
      'named spans',
      '<div><span class="a">Faenza</span><span class="b">Tempo pieno</span></div>',
      ['Faenza', 'Tempo pieno'],
    ],
    [
      'named spans in prose',
      '<p><span class="c0">Cerchiamo </span><span class="c3">operai</span></p>',
      ['Cerchiamo operai'],
    ],
    [
      'cookie dialog',
      '<p>a</p><div role="dialog">Usiamo i cookie</div><div class="cky-consent-container">Accetti i cookie?</div>',
      ['a'],
    ],
    [
      'a wrapper with the name of a menu',
      '<div class="social"><h1>Saldatore</h1><p>Testo</p></div><div id="wp--skip-link--target"><p>Altro</p></div>',
      ['# Saldatore', 'Testo', 'Altro'],
    ],
    ['drop cap', '<p><span>C</span>erchiamo cuochi</p>', ['Cerchiamo cuochi']],
    [
      'noise',
      '<nav>Home</nav><script>a</script><style>b</style><select><option>x</option></select><p>Ciao</p>',
      ['Ciao'],
    ],
    [
      'hidden',
      '<p hidden>a</p><p style="display: none">b</p><p class="d-none">c</p><p class="d-none d-md-block">d</p>',
      ['d'],
    ],
    ['closed panel', '<div class="collapse" style="display:none"><p>Testo</p></div>', ['Testo']],
    ['plain text', 'Testo\nRequisiti:\n- diploma\n* patente', ['Testo', '# Requisiti', '* diploma', '* patente']],
    ['escaped twice', '&lt;p&gt;Caff&amp;egrave;&lt;/p&gt;&lt;p&gt;B&lt;/p&gt;', ['Caffè', 'B']],
    ['entities', '<p>Perch&eacute;&nbsp;noi</p>', ['Perché noi']],
    ['unclosed', '<ul><li>uno<li>due</ul><p>tre', ['* uno', '* due', 'tre']],
    [
      'fact inside a list',
      '<p>Dettagli:</p><ul><li>uno</li><li>Sede: Lodi</li><li>due</li></ul>',
      ['# Dettagli', '* uno', '# Sede', '* Lodi', '# Dettagli', '* due'],
    ],
    ['text after a fact', '<p>Sede: Lodi</p><p>Ottimo ambiente.</p>', ['# Sede', 'Lodi', 'Ottimo ambiente.']],
    [
      'English',
      '<p>Requirements: degree</p><p><b>What we offer</b></p><p>Lunch</p>',
      ['# Requirements', 'degree', '# What we offer', 'Lunch'],
    ],
    [
      'German',
      '<p>Ihr Profil</p><ul><li>Ausbildung</li></ul><p>Standort: Bozen</p>',
      ['# Ihr Profil', '* Ausbildung', '# Standort', 'Bozen'],
    ],
    [
      'text that starts as a label',
      '<p>Attività di magazzino</p><p>Offriamo contratto stabile</p>',
      ['Attività di magazzino', 'Offriamo contratto stabile'],
    ],
    [
      'labels of their own',
      '<p>Requisiti richiesti</p><p>Diploma</p><p>Cosa offriamo</p><p>Mensa</p>',
      ['# Requisiti richiesti', 'Diploma', '# Cosa offriamo', 'Mensa'],
    ],
    ['empty', '', []],
  ])('%s', (_, html, expected) => {
    expect(shown(html)).toEqual(expected)
  })

  it('ends a single fact before the next text', () => {
    expect(sectionsOfHtml('<p>Sede: Lodi</p><p>Altro</p>').map((section) => section.heading)).toEqual(['Sede', null])
  })

  it('reads markup nested 10,000 deep', () => {
    const { children } = parseDocument(`${'<div><b>'.repeat(10_000)}ciao`)
    expect(sectionsOf(children)).toEqual([{ heading: 'ciao', lines: [] }])
  })

  it('never throws, and never leaves readable text out', () => {
    const token = fc.constantFrom(
      '<p>',
      '</p>',
      '<li>',
      '</ul>',
      '<b>',
      '</b>',
      '<br',
      '>',
      '&amp',
      ':',
      '<td>',
      '<h2>',
      '- ',
    )
    const word = fc.stringMatching(/^w[0-9]{3}$/)
    fc.assert(
      fc.property(fc.array(fc.oneof(token, word), { maxLength: 40 }), (parts) => {
        const html = parts.join(' ')
        const seen = shown(html).join(' ')
        // A tag left open swallows what follows, as in a browser.
        if (html.includes('<br')) return
        for (const part of parts) if (part.startsWith('w')) expect(seen).toContain(part)
      }),
    )
  })
})
