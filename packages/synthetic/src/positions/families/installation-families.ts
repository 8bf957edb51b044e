import type { Family } from './family.ts'

const onSite = {
  collar: 'blue',
  pay: [24, 32],
  remote: 0,
  shifts: 0.08,
  partTime: 0.02,
  foreignLanguage: 0.03,
} as const

export const installationFamilies = {
  maintenance: {
    ...onSite,
    pay: [26, 35],
    shifts: 0.35,
    foreignLanguage: 0.08,
    tasks: [
      'Si eseguono manutenzione ordinaria, preventiva e su guasto di macchine e impianti.',
      'Si cercano le cause dei fermi e si propongono migliorie.',
      'Si aggiornano le schede di intervento e la scorta dei ricambi.',
    ],
    skills: [
      'ricerca guasti',
      'lettura di schemi elettrici',
      'pneumatica',
      'oleodinamica',
      'PLC',
      'manutenzione preventiva',
    ],
    certifications: ['abilitazione PES/PAV', 'patentino PLE', 'patentino del muletto'],
    details: ['di stabilimento', 'linee automatiche', 'impianti di confezionamento', 'trasfertista', 'reperibilità'],
  },
  electrical: {
    ...onSite,
    tasks: [
      'Si posano canaline e cavi, si cablano quadri e si eseguono le verifiche finali.',
      'Si lavora in cantiere e presso i clienti, in squadre di due o tre persone.',
    ],
    skills: [
      'impianti civili',
      'impianti industriali',
      'cablaggio',
      'lettura di schemi elettrici',
      'domotica',
      'impianti fotovoltaici',
    ],
    certifications: ['abilitazione PES/PAV', 'patentino PLE', 'patente B'],
    details: ['cantiere', 'trasfertista', 'nuovi impianti', 'manutenzione', 'con mezzo aziendale'],
  },
  plumbing: {
    ...onSite,
    tasks: [
      'Si installano caldaie, pompe di calore e impianti di climatizzazione.',
      'Si interviene presso clienti privati e aziende, con mezzo attrezzato.',
    ],
    skills: ['impianti termici', 'saldatura di tubazioni', 'pompe di calore', 'climatizzazione', 'assistenza caldaie'],
    certifications: ['patentino F-gas', 'patente B'],
    details: ['cantiere', 'assistenza', 'nuovi impianti', 'manutenzione', 'con mezzo aziendale'],
  },
  building: {
    ...onSite,
    tasks: [
      'Si lavora in cantieri di nuova costruzione e di ristrutturazione.',
      'Si rispettano le norme di sicurezza e le indicazioni del capocantiere.',
      'Si usano attrezzature di cantiere e dispositivi di protezione.',
    ],
    skills: [
      'lettura del disegno edile',
      'posa in opera',
      'sicurezza in cantiere',
      'uso di attrezzature edili',
      'lavori in quota',
    ],
    certifications: ['formazione 16 ore edilizia', 'attestato lavori in quota', 'patentino PLE', 'patente B'],
    details: ['ristrutturazioni', 'nuove costruzioni', 'cantieri in zona', 'facciate', 'finiture'],
  },
  earthworks: {
    ...onSite,
    tasks: [
      'Si conducono mezzi di cantiere per scavi, riporti e movimento terra.',
      'Si curano la manutenzione ordinaria e i controlli di inizio turno.',
    ],
    skills: ['escavatore', 'terna', 'pala gommata', 'livellamento', 'manutenzione del mezzo'],
    certifications: ['patentino escavatori', 'patentino gru', 'patente C'],
    details: ['escavatore', 'cava', 'cantieri stradali', 'movimento terra'],
  },
  vehicles: {
    ...onSite,
    tasks: [
      'Si eseguono diagnosi, tagliandi e riparazioni con strumenti elettronici.',
      'Si parla con il cliente e si compila la scheda di lavorazione.',
    ],
    skills: [
      'diagnosi elettronica',
      'tagliandi',
      'freni e sospensioni',
      'impianti elettrici di bordo',
      'veicoli ibridi',
    ],
    certifications: ['abilitazione PES/PAV', 'patente B', 'qualifica di meccatronico'],
    details: ['multimarca', 'flotte aziendali', 'veicoli ibridi ed elettrici', 'officina autorizzata'],
  },
  farming: {
    ...onSite,
    pay: [19, 25],
    tasks: [
      'Si lavora in campo e in serra secondo la stagione.',
      'Si usano macchine agricole e si cura la raccolta.',
      'Si seguono gli animali nelle attività quotidiane di stalla.',
    ],
    skills: ['potatura', 'raccolta', 'uso del trattore', 'trattamenti fitosanitari', 'irrigazione'],
    certifications: ['patentino trattori', 'patentino fitosanitario', 'patente B'],
    details: ['stagionale', 'campagna di raccolta', 'azienda biologica', 'alloggio disponibile'],
  },
  green: {
    ...onSite,
    pay: [20, 26],
    tasks: [
      'Si curano giardini e aree verdi, pubbliche e private.',
      'Si usano decespugliatore, tosasiepi e motosega in sicurezza.',
    ],
    skills: ['potatura', 'tree climbing', 'irrigazione', 'uso della motosega', 'posa di prati'],
    certifications: ['patentino motosega', 'patentino PLE', 'patente B'],
    details: ['parchi e giardini', 'verde pubblico', 'potature in quota', 'stagionale'],
  },
  waste: {
    ...onSite,
    pay: [22, 28],
    shifts: 0.4,
    tasks: [
      'Si effettuano i giri di raccolta secondo il calendario del territorio.',
      "Si separano i materiali, si pesano i carichi e si tiene in ordine l'impianto.",
    ],
    skills: [
      'raccolta differenziata',
      'cernita dei materiali',
      'guida di mezzi pesanti',
      'uso del ragno',
      'registri di carico e scarico',
    ],
    certifications: ['patente C', 'CQC merci', 'ADR'],
    details: ['porta a porta', 'impianto di selezione', 'spurghi', 'turno notturno'],
  },
} as const satisfies Record<string, Family>
