import type { Family } from './family.ts'

const factory = {
  collar: 'blue',
  pay: [23, 29],
  remote: 0,
  shifts: 0.45,
  partTime: 0.03,
  foreignLanguage: 0.03,
} as const

export const productionFamilies = {
  machining: {
    ...factory,
    pay: [25, 34],
    tasks: [
      'Si leggono disegni tecnici, si attrezza la macchina e si controllano le prime misure.',
      'Il lavoro si svolge in autonomia su lotti piccoli e medi, con materiali diversi.',
      'Si correggono i programmi a bordo macchina e si tengono in ordine gli utensili.',
    ],
    skills: [
      'lettura del disegno tecnico',
      'strumenti di misura',
      'programmazione ISO',
      'Fanuc',
      'Heidenhain',
      'Siemens Sinumerik',
    ],
    certifications: ['qualifica di operatore meccanico', 'attestato sicurezza rischio alto'],
    details: ['su macchine a 5 assi', 'su macchine a 3 assi', 'Fanuc', 'Heidenhain', 'piccole serie', 'reparto stampi'],
  },
  assembly: {
    ...factory,
    tasks: [
      'Si montano gruppi e sottogruppi seguendo schemi e distinte.',
      'Si eseguono i collaudi a banco e si segnalano le non conformità.',
      'Si lavora in squadra con ufficio tecnico e collaudo.',
    ],
    skills: ['montaggio meccanico', 'lettura di schemi', 'utensili manuali', 'collaudo', 'precisione manuale'],
    certifications: ['attestato sicurezza rischio alto', 'patentino del carroponte'],
    details: ['a banco', 'su linea', 'reparto collaudo', 'gruppi meccanici', 'macchine automatiche'],
  },
  welding: {
    ...factory,
    pay: [25, 34],
    tasks: [
      'Si preparano, puntano e saldano particolari in acciaio e alluminio.',
      'Si interpretano disegni costruttivi e simboli di saldatura.',
      'Si cura la finitura e si controlla a vista il cordone.',
    ],
    skills: ['saldatura a filo', 'saldatura TIG', 'lettura del disegno tecnico', 'molatura', 'taglio plasma'],
    certifications: ['patentino di saldatura UNI EN ISO 9606', 'patentino del carroponte'],
    details: [
      'acciaio inox',
      'alluminio',
      'carpenteria pesante',
      'carpenteria leggera',
      'piccole serie',
      'trasfertista',
    ],
  },
  sheet_metal: {
    ...factory,
    tasks: [
      'Si attrezzano le macchine, si eseguono le prime pieghe e si controllano quote e angoli.',
      'Si gestiscono lotti di lamiera dal taglio al pezzo finito.',
    ],
    skills: ['lettura del disegno tecnico', 'lavorazione della lamiera', 'calibro e goniometro', 'attrezzaggio'],
    certifications: ['attestato sicurezza rischio alto', 'patentino del carroponte'],
    details: ['lamiera sottile', 'taglio laser', 'fibra', 'reparto presse'],
  },
  line: {
    ...factory,
    pay: [21, 26],
    tasks: [
      'Si alimenta la linea, si controlla il prodotto e si registrano gli scarti.',
      'Si eseguono i cambi formato e le piccole regolazioni.',
      'Si tiene pulita e ordinata la postazione secondo le procedure.',
    ],
    skills: [
      'conduzione di linee automatiche',
      'controllo visivo',
      'cambio formato',
      'uso del transpallet',
      'rispetto delle procedure',
    ],
    certifications: ['attestato sicurezza rischio alto', 'patentino del muletto'],
    details: [
      'reparto confezionamento',
      'fine linea',
      'reparto imbustamento',
      'linea automatica',
      'reparto etichettatura',
    ],
  },
  food: {
    ...factory,
    pay: [21, 27],
    tasks: [
      'Si lavora nel rispetto delle norme igieniche e del piano di autocontrollo.',
      'Si pesano gli ingredienti, si seguono le ricette e si annotano i lotti.',
      'Si curano la pulizia delle macchine e la rotazione delle scorte.',
    ],
    skills: [
      'norme igieniche',
      'autocontrollo HACCP',
      'lavorazione degli alimenti',
      'conduzione di macchine alimentari',
    ],
    certifications: ['attestato HACCP'],
    details: ['reparto freschi', 'laboratorio', 'produzione notturna', 'piccola produzione', 'nuova apertura'],
  },
  textile: {
    ...factory,
    pay: [20, 26],
    tasks: [
      'Si seguono scheda tecnica e campione, curando la qualità della finitura.',
      'Si lavora in un piccolo gruppo, dal campionario alla produzione.',
    ],
    skills: [
      'cucitura industriale',
      'lettura della scheda tecnica',
      'conoscenza dei tessuti',
      'macchine da cucire',
      'manualità fine',
    ],
    certifications: ['qualifica di operatore della moda'],
    details: ['campionario', 'alta gamma', 'piccole serie', 'produzione interna'],
  },
  wood: {
    ...factory,
    tasks: [
      'Si lavora il legno massello e il pannello, dal taglio al montaggio.',
      'Si seguono i disegni del cliente e si cura la finitura.',
    ],
    skills: ['macchine per il legno', 'lettura del disegno', 'bordatura', 'montaggio di mobili', 'centri di lavoro'],
    certifications: ['attestato sicurezza rischio alto'],
    details: ['su misura', 'piccole serie', 'cantiere', 'laboratorio artigiano'],
  },
  printing: {
    ...factory,
    pay: [23, 31],
    tasks: [
      'Si prepara la macchina, si regolano i colori e si controlla la tiratura.',
      'Si lavora con prestampa e allestimento per rispettare le consegne.',
    ],
    skills: ['regolazione del colore', 'macchine da stampa', 'fustellatura', 'controllo densitometrico', 'piegatura'],
    certifications: ['attestato sicurezza rischio alto'],
    details: ['piccolo formato', 'grande formato', 'imballaggio', 'etichette', 'piccole tirature'],
  },
  process: {
    ...factory,
    pay: [24, 32],
    shifts: 0.6,
    tasks: [
      "Si sorvegliano i parametri dell'impianto e si interviene sulle anomalie.",
      'Si caricano le materie prime e si prelevano i campioni per il laboratorio.',
      'Si compilano i fogli di reparto e si rispettano le norme di sicurezza.',
    ],
    skills: [
      'conduzione di impianti',
      'lettura dei parametri di processo',
      'dosaggio',
      'norme di sicurezza',
      'pannelli di controllo',
    ],
    certifications: [
      'patentino di conduttore di generatori di vapore',
      'attestato antincendio',
      'attestato sicurezza rischio alto',
    ],
    details: ['ciclo continuo', 'impianto automatico', 'reparto produzione', 'turni avvicendati'],
  },
  finishing: {
    ...factory,
    tasks: [
      'Si preparano le superfici, si applica il rivestimento e si controlla lo spessore.',
      'Si regolano i parametri della linea e si ritoccano i pezzi.',
    ],
    skills: [
      'verniciatura a polvere',
      'preparazione delle superfici',
      'mascheratura',
      'lucidatura',
      'controllo dello spessore',
    ],
    certifications: ['attestato sicurezza rischio alto'],
    details: ['a mano', 'su linea automatica', 'piccoli particolari', 'reparto finitura'],
  },
  foundry: {
    ...factory,
    pay: [25, 32],
    shifts: 0.6,
    tasks: [
      'Si lavora in isola di colata, con attenzione a temperature e tempi.',
      'Si esegue il cambio stampo e si controllano i primi pezzi.',
    ],
    skills: ['pressofusione', 'conduzione di forni', 'sbavatura', 'cambio stampo', 'uso del carroponte'],
    certifications: ['patentino del carroponte', 'attestato sicurezza rischio alto'],
    details: ['alluminio', 'ghisa', 'isola automatica', 'reparto fusione'],
  },
  craft: {
    ...factory,
    shifts: 0.05,
    tasks: [
      'Si lavora a mano e al banco, con strumenti di precisione.',
      'Si segue il pezzo dal disegno alla finitura, nel rispetto del modello.',
    ],
    skills: ['manualità fine', 'lavoro al banco', 'microsaldatura', 'lucidatura', 'modellazione 3D'],
    certifications: ['qualifica di operatore orafo'],
    details: ['al banco', 'pezzi unici', 'piccole serie', 'prototipi'],
  },
} as const satisfies Record<string, Family>
