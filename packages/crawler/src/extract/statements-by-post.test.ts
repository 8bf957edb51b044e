import { describe, expect, it } from 'vitest'
import { statementsByPost } from './statements-by-post.ts'
import { titlesOn } from './testing/read-body.ts'

const terms = '<p>Contratto a tempo indeterminato, full time. Inviare il CV a lavoro@acme.example.</p>'

describe('postsSoughtIn one sentence', () => {
  it.each([
    ['Cerchiamo: 1 cuoco, 2 camerieri e 1 lavapiatti.', ['Cuoco', 'Camerieri', 'Lavapiatti']],
    ['Siamo al completo: cerchiamo n. 2 commesse e 1 banconista.', ['Commesse', 'Banconista']],
    ['Si cercano un barista ed una cameriera per la stagione.', ['Barista', 'Cameriera']],
    ['Assumiamo n. 3 muratori e n. 1 geometra di cantiere.', ['Muratori', 'Geometra di cantiere']],
    ['Stiamo cercando sia un elettricista che un idraulico.', ['Elettricista', 'Idraulico']],
    ['Cerchiamo due figure: un magazziniere e un autista patente C.', ['Magazziniere', 'Autista patente C']],
    ['Abbiamo bisogno di un saldatore, di un tornitore e di un fresatore.', ['Saldatore', 'Tornitore', 'Fresatore']],
    ['Ricerchiamo un/una receptionist e un/una governante.', ['Receptionist', 'Governante']],
    ["Vorremmo inserire un parrucchiere esperto e un'apprendista.", ['Parrucchiere esperto', 'Apprendista']],
    ['Prendiamo un meccanico e poi un gommista, anche alla prima esperienza.', ['Meccanico', 'Gommista']],
    ['Assumiamo un panettiere (turno di notte) e una commessa (mattina).', ['Panettiere', 'Commessa']],
    ['Cerchiamo <b>un tornitore CNC e un saldatore</b>, tutti e due da subito.', ['Tornitore CNC', 'Saldatore']],
    ['Cerchiamo <b>un cuoco</b>, <b>due baristi</b> ed <b>un lavapiatti</b>.', ['Cuoco', 'Baristi', 'Lavapiatti']],
    ['We are looking for a chef and two waiters.', ['Chef', 'Waiters']],
    ['Wir suchen einen Koch und eine Kellnerin für die Wintersaison.', ['Koch', 'Kellnerin']],
  ])('%s', (text, titles) => expect(titlesOn(`<h1>Lavora con noi</h1><p>${text}</p>${terms}`)).toEqual(titles))

  it('several posts in one sentence and another in the next', () => {
    const body = `<p>Cerchiamo <b>un sarto e una stiratrice</b>, tempo pieno.</p><p>Prendiamo poi <b>un apprendista sarto</b>, contratto di apprendistato.</p>${terms}`
    expect(titlesOn(`<h1>Lavoro</h1>${body}`)).toEqual(['Sarto', 'Stiratrice', 'Apprendista sarto'])
  })

  it('several posts in one sentence, and a closed one below', () => {
    const body = `<p>Cerchiamo un sarto e una stiratrice.</p>${terms}<p>05/02/2024 - Modellista: posto già assegnato.</p>`
    expect(titlesOn(`<h1>Lavoro</h1>${body}`)).toEqual(['Sarto', 'Stiratrice'])
  })

  it.each([
    'Cerchiamo personale e collaboratori motivati.',
    'Cerchiamo gente seria.',
    'Cerchiamo collaboratori per i nostri negozi.',
  ])('a standing invitation is no post: %s', (text) =>
    expect(titlesOn(`<h1>Lavora con noi</h1><p>${text}</p>${terms}`)).toEqual([]),
  )
})

describe('statementsByPost', () => {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

  it("assigns a sentence that begins with another word of a post's name", () => {
    const [swimming = '', desk = '', cleaning = ''] = statementsByPost(
      'Cerchiamo un insegnante di nuoto, una receptionist e un addetto alle pulizie.\nPer il nuoto serve il brevetto. In reception si sta full time. Alle pulizie si lavora part time.',
      ['insegnante di nuoto', 'receptionist', 'addetto alle pulizie'],
    )
    expect(swimming).toContain('brevetto')
    expect(swimming).not.toMatch(/full|part time/)
    expect(desk).toContain('full time')
    expect(desk).not.toMatch(/brevetto|part time/)
    expect(cleaning).toContain('part time')
    expect(cleaning).not.toMatch(/brevetto|full/)
  })

  it('assigns a sentence about two posts to both', () => {
    const said = statementsByPost(
      'Cerchiamo 2 camerieri, 1 aiuto cuoco e 1 lavapiatti.\nCamerieri e aiuto cuoco lavorano a tempo pieno. Il lavapiatti è un part time.',
      ['camerieri', 'aiuto cuoco', 'lavapiatti'],
    )
    expect(said.map((text) => text.includes('tempo pieno'))).toEqual([true, true, false])
    expect(said.map((text) => text.includes('part time'))).toEqual([false, false, true])
  })

  it("ignores a word of a post's name within another post's sentence", () => {
    const [bar = '', cleaning = ''] = statementsByPost(
      'Cerchiamo un barista e un addetto alle pulizie.\nIl barista cura anche le pulizie del banco, full time. L’addetto lavora part time.',
      ['barista', 'addetto alle pulizie'],
    )
    expect(lines(bar).join(' ')).toContain('full time')
    expect(lines(cleaning).join(' ')).not.toContain('full time')
  })
})
