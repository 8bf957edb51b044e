/** "di" merges with the article of a name. */
const inProvince: Readonly<Record<string, string>> = {
  AQ: 'dell’Aquila',
  SP: 'della Spezia',
  VB: 'del Verbano-Cusio-Ossola',
  CI: 'del Sulcis Iglesiente',
  VS: 'del Medio Campidano',
  OG: 'dell’Ogliastra',
  OT: 'della Gallura Nord-Est Sardegna',
}

type Place = { code: string; name: string }

const inPlace = ({ code, name }: Place) => `in provincia ${inProvince[code] ?? `di ${name}`}`

export const mapIt = {
  trail: 'Percorso',
  map: 'Mappa d’Italia',
  inPlace,
  title: {
    italy: 'Dove si assume in Italia, provincia per provincia',
    sector: (sector: string) => `${sector}: dove si assume in Italia`,
    province: (place: Place) => `Posizioni aperte ${inPlace(place)}`,
    both: (sector: string, place: Place) => `${sector}: posizioni aperte ${inPlace(place)}`,
  },
  lead: (open: string, opened: string) =>
    `Oggi ci sono ${open} posizioni aperte sui siti delle aziende che leggiamo ogni giorno. Le nuove degli ultimi 7 giorni sono ${opened}.`,
  leadOne: (opened: string) =>
    `Oggi c’è 1 posizione aperta sui siti delle aziende che leggiamo ogni giorno. Le nuove degli ultimi 7 giorni sono ${opened}.`,
  none: 'In questo momento non c’è nessuna posizione aperta, tra quelle che leggiamo sui siti delle aziende. Guarda qui accanto.',
  notCounted: 'Le cifre di questa pagina non sono ancora state contate. Torna tra un’ora.',
  description: (where: string, open: string, opened: string) =>
    `${where}: ${open} aperte, ${opened} nuove negli ultimi 7 giorni. Contate ogni ora sui siti delle aziende, per provincia e per settore.`,
  figures: {
    open: 'aperte adesso',
    opened: 'nuove in 7 giorni',
    change: 'nuove, rispetto alle 4 settimane prima',
    few: 'troppo poche per un confronto',
  },
  show: 'Che cosa mostra la mappa',
  open: 'Aperte',
  opened: 'Nuove in 7 giorni',
  legend: { none: 'nessuna' },
  hover: 'Passa su una provincia, o scegline una dalla tabella.',
  ofProvince: (name: string, open: string, opened: string) => `${name}: ${open} aperte, ${opened} nuove`,
  picture: 'Scarica l’immagine',
  sector: 'Settore',
  allSectors: 'Tutti i settori',
  provincesTitle: 'Le province',
  sectorsTitle: (place: Place) => `I settori ${inPlace(place)}`,
  columns: {
    province: 'Provincia',
    region: 'Regione',
    sector: 'Settore',
    open: 'Aperte',
    opened: 'Nuove',
    change: 'Variazione',
  },
  empty: 'Senza posizioni aperte',
  weeks: {
    title: 'Le ultime 12 settimane',
    open: 'Posizioni aperte alla fine di ogni settimana; l’ultima è in corso.',
    opened: 'Posizioni viste per la prima volta in ogni settimana; l’ultima è in corso.',
    table: 'I numeri, settimana per settimana',
    week: 'Settimana dal',
    running: 'in corso',
  },
  near: {
    region: (region: string) => `Altre province: ${region}`,
    sectors: (place: Place) => `Altri settori ${inPlace(place)}`,
    sectorsOfItaly: 'La mappa di un settore',
    all: (place: Place) => `Tutti i settori ${inPlace(place)}`,
    italy: (sector: string) => `${sector} in tutta Italia`,
  },
  failed: 'Adesso non riusciamo a leggere le cifre. Riprova tra poco.',
  retry: 'Riprova',
  loading: 'Leggo le cifre…',
  how: {
    title: 'Che cosa dicono queste cifre',
    counted: (when: string) => `Contate il ${when}, e di nuovo ogni ora.`,
    lines: [
      'Una posizione è aperta finché sta sul sito dell’azienda o sulla pagina dove l’azienda raccoglie le candidature. È nuova per 7 giorni da quando l’abbiamo vista la prima volta.',
      'Sta nella provincia in cui si lavora; se l’annuncio non dice dove, in quella della sede dell’azienda. Se le sedi di lavoro sono in più province conta in ognuna, e una volta sola nel totale d’Italia.',
      'La variazione confronta le nuove degli ultimi 7 giorni con la media settimanale delle quattro settimane prima. Con meno di dieci nuove a settimana non la mostriamo: sarebbe dovuta al caso.',
      'Non è tutto il mercato: sono le aziende di cui leggiamo il sito. Le settimane passate restano come le abbiamo contate.',
    ],
  },
}
