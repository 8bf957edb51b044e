import { describe, expect, it } from 'vitest'
import { chromeAdverts } from '../find/chrome-adverts.ts'
import { openOn, openOnPage, pageOf, titlesOn } from './testing/read-body.ts'

describe('extractPositions on lines of a trade and its conditions', () => {
  it.each([
    [
      'broken by <br>',
      '<p>Stiamo cercando:</p><p>Saldatore TIG – full time, tempo indeterminato<br>Addetta/o mensa – part time 20 ore<br>Autista – patente C, turni di notte</p>',
      ['Saldatore TIG', 'Addetta/o mensa', 'Autista'],
    ],
    [
      'German',
      '<p>Wir suchen:</p><ul><li>Koch – Vollzeit, Saisonvertrag</li><li>Zimmermädchen – Teilzeit 20 Stunden</li></ul>',
      ['Koch', 'Zimmermädchen'],
    ],
    [
      'English',
      '<p>We are hiring:</p><ul><li>Baker – full time, permanent</li><li>Shop assistant – part time, weekends</li></ul>',
      ['Baker', 'Shop assistant'],
    ],
    [
      'a licence alone is part of the title',
      '<p>Posizioni aperte:</p><ul><li>Autista – patente CE</li><li>Magazziniere – patentino, tempo determinato</li></ul>',
      ['Autista – patente CE', 'Magazziniere'],
    ],
  ])('%s', (_, body, titles) => expect(titlesOn(`<h1>Lavora con noi</h1>${body}`)).toEqual(titles))
})

describe('extractPositions on a list by branch, one of which seeks nobody', () => {
  it.each([
    [
      'nested lists',
      '<ul><li>Filiale di Novara:<ul><li>Cassiere/a – part time</li></ul></li><li>Vercelli<ul><li>Nessuna posizione aperta al momento</li></ul></li><li><b>Biella</b><ul><li>Macellaio – tempo indeterminato</li></ul></li></ul>',
    ],
    [
      'a definition list',
      '<dl><dt>Novara</dt><dd>Cassiere/a – part time</dd><dt>Vercelli</dt><dd>Nessuna ricerca in corso</dd><dt>Biella</dt><dd>Macellaio – tempo indeterminato</dd></dl>',
    ],
    [
      'a table',
      '<table><tr><th>Negozio</th><th>Figura</th><th>Contratto</th></tr><tr><td>Novara</td><td>Cassiere/a</td><td>part time</td></tr><tr><td>Vercelli</td><td>Nessuna posizione aperta</td><td></td></tr><tr><td>Biella</td><td>Macellaio</td><td>full time</td></tr></table>',
    ],
  ])('%s', (_, body) => {
    const found = openOn(`<h1>Posizioni aperte</h1>${body}`)
    expect(found.map(({ title, places }) => [title.value, places[0]?.value.name])).toEqual([
      ['Cassiere/a', 'Novara'],
      ['Macellaio', 'Biella'],
    ])
  })

  it('a page that seeks nobody has no adverts', () => {
    const body =
      '<h1>Lavora con noi</h1><p>Al momento nessuna posizione aperta.</p><ul><li>Cassiere</li><li>Macellaio</li></ul>'
    expect(titlesOn(body)).toEqual([])
  })
})

describe('extractPositions on several posts in one sentence, each with its conditions', () => {
  it.each([
    [
      'Italian',
      '<p>Per la cantina cerchiamo un cantiniere, a tempo pieno e con almeno due anni di esperienza, e due operai agricoli, part time da agosto; a entrambi offriamo la mensa.</p><p>È inoltre vacante il posto di enologo, full time.</p><p>Non cerchiamo trattoristi.</p>',
      ['Cantiniere full 2', 'Operai agricoli part null', 'Enologo full null'],
    ],
    [
      'English',
      '<p>We are looking for a baker, full time with three years of experience, and a shop assistant, part time on Saturdays.</p><p>We have an opening for an accountant, full time.</p>',
      ['Baker full 3', 'Shop assistant part null', 'Accountant full null'],
    ],
    [
      'German',
      '<p>Wir suchen einen Koch, Vollzeit mit Erfahrung, und eine Küchenhilfe, Teilzeit.</p>',
      ['Koch full null', 'Küchenhilfe part null'],
    ],
    [
      'said after the names',
      '<p>Cerchiamo un cuoco e una cameriera: al primo offriamo un full time, la cameriera lavorerà part time.</p>',
      ['Cuoco full null', 'Cameriera part null'],
    ],
    [
      'said of all',
      '<p>Cerchiamo un cuoco, un aiuto cuoco e una cameriera ai piani per la stagione, full time.</p>',
      ['Cuoco full null', 'Aiuto cuoco full null', 'Cameriera ai piani full null'],
    ],
  ])('%s', (_, body, expected) => {
    const found = openOn(`<h1>Lavora con noi</h1>${body}<p>CV a lavoro@acme.example</p>`)
    const told = found.map(
      ({ title, schedule, experienceYears }) =>
        `${title.value} ${schedule?.value ?? null} ${experienceYears?.value ?? null}`,
    )
    expect(told).toEqual(expected)
  })
})

describe('chromeAdverts', () => {
  const calls = (body: string) =>
    chromeAdverts(pageOf(body))
      .flatMap((page) => openOnPage(page))
      .map(({ title }) => title.value)

  it.each([
    [
      'a column of the footer',
      '<footer><div><h4>Contatti</h4><p>Via Roma 1</p></div><div><h4>Stiamo assumendo</h4><p>Elettricista, full time. CV a lavoro@acme.example</p></div></footer>',
      ['Elettricista'],
    ],
    [
      'a line of it',
      '<footer><p>Via Roma 1, 20100 Milano</p><p>Cerchiamo un magazziniere con patentino, tempo pieno: scrivere a lavoro@acme.example</p></footer>',
      ['Magazziniere'],
    ],
    [
      'German, named by its class',
      '<div class="site-footer"><p>Acme GmbH, Romstraße 1, 39100 Bozen – MwSt.-Nr. 01234560171 – © 2026</p><ul><li><a href="/i">Impressum</a></li><li><a href="/d">Datenschutz</a></li></ul><div><b>Wir suchen</b><ul><li>Tischler – Vollzeit</li><li>Maler – Teilzeit</li></ul></div></div>',
      ['Tischler', 'Maler'],
    ],
    [
      'a link to the careers page',
      '<footer><p>Acme, contratto di rete</p><a href="/l">Lavora con noi</a></footer>',
      [],
    ],
    ['a call for dealers', '<footer><p>Cerchiamo rivenditori in tutta Italia, contratto di agenzia.</p></footer>', []],
  ])('%s', (_, body, titles) => expect(calls(`<main><h1>Acme</h1></main>${body}`)).toEqual(titles))
})

describe('headings that seek someone', () => {
  it('are adverts for people, not for things, in bold as in headings', () => {
    const body =
      '<h1>Annunci</h1><h3>CERCASI TORNITORE</h3><p>5 anni di esperienza, tempo indeterminato.</p><hr><p><b>CERCASI SEGRETARIA</b><br>part time, conoscenza di Excel.</p><hr><h3>CERCASI FURGONE</h3><p>usato, zona Lodi</p><h3>CERCHIAMO TERRENO</h3><p>zona Lodi, contratto di affitto</p><h3>CERCASI GEOMETRA</h3><p>zona Lodi, contratto a tempo indeterminato</p>'
    expect(titlesOn(body)).toEqual(['Tornitore', 'Segretaria', 'Geometra'])
  })

  it.each(['Governante cercasi!', 'Governante cercasi', 'Cerchiamo una governante'])('%s', (heading) => {
    const cards = `<div class="c"><h3>Camere</h3><p>Vista mare</p></div><div class="c"><span>Lavora con noi</span><h3>${heading}</h3><p>Da aprile a ottobre, contratto stagionale con alloggio. Inviare il CV a lavoro@acme.example</p></div><div class="c"><h3>Chef Mario</h3><p>Il nostro cuoco da 20 anni</p></div>`
    expect(titlesOn(`<h1>Hotel</h1><section>${cards}</section>`, 'home')).toEqual(['Governante'])
  })
})

describe('statements that nobody is sought', () => {
  it.each([
    ['<p>Non cerchiamo in questo momento autisti né magazzinieri.</p>'],
    ['<p>Le aziende che cercano un commercialista e un avvocato trovano da noi un contratto unico.</p>'],
    ['<p>La regione assume 1000 infermieri a tempo indeterminato.</p>'],
    [
      '<p>Cerchiamo soluzioni su misura:</p><div class="c"><h3>Progettista dedicato</h3><p>Contratto chiaro</p></div><div class="c"><h3>Consulente fiscale</h3><p>Sede di Lodi, contratto annuale</p></div>',
    ],
  ])('%s', (body) => expect(titlesOn(`<h1>Acme</h1>${body}`, 'home')).toEqual([]))
})

describe('posts of which some have titles', () => {
  const post = (date: string, text: string) =>
    `<div class="card post"><div class="meta">Acme · ${date}</div><div class="txt">${text}</div></div>`
  const feed = [
    post('3 novembre 2026', '<p>Trovata! Grazie a tutti, posto assegnato 🙏</p>'),
    post(
      '9 novembre 2026',
      '<p>📣 <b>CERCASI BARISTA!</b></p><p>Full time, sede di Lodi. CV a lavoro@acme.example</p>',
    ),
    post(
      '10 novembre 2026',
      '<p>🔥 <b>A Crema cerchiamo CUOCHI 👨‍🍳 e una CASSIERA!</b></p><p>Cuochi 👉 tempo pieno. Cassiera 👉 part time. CV a lavoro@acme.example</p>',
    ),
    post('11 novembre 2026', '<p>Si libera un posto da LAVAPIATTI a Lodi! Part time, CV a lavoro@acme.example</p>'),
    post('1 ottobre 2026', '<p><b>Nuovo menù</b></p><p>Tante novità</p>'),
  ]

  it('are read separately', () => {
    const found = openOn(`<h1>Bacheca</h1>${feed.join('')}`, 'home')
    expect(found.map(({ title, schedule }) => `${title.value} ${schedule?.value}`)).toEqual([
      'Barista full',
      'Cuochi full',
      'Cassiera part',
      'Lavapiatti part',
    ])
  })
})

describe('official papers', () => {
  const paper = (title: string, text: string) => titlesOn(`<h1>${title}</h1><p>${text}</p>`, 'detail')
  const terms = 'Requisiti: patente B. Contratto a tempo indeterminato, sede di Lodi.'

  it.each([
    ['Avviso di selezione per n. 2 Operatori ecologici', 'Scadenza: 01/11/2026, termine prorogato al 01/12/2026.', 1],
    ['Avviso n. 4/2026 – Selezione per n. 1 Autista – RIAPERTURA TERMINI', 'Scadenza: 01/12/2026.', 1],
    ['Selezione per la formazione di una graduatoria di n. 3 Autisti', 'Scadenza: 01/12/2026.', 1],
    ['Avviso di selezione per n. 2 Operatori ecologici', 'Scadenza: 01/11/2026.', 0],
    ['Avviso di selezione per n. 2 Operatori', 'Scadenza: 01/10/2026, termine prorogato al 01/11/2026.', 0],
    ['Avviso per la formazione di un elenco di ingegneri per incarichi professionali', 'Scadenza: 31/12/2026.', 0],
    ['Avviso n. 3 – Graduatoria finale Tecnico di laboratorio', 'Pubblicata il 01/11/2026.', 0],
  ])('%s: %s', (title, text, count) => expect(paper(title, `${text} ${terms}`)).toHaveLength(count))

  it.each([
    ['an outcome', '<h2>Esiti</h2>', 'Esito', 'Conclusa, idonei 2'],
    ['a state', '', 'Stato', 'Chiusa il 3/10'],
    ['the heading over a table', '<h2>Selezioni concluse</h2>', 'Sede', 'Lodi'],
  ])('closed by %s', (_, heading, column, value) => {
    const table = (name: string, role: string, told: string) =>
      `<table><tr><th>Ruolo</th><th>Scadenza</th><th>${name}</th></tr><tr><td>${role}</td><td>31/12/2026</td><td>${told}</td></tr></table>`
    const body = `<h1>Selezioni</h1>${table('Sede', 'Autista', 'Lodi')}${heading}${table(column, 'Magazziniere', value)}`
    expect(titlesOn(body)).toEqual(['Autista'])
  })
})

const told =
  'Requisiti: esperienza di 2 anni, diploma. Contratto a tempo indeterminato. Sede di lavoro: Lecco. Curriculum a cv@acme.example.'

describe('the opener of a panel is a whole title', () => {
  const panel = (title: string, index: number) =>
    `<div class="accordion-item"><button aria-controls="p${index}">${title}</button><div id="p${index}">${told}</div></div>`
  const titles = ['Magazziniere - turno notturno', 'Costumista con esperienza', 'Autista']

  it('with its hours and its requirements', () => {
    expect(titlesOn(`<h1>Lavora con noi</h1>${titles.map(panel).join('')}`)).toEqual(titles)
  })
})

describe('sentences that seek one post each, set in bold', () => {
  const sentence = (title: string) => `<p>Cerchiamo <strong>${title}</strong>. Si segue il cliente. ${told}</p>`

  it('keep the whole name', () => {
    const titles = ['Progettista di impianti elettrici', 'Autista - linea nazionale']
    expect(titlesOn(`<h1>Lavora con noi</h1>${titles.map(sentence).join('')}`)).toEqual(titles)
  })

  it("do not take the page's title for the post's", () => {
    expect(
      titlesOn(`<h1>Carriere</h1><p>Scopri le posizioni aperte.</p>${sentence('Impiegato amministrativo')}`),
    ).toEqual(['Impiegato amministrativo'])
  })
})
