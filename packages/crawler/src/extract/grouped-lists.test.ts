import { describe, expect, it } from 'vitest'
import { openOn, titlesOn } from './testing/read-body.ts'

describe('adverts grouped by department', () => {
  it.each([
    [
      'headings over bold titles',
      '<h3>Cucina</h3><p><b>Cuoco di partita</b> – esperienza di due anni, full time.</p><p><b>Lavapiatti</b> – part time serale.</p><h3>Sala</h3><p><b>Cameriere</b> – inglese, contratto stagionale.</p>',
      ['Cuoco di partita', 'Lavapiatti', 'Cameriere'],
    ],
    [
      'headings over lists',
      '<h3>Officina</h3><ul><li>Tornitore CNC, esperienza di 3 anni</li><li>Fresatore, tempo indeterminato</li></ul><h3>Ufficio tecnico</h3><ul><li>Disegnatore meccanico, full time</li></ul>',
      ['Tornitore CNC', 'Fresatore', 'Disegnatore meccanico'],
    ],
    [
      'headings over lists in English',
      '<p>We are looking for:</p><h3>Lodi</h3><ul><li>Warehouse worker – forklift licence, fixed-term 6 months</li><li>Delivery driver – C licence, full time</li></ul><h3>Como</h3><ul><li>Shop manager – full time, at least 4 years of experience</li></ul>',
      ['Warehouse worker', 'Delivery driver', 'Shop manager'],
    ],
    [
      'two levels of headings',
      '<h2>Reparto produzione</h2><h4>Operatore di linea</h4><p>Turni, tempo determinato.</p><h4>Manutentore</h4><p>Esperienza di 5 anni.</p><h2>Reparto commerciale</h2><h4>Agente Lombardia</h4><p>P.IVA, auto propria.</p>',
      ['Operatore di linea', 'Manutentore', 'Agente Lombardia'],
    ],
    [
      'terms and their adverts',
      '<dl><dt>Magazzino</dt><dd>Carrellista – patentino, turni</dd><dd>Autista – patente C, full time</dd><dt>Ufficio</dt><dd>Impiegata contabile – part time mattina</dd></dl>',
      ['Carrellista', 'Autista', 'Impiegata contabile'],
    ],
    [
      'cards, each headed by its department, with a count',
      '<p>Ecco i reparti dove cerchiamo personale:</p><div class="card"><div class="card-header">LOGISTICA</div><div class="card-body"><strong>2 mulettisti</strong> - turni, patentino, tempo determinato</div></div><div class="card"><div class="card-header">AMMINISTRAZIONE</div><div class="card-body"><strong>1 addetta fatturazione</strong> - part time, esperienza di un anno</div></div><p>Inviare il curriculum a lavoro@acme.example</p>',
      ['Mulettisti', 'Addetta fatturazione'],
    ],
    [
      'panels of building sites',
      '<details><summary>Cantiere di Lecco</summary><p><b>Muratore</b>: esperienza, tempo indeterminato.</p><p><b>Gruista</b>: patentino, full time.</p></details><details><summary>Cantiere di Como</summary><p><b>Escavatorista</b>: full time.</p></details>',
      ['Muratore', 'Gruista', 'Escavatorista'],
    ],
    [
      'rows of a table between heads that span it',
      '<table><tr><th colspan="2">STABILIMENTO</th></tr><tr><td>Saldatore</td><td>tempo indeterminato, 3 anni di esperienza</td></tr><tr><td>Verniciatore</td><td>full time</td></tr><tr><th colspan="2">UFFICI</th></tr><tr><td>Centralinista</td><td>part time</td></tr></table>',
      ['Saldatore', 'Verniciatore', 'Centralinista'],
    ],
  ])('%s', (_, body, titles) => expect(titlesOn(`<h1>Posizioni aperte</h1>${body}`)).toEqual(titles))

  it('no adverts from departments that are only described', () => {
    const body =
      '<p>Da noi lavorano tante professioni:</p><h3>Cantiere</h3><p>Muratori, carpentieri e gruisti.</p><h3>Uffici</h3><p>Geometri e contabili.</p><p>Al momento non abbiamo posizioni aperte, ma puoi inviarci il curriculum a cv@acme.example per le prossime selezioni: requisiti, contratto e sede saranno indicati.</p>'
    expect(titlesOn(`<h1>Lavora con noi</h1>${body}`)).toEqual([])
  })
})

describe('entries of a list', () => {
  it.each([
    [
      'hold title and requirements in one line',
      '<p>Cerchiamo:</p><ul><li>Autista con patente CE</li><li>Saldatore con esperienza di tre anni</li><li>Cuoco a tempo determinato</li></ul>',
      ['Autista con patente CE', 'Saldatore', 'Cuoco'],
    ],
    [
      'are bare, under a line that says where',
      '<p>Per prossima apertura a Monza ricerchiamo le seguenti figure:<br>• Barman<br>• Camerieri/e di sala<br>• Commis di cucina</p>',
      ['Barman', 'Camerieri/e di sala', 'Commis di cucina'],
    ],
    [
      'keep their hours where they stand apart',
      '<details><summary>Consulente vendite</summary><p>Due anni di vendita, full time.</p></details><details><summary>Addetta accettazione – part time</summary><p>Contratto a termine.</p></details>',
      ['Consulente vendite', 'Addetta accettazione – part time'],
    ],
    [
      'count in several forms',
      '<h3>N° 2 Operai generici</h3><p>Tempo determinato.</p><h3>2x Autisti patente CE</h3><p>Full time.</p><h3>Nr. 4 Addetti mensa</h3><p>Part time.</p><h3>Saldatore (3 posti)</h3><p>Tempo indeterminato.</p><h3>Magazziniere x2</h3><p>Su tre turni, patentino.</p>',
      ['Operai generici', 'Autisti patente CE', 'Addetti mensa', 'Saldatore', 'Magazziniere'],
    ],
  ])('%s', (_, body, titles) => expect(titlesOn(`<h1>Lavora con noi</h1>${body}`)).toEqual(titles))

  it.each([
    [
      'people',
      '<h3>Chef</h3><p>Mattia Rossi, esperienza a Londra.</p><h3>Maître</h3><p>Greta Neri, con noi dal 2015.</p>',
    ],
    ['colleagues', "<p>Gino, capo fornaio: esperienza di trent'anni.</p><p>Amina, banconista: part time dal 2019.</p>"],
    [
      'courses',
      '<h3>Saldatore</h3><p>Corso di 80 ore, attestato finale, iscrizioni aperte.</p><h3>Mulettista</h3><p>Corso di 12 ore, patentino.</p>',
    ],
  ])('that are no adverts: %s', (_, body) => expect(titlesOn(`<h1>La squadra</h1>${body}`)).toEqual([]))
})

describe('open adverts above closed ones', () => {
  const open =
    '<p><b>CUOCO</b></p><p>Due anni di esperienza, contratto stagionale.</p><p><b>BARISTA</b></p><p>Part time.</p>'
  it.each([
    ['bold', '<p><b>Estate 2026 (posizioni chiuse)</b></p><p><b>BAGNINO</b></p><p>Brevetto, part time.</p>'],
    ['plain lines below', '<p><b>Posizioni chiuse</b></p><p>BAGNINO, giugno e luglio</p><p>ANIMATORE, luglio</p>'],
    ['German', '<p><b>Bereits besetzt</b></p><p><b>BADEMEISTER</b></p><p>Vollzeit.</p>'],
  ])('%s', (_, closed) => expect(titlesOn(`<h1>Lavora con noi</h1>${open}${closed}`)).toEqual(['Cuoco', 'Barista']))

  it('a heading in the style of the titles', () => {
    const body =
      '<h3>Barista</h3><p>Part time, esperienza.</p><h3>Pasticcere</h3><p>Full time.</p><h3>Posizioni già coperte</h3><h3>Gelatiere</h3><p>Part time.</p>'
    expect(titlesOn(`<h1>Lavora con noi</h1>${body}`)).toEqual(['Barista', 'Pasticcere'])
  })
})

describe('statements that hold for all adverts', () => {
  const contracts = (body: string) => openOn(`<h1>Lavora con noi</h1>${body}`).map(({ contract }) => contract?.value)

  it('fill only what an advert leaves open', () => {
    const body =
      '<p>Contratto stagionale per tutte le figure, se non indicato diversamente.</p><p><b>CUOCO</b></p><p>Due anni di esperienza.</p><p><b>RECEPTIONIST</b></p><p>Tempo indeterminato, inglese.</p>'
    expect(contracts(body)).toEqual(['fixed term', 'permanent'])
  })
})

describe('a table of a public company', () => {
  it.each([
    [
      'official headlines',
      '<tr><th>Oggetto</th><th>Scadenza</th></tr><tr><td>Selezione pubblica per n. 2 operatori ecologici a tempo indeterminato</td><td>30/12/2026</td></tr><tr><td>Avviso di selezione per un impiegato amministrativo livello 4</td><td>15/12/2026</td></tr><tr><td>Affidamento del servizio di pulizie</td><td>15/12/2026</td></tr><tr><td>Avviso di selezione per n. 1 autista</td><td>15/01/2026</td></tr>',
      ['Operatori ecologici', 'Impiegato amministrativo'],
    ],
    [
      'a state in its last column',
      '<tr><td><b>N.</b></td><td><b>Figura professionale</b></td><td><b>Termine</b></td><td><b>Stato</b></td></tr><tr><td>3</td><td>Conduttore di impianti</td><td>30/11/2026</td><td>In corso</td></tr><tr><td>2</td><td>Perito elettrotecnico</td><td>30/06/2026</td><td>Conclusa</td></tr>',
      ['Conduttore di impianti'],
    ],
  ])('%s', (_, rows, titles) => expect(titlesOn(`<h1>Bandi e concorsi</h1><table>${rows}</table>`)).toEqual(titles))
})

describe('notices of small firms', () => {
  it.each([
    ['by telephone', 'Tempo determinato. Per informazioni chiamare in azienda.'],
    ['in person', 'Full time, passate a trovarci il pomeriggio.'],
    ['in German', 'Vollzeit. Ruf einfach an.'],
  ])('are applied for %s', (_, text) => {
    const body = `<h1>Vini Rossi</h1><p>${'Dal 1960 coltiviamo la vite sulle colline di Jesi. '.repeat(3)}</p><p><b>CERCASI CANTINIERE</b></p><p>${text}</p>`
    const [found] = openOn(body, 'home')
    expect(found?.title.value).toBe('Cantiniere')
    expect(found?.places).toEqual([])
  })

  it('German lists are read', () => {
    const body =
      '<h1>Mitarbeiter gesucht</h1><ul><li>Lagerarbeiter – Vollzeit, unbefristet</li><li>LKW-Fahrer – Führerschein CE</li></ul>'
    expect(titlesOn(body)).toEqual(['Lagerarbeiter', 'LKW-Fahrer'])
  })
})
