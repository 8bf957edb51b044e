import { describe, expect, it } from 'vitest'
import { openOn, titlesOn } from './testing/read-body.ts'

describe('adverts published as pictures', () => {
  it.each([
    [
      'with an explicit seeking phrase',
      '<p><img src="a.png" alt="Cercasi GOMMISTA con esperienza di due anni, tempo pieno, sede di Lodi"></p>',
      ['Gommista'],
    ],
    [
      'a title in capitals, then the text',
      '<p>Stiamo cercando:</p><p><img src="a.png" alt="SARTA CONFEZIONISTA esperienza di almeno tre anni, contratto a tempo indeterminato"></p><p><img src="b.png" alt="STIRATRICE anche prima esperienza, contratto a tempo determinato, part time mattina presto"></p>',
      ['Sarta confezionista', 'Stiratrice'],
    ],
    [
      'English',
      '<p><img src="a.png" alt="We are looking for a pastry cook, full time contract, send your CV to the office"></p>',
      ['Pastry cook'],
    ],
    [
      'a picture of something else',
      '<p><img src="a.png" alt="Il nostro stabilimento visto dal fiume, con i forni accesi"></p>',
      [],
    ],
    ['a word', '<p><img src="a.png" alt="Cercasi"></p>', []],
  ])('%s', (_, body, titles) => expect(titlesOn(body)).toEqual(titles))
})

const post = (date: string, text: string) =>
  `<div class="feed-item post-${date.length}"><div class="feed-author"><span>Acme</span><p class="feed-date">${date}</p></div><div class="feed-text">${text}</div><div class="feed-likes">12</div></div>`

describe('posts of a social feed', () => {
  const feed = `<h1>Acme</h1><h3>Seguici</h3><div class="feed">${post('10 novembre 2026', '📢 CERCHIAMO ADDETTI/E ALLA CERNITA per lo stabilimento di Lodi!<br>👉 contratto stagionale, part time<br>CV a lavoro@acme.example')}${post('2 novembre 2026', 'Ciao! Ci serve un MAGAZZINIERE 🚚 Si lavora a Crema. Tempo pieno, contratto di sei mesi a tempo determinato. CV a lavoro@acme.example')}${post('1 ottobre 2026', 'Il posto di autista è stato assegnato, la ricerca è CHIUSA. Grazie!')}</div>`

  it('are read separately', () => {
    expect(titlesOn(feed, 'home')).toEqual(['Addetti/e alla cernita', 'Magazziniere'])
  })

  it('have their own dates and terms', () => {
    const found = openOn(feed, 'home')
    expect(found.map(({ postedAt }) => postedAt?.value)).toEqual(['2026-11-10', '2026-11-02'])
    expect(found.map(({ schedule }) => schedule?.value)).toEqual(['part', 'full'])
  })
})

describe('adverts in prose', () => {
  it.each([
    [
      '<p>Stiamo cercando una <b>sarta</b>, che sappia rifinire a mano. Il contratto è a tempo indeterminato.</p><p>Cerchiamo poi un <b>modellista o modellista CAD</b> per le collezioni. Il contratto è a tempo determinato.</p><p>CV a lavoro@acme.example</p>',
      ['permanent', 'fixed term'],
    ],
    [
      '<p>Cerchiamo un cuoco, con esperienza di due anni. Contratto a tempo indeterminato.</p><p>Cerchiamo anche due camerieri, anche alla prima esperienza. Contratto stagionale.</p><p>CV a lavoro@acme.example</p>',
      ['permanent', 'fixed term'],
    ],
  ])('of one paragraph for each post: %s', (body, contracts) => {
    expect(openOn(`<h1>Lavora con noi</h1>${body}`).map(({ contract }) => contract?.value)).toEqual(contracts)
  })

  it.each([
    [
      'Ci manca un pizzaiolo per il forno a legna, contratto a tempo indeterminato. CV a lavoro@acme.example',
      ['Pizzaiolo'],
    ],
    [
      'Cerchiamo un FRESATORE CNC con due anni di esperienza, tempo pieno. Scrivere a lavoro@acme.example',
      ['Fresatore CNC'],
    ],
    ['Cercasi ADDETTO ALLE PULIZIE per la sede di Lodi, part time. CV a lavoro@acme.example', ['Addetto alle pulizie']],
    ['Stiamo cercando due camerieri ☀️ per la stagione, contratto stagionale. CV a lavoro@acme.example', ['Camerieri']],
    ['Siamo sempre alla ricerca di saldatori. CV a lavoro@acme.example', []],
    ['Dal 1960 la famiglia lavora il legno con passione.', []],
  ])('%s', (text, titles) => expect(titlesOn(`<h1>Acme</h1><p>${text}</p>`)).toEqual(titles))
})

describe('adverts in unusual layouts', () => {
  const terms = '<p>Requisiti: diploma. Contratto a tempo indeterminato, full time.</p>'

  it('hand-made tables with bold names', () => {
    const body = `<table><tr><td><p>Offerte di lavoro</p><p><b>N. 2 MOLATORI</b><br>per il reparto di Lodi. Si richiede esperienza. Tempo pieno.</p><hr><p><b>GRUISTA</b><br>Si richiede patentino, contratto a tempo determinato.</p><hr><p><s><b>AUTISTA</b> - trasporto</s> <b>POSTO OCCUPATO</b></p></td></tr></table>`
    expect(titlesOn(body)).toEqual(['Molatori', 'Gruista'])
  })

  it('tabs with accordions in each', () => {
    const item = (title: string) =>
      `<div class="toggle item"><h5 class="toggle_title">${title}</h5><div class="toggle_content">${terms}</div></div>`
    const body = `<h1>Arruolamento</h1><ul class="tabs_controls"><li><a href="#">Reparti</a></li><li><a href="#">Uffici</a></li></ul><div class="tab tab_0">${item('Guardia giurata')}${item('Portiere notturno')}</div><div class="tab tab_1">${item('Impiegata contabile')}</div>`
    expect(titlesOn(body)).toEqual(['Guardia giurata', 'Portiere notturno', 'Impiegata contabile'])
  })

  it('cards whose text opens in a dialog', () => {
    const card = (id: string, title: string) =>
      `<div class="card"><h3>${title}</h3><p>Bari</p><button data-bs-toggle="modal" data-bs-target="#${id}">Scopri</button></div>`
    const modal = (id: string, title: string) =>
      `<div class="modal fade" id="${id}"><div class="modal-body"><h4>${title}</h4>${terms}</div></div>`
    const body = `<h1>Posizioni aperte</h1>${card('m1', 'Carrellista')}${card('m2', 'Buyer')}${modal('m1', 'Carrellista')}${modal('m2', 'Buyer')}`
    expect([...new Set(titlesOn(body))]).toEqual(['Carrellista', 'Buyer'])
  })

  it('a list that the team announces', () => {
    const body = `<h1>Persone</h1><p>La nostra squadra cerca:</p><h3>Tornitore</h3>${terms}<h3>Collaudatore</h3>${terms}`
    expect(titlesOn(body)).toEqual(['Tornitore', 'Collaudatore'])
  })

  it.each([
    ['Selezione per un/una Restauratore', 'Restauratore'],
    ['Avviso di selezione per n. 2 autisti scuolabus', 'Autisti scuolabus'],
    ['Avviso n. 4/2026 – Geometra', 'Geometra'],
    ['Bando per il profilo di Cerimoniere', 'Cerimoniere'],
  ])('the numbered notice "%s"', (heading, title) => {
    expect(titlesOn(`<h1>${heading}</h1>${terms}<p>Domande entro il 20 dicembre 2026.</p>`, 'detail')).toEqual([title])
  })

  it.each([
    ['firms are called, not people', '<h1>Cerchiamo fornitori</h1>'],
    ['partners are called', '<h2>Diventa nostro rivenditore</h2>'],
  ])('%s', (_, heading) => {
    expect(
      titlesOn(`${heading}<h3>Trasportatori frigo</h3><p>Ricerchiamo padroncini, inviare offerta.</p>`, 'home'),
    ).toEqual([])
  })
})

it.each([
  ['Ing. Marco Bianchi', 'Responsabile tecnico'],
  ['Dott. Luca Ferri', 'Direttore sanitario'],
  ['Dott.ssa Anna Riva', 'Psicologa'],
  ['Avv. Paolo Neri', 'Consulente legale'],
])('finds no advert in the portrait of %s', (name, role) => {
  expect(
    titlesOn(
      `<h1>Lavora con noi</h1><h2>Chi ti seleziona</h2><h3>${role}</h3><p>${name}</p><p>Riceve in sede su appuntamento.</p>`,
    ),
  ).toEqual([])
})
