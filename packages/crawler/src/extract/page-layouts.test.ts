import { describe, expect, it } from 'vitest'
import { readHtml } from '../page/read-page.ts'
import { loadScorer } from '../score/load-scorer.ts'
import { acceptedConfidence } from '../score/scorer.ts'
import type { ExtractContext } from './extract-context.ts'
import { extractPositions } from './extractors.ts'

const pageUrl = 'https://acme.example/lavora-con-noi/'

function read(body: string, role: ExtractContext['role'] = 'careers') {
  const html = `<html lang="it"><head><title>Lavora con noi</title></head><body>${body}</body></html>`
  const page = readHtml(html, { url: pageUrl, status: 200, isRendered: false })
  return extractPositions(page, {
    role,
    listTitle: null,
    scorer: loadScorer(),
    site: { company: 'Acme', visitedAt: new Date('2026-11-14') },
  }).filter(({ confidence = 1 }) => confidence >= acceptedConfidence)
}

const shown = (body: string, role?: ExtractContext['role']) =>
  read(body, role).map(({ title, url, closed }) =>
    [
      title.text,
      ...(url === pageUrl ? [] : [url.replace('https://acme.example', '')]),
      ...(closed ? ['closed'] : []),
    ].join(' | '),
  )

const nav = '<nav><ul><li><a href="/">Home</a></li><li><a href="/tecnici">Tecnici</a></li></ul></nav>'
const footer = '<footer><p>Acme S.r.l. – Via Roma 1, Lodi (LO)</p><a href="/operatori">Operatori</a></footer>'

describe('pageLayouts finds adverts', () => {
  it.each<[string, string, string[]]>([
    [
      'cards with headings and a button',
      `${nav}<main><h1>Posizioni aperte</h1><div class="row">
        <div class="col"><div class="card"><h3>Tornitore CNC</h3><p>Lodi (LO)</p><a class="btn" href="/jobs/tornitore-cnc">Scopri di più</a></div></div>
        <div class="col"><div class="card"><h3>Impiegato acquisti</h3><p>Milano</p><a class="btn" href="/jobs/impiegato-acquisti">Scopri di più</a></div></div>
        <div class="col"><div class="card"><h3>Candidatura spontanea</h3><p>Nessuna di queste fa per te?</p><a class="btn" href="/spontanea">Invia</a></div></div>
      </div></main>${footer}`,
      ['Tornitore CNC | /jobs/tornitore-cnc', 'Impiegato acquisti | /jobs/impiegato-acquisti'],
    ],
    [
      'cards that are links as a whole',
      `<div class="grid"><a href="/c/1" class="x"><div>Saldatore TIG</div><div>Brescia · Full time</div></a><a href="/c/2" class="x"><div>Carrellista</div><div>Bergamo · Part time</div></a></div>`,
      ['Saldatore TIG | /c/1', 'Carrellista | /c/2'],
    ],
    [
      'div soup without headings',
      `<p>Posizioni aperte</p><div id="c1"><div class="a1"><span class="s">Addetto vendite</span></div><div class="a2"><span>Verona</span></div><div><a href="/p/1"><span>Scopri di più</span></a></div></div>
       <div id="c2"><div class="a1"><span class="s">Ottico</span></div><div class="a2"><span>Padova</span></div><div><a href="/p/2"><span>Scopri di più</span></a></div></div>`,
      ['Addetto vendite | /p/1', 'Ottico | /p/2'],
    ],
    [
      'headings that a line break cuts in two',
      `<h2>Posizioni aperte</h2><div class="c"><h3>Addetto<br>alle vendite</h3><p>Cerchiamo per il negozio di Lodi una persona con esperienza di vendita. Contratto a tempo determinato.</p><a href="/a">Candidati</a></div><div class="c"><h3>Responsabile<br/>di magazzino</h3><p>Per la sede di Crema: gestione merci, esperienza di tre anni, patente B.</p><a href="/b">Candidati</a></div>`,
      ['Addetto alle vendite', 'Responsabile di magazzino'],
    ],
    [
      'a label before each post',
      `<h2>Offerte di lavoro</h2><p>Posizione: Geometra di cantiere<br>Sede: Cremona<br>Contratto: tempo indeterminato</p><p>Posizione: Escavatorista<br>Sede: Cremona<br>Contratto: tempo determinato</p><div><b>Ruolo</b> Carpentiere in ferro</div><p>Requisiti: esperienza di tre anni, lettura del disegno.</p>`,
      ['Geometra di cantiere', 'Escavatorista', 'Carpentiere in ferro'],
    ],
    [
      'posts in the third of unnamed columns',
      `<h2>Posizioni aperte</h2><ul><li><span>12/11/2026</span><span>Milano</span><span>Ingegnere del software</span></li><li><span>10/11/2026</span><span>Roma</span><span>Responsabile clienti</span></li></ul>`,
      ['Ingegnere del software', 'Responsabile clienti'],
    ],
    [
      'a plain list of links',
      `<h2>Ricerche in corso</h2><ul><li><a href="?id=1">Fresatore</a> – Lecco</li><li><a href="?id=2">Contabile</a> – Como</li></ul>`,
      ['Fresatore | /lavora-con-noi/?id=1', 'Contabile | /lavora-con-noi/?id=2'],
    ],
    [
      'a bare list that is announced',
      `<p>Stiamo cercando le seguenti figure:</p><ul><li>Muratore esperto</li><li>Gruista</li><li>Geometra di cantiere</li></ul><p>Inviare CV a <a href="mailto:cv@acme.example">cv@acme.example</a></p>`,
      ['Muratore esperto', 'Gruista', 'Geometra di cantiere'],
    ],
    [
      'Bootstrap accordion',
      `<div class="accordion"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" data-bs-toggle="collapse" data-bs-target="#a">Verniciatore</button></h2><div id="a" class="accordion-collapse collapse"><div class="accordion-body"><p>Requisiti: 2 anni di esperienza</p></div></div></div>
       <div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button" data-bs-toggle="collapse" data-bs-target="#b">Stage ufficio tecnico</button></h2><div id="b" class="accordion-collapse collapse"><div class="accordion-body"><p>Tirocinio di 6 mesi</p></div></div></div></div>`,
      ['Verniciatore', 'Stage ufficio tecnico'],
    ],
    [
      'Elementor toggle',
      `<div class="elementor-toggle"><div class="elementor-toggle-item"><div class="elementor-tab-title" role="button" aria-controls="t1"><a class="elementor-toggle-title">Magazziniere</a></div><div id="t1" class="elementor-tab-content" style="display:none"><p>Patente del muletto richiesta.</p></div></div>
       <div class="elementor-toggle-item"><div class="elementor-tab-title" role="button" aria-controls="t2"><a class="elementor-toggle-title">Export Manager</a></div><div id="t2" class="elementor-tab-content" style="display:none"><p>Inglese e tedesco, contratto a tempo indeterminato.</p></div></div></div>`,
      ['Magazziniere', 'Export Manager'],
    ],
    [
      'details and summary',
      `<details><summary>Cuoco</summary><p>Esperienza di 3 anni.</p></details><details><summary>Lavapiatti</summary><p>Contratto stagionale.</p></details>`,
      ['Cuoco', 'Lavapiatti'],
    ],
    [
      'tabs with panels elsewhere',
      `<ul class="nav nav-tabs"><li><a data-toggle="tab" href="#p1">Progettista meccanico</a></li><li><a data-toggle="tab" href="#p2">Buyer</a></li></ul>
       <div class="tab-content"><div id="p1" class="tab-pane"><p>Requisiti: SolidWorks</p></div><div id="p2" class="tab-pane"><p>Requisiti: laurea</p></div></div>`,
      ['Progettista meccanico', 'Buyer'],
    ],
    [
      'definition list',
      `<dl><dt>Fornaio</dt><dd>Turno di notte, tempo pieno.</dd><dt>Commessa</dt><dd>Part time 24 ore settimanali.</dd></dl>`,
      ['Fornaio', 'Commessa'],
    ],
    [
      'headings and paragraphs',
      `<h1>Lavora con noi</h1><p>Cerchiamo:</p><h3>Receptionist</h3><p>Ottimo inglese. Contratto stagionale.</p><h3>Bagnino</h3><p>Brevetto richiesto.</p><h3>Come candidarsi</h3><p>Scrivere a info@acme.example</p>`,
      ['Receptionist', 'Bagnino'],
    ],
    [
      'bold lines in one paragraph',
      `<p><b>AUTISTA PATENTE C</b><br>Si richiede CQC. Full time.<br><br><b>MECCANICO</b><br>Esperienza su mezzi pesanti.<br></p>`,
      ['AUTISTA PATENTE C', 'MECCANICO'],
    ],
    [
      'bold starts of paragraphs',
      `<p>Ricerchiamo:</p><p><strong>Saldatore</strong>: esperienza di tre anni, sede Lodi.</p><p><strong>Piegatore</strong>: conoscenza del disegno tecnico.</p>`,
      ['Saldatore', 'Piegatore'],
    ],
    [
      'a single advert',
      `<h1>Lavora con noi</h1><p>Al momento cerchiamo questa figura.</p><h2>Impiegata amministrativa</h2><p>Requisiti: diploma di ragioneria, esperienza di due anni.</p><p>Sede di lavoro: Lodi. Inviare il CV a hr@acme.example</p>`,
      ['Impiegata amministrativa'],
    ],
    [
      'closed among open ones',
      `<div class="job"><h3>Elettricista</h3><p>Lodi, tempo indeterminato</p></div><div class="job"><h3>Idraulico <span class="badge">Posizione chiusa</span></h3><p>Lodi, tempo indeterminato</p></div><div class="job closed"><h3>Perito elettronico</h3><p>Lodi, full time</p></div>`,
      ['Elettricista', 'Idraulico | closed', 'Perito elettronico | closed'],
    ],
    [
      'an unknown trade among known ones',
      `<div class="j"><h3>Tessitore</h3><p>Requisiti: turni</p><p>Contratto a tempo determinato</p></div><div class="j"><h3>Orditore</h3><p>Requisiti: turni</p><p>Contratto a tempo determinato</p></div><div class="j"><h3>Ripassino</h3><p>Requisiti: turni</p><p>Contratto a tempo determinato</p></div>`,
      ['Tessitore', 'Orditore', 'Ripassino'],
    ],
    [
      'an unknown trade beside one known one',
      `<h3>Winemaker</h3><p>Location: Jesi. Requirements: 2 years of experience. Permanent contract, full time. Apply to cv@acme.example</p><h3>Tractor driver</h3><p>Location: Jesi. Requirements: 2 years of experience. Permanent contract.</p>`,
      ['Winemaker', 'Tractor driver'],
    ],
    [
      'unknown trades only, in full',
      `<h1>Posizioni aperte</h1><p>Due posti in bottega.</p><h3>Mastro libraio</h3><p>Requisiti: 2 anni di esperienza. Contratto a tempo indeterminato, sede di Lodi. Si occuperà del magazzino dei libri rari. Inviare il CV a lavoro@acme.example</p><h3>Mastro cordaio</h3><p>Requisiti: 2 anni di esperienza. Contratto a tempo determinato, sede di Lodi. Si occuperà delle funi da barca. Inviare il CV a lavoro@acme.example</p>`,
      ['Mastro libraio', 'Mastro cordaio'],
    ],
    [
      'headings of an advert as large as its title',
      `<h1>Posizioni aperte</h1><h3>Saldatore</h3><h3>Tutto su di te</h3><p>Esperienza di 2 anni, contratto a tempo indeterminato</p><h3>Fresatore</h3><h3>Tutto su di te</h3><p>Esperienza di 3 anni, contratto a tempo determinato</p>`,
      ['Saldatore', 'Fresatore'],
    ],
    [
      'a list of closed ones below',
      `<h2>Posizioni aperte</h2><h4>Cuoco</h4><p>Full time</p><h4>Barista</h4><p>Part time</p><h2>Posizioni chiuse</h2><h4>Cameriere</h4><p>Part time</p>`,
      ['Cuoco', 'Barista', 'Cameriere | closed'],
    ],
    [
      'spanned rows',
      `<table><tr><td><b>Sede</b></td><td><b>Mansione</b></td><td><b>Contratto</b></td></tr><tr><td rowspan="2">Foggia</td><td>Addetto pulizie</td><td>Determinato</td></tr><tr><td>Caposquadra</td><td>Indeterminato</td></tr></table>`,
      ['Addetto pulizie', 'Caposquadra'],
    ],
    [
      'struck out items',
      `<h1>Lavora con noi</h1><p>Stiamo cercando:</p><ul><li><strong>Falegname</strong> con esperienza</li><li><del><strong>Verniciatore</strong> part time</del></li><li><strong>Tappezziere</strong>, full time</li><li><s>Magazziniere</s> – posizione coperta</li></ul>`,
      ['Falegname', 'Verniciatore | closed', 'Tappezziere', 'Magazziniere – posizione coperta | closed'],
    ],
    [
      'public notices',
      `<h3>Avviso di selezione pubblica per l’assunzione a tempo indeterminato di n. 3 Operatori ecologici - livello 2B CCNL</h3><p>Scadenza: 30/11/2026. Requisiti: patente B.</p><h3>Avviso di selezione per la copertura di n. 1 posto di Autista scuolabus</h3><p>Scadenza: 30/11/2026. Requisiti: CQC.</p>`,
      ['Operatori ecologici', 'Autista scuolabus'],
    ],
    [
      'prose with bold roles',
      `<p>Siamo alla ricerca di <strong>operai edili</strong> per i cantieri di Lodi, con contratto a tempo determinato.</p><p>Cerchiamo inoltre un <strong>gruista</strong> con abilitazione, da assumere a tempo indeterminato.</p><p>Scrivere a lavoro@acme.example</p>`,
      ['operai edili', 'gruista'],
    ],
    [
      'toggles numbered by class, one trade unknown',
      `<div class="t t_item t_0"><h5 class="t_title">Autista CE</h5><div><p>Requisiti: CQC</p><p>Full time</p></div></div><div class="t t_item t_1"><h5 class="t_title">Impiegato traffico</h5><div><p>Requisiti: diploma</p><p>Full time</p></div></div><div class="t t_item t_2"><h5 class="t_title">Dichiarante doganale</h5><div><p>Requisiti: inglese</p><p>Tempo determinato</p></div></div>`,
      ['Autista CE', 'Impiegato traffico', 'Dichiarante doganale'],
    ],
    [
      'profiles that are being sought',
      `<p>Qui trovi i profili che stiamo cercando.</p><div class="b"><h3><a href="/p/1">Infermiere</a></h3><p>Sede di Arezzo</p><a href="/p/1">Leggi di più</a></div><div class="b"><h3><a href="/p/2">Fisioterapista</a></h3><p>Sede di Cortona</p><a href="/p/2">Leggi di più</a></div>`,
      ['Infermiere | /p/1', 'Fisioterapista | /p/2'],
    ],
    [
      'one advert under the title of the page',
      `<h1>Offerta di lavoro: autista accompagnatore</h1><a href="/category/lavoro/" rel="tag">Lavoro</a><p>Cerchiamo un autista. Si richiede la patente D, part time verticale, contratto a tempo determinato.</p>`,
      ['autista accompagnatore'],
    ],
    [
      'benefits set like adverts',
      `<h2>I nostri benefit</h2><div class="c"><h3>Formazione continua</h3><p>Corsi ed esperienza sul campo</p></div><div class="c"><h3>Welfare</h3><p>Buoni pasto</p></div><h2>Posizioni aperte</h2><div class="c"><h3>Perito elettronico</h3><p>Sede di Lodi, contratto a tempo indeterminato</p></div><div class="c"><h3>Back office</h3><p>Part time, Lodi</p></div>`,
      ['Perito elettronico', 'Back office'],
    ],
    [
      'cards whose text opens in a dialog',
      `<div class="card"><h4>Addetto CED</h4><button data-bs-target="#m1">Dettagli</button></div><div class="card"><h4>Buyer</h4><button data-bs-target="#m2">Dettagli</button></div><div class="modal" id="m1" role="dialog"><p>Requisiti: laurea. Sede di Lodi.</p></div><div class="modal" id="m2" role="dialog"><p>Requisiti: 3 anni. Sede di Pavia.</p></div>`,
      ['Addetto CED', 'Buyer'],
    ],
    [
      'links with unknown titles under open roles',
      `<h2>Open roles</h2><ul><li><a href="/j/a"><span class="t">Growth Wizard</span><span class="l">Milan</span></a></li><li><a href="/j/b"><span class="t">Backend Engineer</span><span class="l">Remote</span></a></li><li><a href="/j/c"><span class="t">Chief of Staff</span><span class="l">Milan</span></a></li></ul>`,
      ['Growth Wizard | /j/a', 'Backend Engineer | /j/b', 'Chief of Staff | /j/c'],
    ],
    [
      'struck out paragraphs',
      `<p>Stiamo cercando:</p><p><strong>Falegname</strong> con esperienza, sede di Lodi</p><p><s>Magazziniere</s> – posizione coperta</p><p><strong>Tappezziere</strong>, full time</p>`,
      ['Falegname', 'Tappezziere'],
    ],
    [
      'titles with a link to download them',
      `<h2>Posizioni aperte</h2><ul><li>Saldatore <a href="/d.php?id=3">Scarica l’annuncio (PDF)</a></li><li>Fresatore <a href="/d.php?id=4">Scarica l’annuncio (PDF)</a></li></ul>`,
      ['Saldatore | /d.php?id=3', 'Fresatore | /d.php?id=4'],
    ],
    [
      'buttons with a title and its terms',
      `<h1>Unisciti a noi</h1><p>Ora ci mancano:</p><button class="r"><span class="t">Grafica junior</span><span class="m">Torino · stage di 6 mesi</span></button><div>Requisiti: scuola di grafica</div><button class="r"><span class="t">Montatore video</span><span class="m">Torino · full time</span></button><div>Requisiti: due anni di esperienza</div>`,
      ['Grafica junior', 'Montatore video'],
    ],
    [
      'entries that each end with a button',
      `<p>3 posizioni aperte</p><ul><li><div><p class="t">Guardiano di diga</p><p>Piacenza, tempo pieno</p></div><a href="/f?1">Candidati</a></li><li><div><p class="t">Verde e potature</p><p>Lodi, part time</p></div><a href="/f?2">Candidati</a></li><li><div><p class="t">Autista</p><p>Crema, tempo pieno</p></div><a href="/f?3">Candidati</a></li></ul>`,
      ['Guardiano di diga', 'Verde e potature', 'Autista'],
    ],
    [
      'PDF adverts',
      `<h2>Posizioni aperte</h2><ul><li><a href="/docs/fresatore.pdf">Fresatore CNC (PDF)</a></li><li><a href="/docs/hse.pdf">HSE Specialist (PDF)</a></li></ul><p><a href="/docs/privacy.pdf">Informativa privacy candidati</a></p>`,
      ['Fresatore CNC (PDF) | /docs/fresatore.pdf', 'HSE Specialist (PDF) | /docs/hse.pdf'],
    ],
    [
      'table with named columns',
      `<table><tr><th>Figura</th><th>N.</th><th>Sede</th><th>Contratto</th></tr><tr><td>Carpentiere</td><td>2</td><td>Lodi</td><td>Indeterminato</td></tr><tr><td>Figura</td><td>N.</td><td>Sede</td><td>Contratto</td></tr><tr><td><s>Gruista</s></td><td>1</td><td>Lodi</td><td>Determinato</td></tr></table>`,
      ['Carpentiere', 'Gruista | closed'],
    ],
    [
      'German list',
      `<h2>Offene Stellen</h2><ul><li><a href="/de/1">Verkäufer/in (m/w/d)</a></li><li><a href="/de/2">Elektrotechniker</a></li></ul>`,
      ['Verkäufer/in (m/w/d) | /de/1', 'Elektrotechniker | /de/2'],
    ],
    [
      'apply links that all lead to one form',
      `<div class="j"><h4>Barista</h4><p>Part time</p><a href="/form">Candidati</a></div><div class="j"><h4>Cameriere</h4><p>Full time</p><a href="/form">Candidati</a></div><div class="j"><h4>Pizzaiolo</h4><p>Full time</p><a href="/form">Candidati</a></div>`,
      ['Barista', 'Cameriere', 'Pizzaiolo'],
    ],
  ])('%s', (_, body, expected) => {
    expect(shown(body)).toEqual(expected)
  })
})

describe('pageLayouts finds no adverts', () => {
  it.each<[string, string]>([
    [
      'departments',
      `<h1>Lavora con noi</h1><p>Le aree in cui puoi crescere</p><div><h3>Produzione</h3><p>Operai e tecnici con esperienza e contratto a tempo indeterminato</p></div><div><h3>Logistica</h3><p>Magazzinieri e autisti con patente</p></div><div><h3>Commerciale</h3><p>Agenti e venditori con esperienza</p></div>`,
    ],
    ['navigation and footers', `${nav}<h1>Lavora con noi</h1><p>Invia il tuo CV.</p>${footer}`],
    [
      'a page that says nothing is open',
      `<h1>Lavora con noi</h1><p>Al momento non ci sono posizioni aperte.</p><h2>Le nostre professioni</h2><div><p><b>Falegname</b></p><p>Il cuore della produzione.</p></div><div><p><b>Verniciatore</b></p><p>Finiture all'acqua.</p></div>`,
    ],
    [
      'job families',
      `<h1>Carriere</h1><p>Le figure che solitamente inseriamo sono:</p><ul><li>Operai</li><li>Tecnici</li><li>Impiegati</li></ul>`,
    ],
    [
      'testimonials',
      `<h1>Lavora con noi</h1><div class="t"><p>«Qui sono cresciuta, con esperienza e passione.»</p><p>Giulia Bianchi</p><p>Progettista</p></div><div class="t"><p>«Un bel gruppo, full immersion.»</p><p>Marco Verdi</p><p>Saldatore</p></div>`,
    ],
    [
      'a team page',
      `<div class="m"><h4>Laura Neri</h4><p>Responsabile acquisti</p><a href="mailto:l@acme.example">l@acme.example</a></div><div class="m"><h4>Paolo Sarti</h4><p>Direttore tecnico</p><a href="mailto:p@acme.example">p@acme.example</a></div>`,
    ],
    [
      'a form with areas of interest',
      `<h1>Candidatura spontanea</h1><form><label>Ruolo</label><select><option>Operaio</option><option>Impiegato</option></select><input type="text" name="nome"><textarea></textarea></form>`,
    ],
    [
      'courses',
      `<h2>Corsi in partenza</h2><div class="c"><h3>Saldatore MIG</h3><p>Corso gratuito, 300 ore, attestato finale</p><a href="/c/1">Iscriviti</a></div><div class="c"><h3>Operatore CNC</h3><p>Corso di 200 ore, attestato finale</p><a href="/c/2">Iscriviti</a></div>`,
    ],
    [
      'a cookie banner',
      `<div id="cookie-banner"><h3>Gestore dei consensi</h3><p>Requisiti tecnici</p></div><h1>Lavora con noi</h1>`,
    ],
    ['machines', `<h2>Il parco macchine</h2><ul><li>Trasformatori</li><li>Motori</li><li>Generatori</li></ul>`],
  ])('%s', (_, body) => {
    expect(shown(body)).toEqual([])
  })
})

describe('an advert of a page layout', () => {
  it('has the introduction of its post', () => {
    const found = read(
      `<h1>Selezione di personale</h1><time datetime="2026-10-29">29 Ottobre 2026</time><p>La residenza di Rionero assume.</p><h3>Infermiere</h3><p>Laurea richiesta, tempo indeterminato</p><h3>Autista</h3><p>Patente richiesta, part time</p>`,
      'post',
    )
    expect(found.map(({ title, hints }) => [title.text, hints.postedAt?.text])).toEqual([
      ['Infermiere', '29 Ottobre 2026'],
      ['Autista', '29 Ottobre 2026'],
    ])
    expect(JSON.stringify(found[1]?.sections)).toContain('Rionero')
  })

  it("has the footer of its card, not the page's", () => {
    const [found] = read(
      `<h1>Perito</h1><p>Requisiti: diploma. Contratto a tempo indeterminato.</p><div id="footer-outer"><ul><li><a href="/m">Macchine</a></li><li><a href="/r">Ricambi</a></li></ul></div><div class="copyright"><p>© Acme</p></div>`,
      'detail',
    )
    expect(JSON.stringify(found?.sections)).not.toMatch(/Macchine|Acme/)
  })

  it('has its sections, application address and reference', () => {
    const [first, second] =
      read(`<div class="j"><h3>Perito chimico</h3><p>Rif. A-12</p><h4>Requisiti</h4><ul><li>diploma</li></ul><p><a href="mailto:hr@acme.example?subject=A-12">Invia il CV</a></p></div>
      <div class="j"><h3>Autista</h3><p>Patente C</p><h4>Offriamo</h4><p>Full time</p></div>`)
    expect(first).toMatchObject({
      reference: 'A-12',
      applyUrl: 'mailto:hr@acme.example?subject=A-12',
      by: 'repeated-blocks',
    })
    expect(first?.sections).toContainEqual({
      heading: 'Requisiti',
      lines: expect.arrayContaining([{ text: 'diploma', isItem: true }]),
    })
    expect(second?.sections.map(({ heading }) => heading)).toEqual([null, 'Offriamo'])
  })

  it('has the column names of a table as headings', () => {
    const [row] =
      read(`<table><thead><tr><th>Posizione</th><th>Luogo</th><th>Contratto</th><th>Requisiti</th><th>Scadenza</th></tr></thead>
      <tr><td>Operaio edile</td><td>Lodi</td><td>Tempo determinato</td><td>Patente B</td><td>31/12/2026</td></tr>
      <tr><td>Capocantiere</td><td>Pavia</td><td>Indeterminato</td><td>5 anni</td><td>31/12/2026</td></tr></table>`)
    expect(row?.hints).toMatchObject({
      place: [{ text: 'Lodi' }],
      contract: { text: 'Tempo determinato' },
      validThrough: { text: '31/12/2026' },
    })
    expect(row?.sections).toContainEqual({ heading: 'Requisiti', lines: [{ text: 'Patente B', isItem: false }] })
  })

  it('ends where the next advert or another subject begins', () => {
    const [, last] = read(
      `<h1>Posizioni aperte</h1><h3>Cuoco</h3><p>Requisiti: due anni in cucina. Contratto stagionale.</p><h3>Cameriere</h3><p>Requisiti: inglese. Full time, contratto a tempo determinato.</p><h2>Chi siamo</h2><p>Un albergo.</p>`,
    )
    expect(JSON.stringify(last?.sections)).not.toContain('albergo')
  })
})
