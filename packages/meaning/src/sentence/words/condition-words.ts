import type { Collar, Contract, Schedule, SmartWorking, TargetPersona } from '@vedetta/contracts/text/vocabulary'

export const contractWords: Readonly<Record<Contract, string>> = {
  permanent: `
    tempo indeterminato | a tempo indeterminato | indeterminato | indeterminati | tempo indet | t indet
    t indeterminato | tempo ind | a tempo ind | t ind | t i | tind | tempo indeterm | tempo indeterminati
    indet | contratto indeterminato | permanent | permanent contract | permanent position | perm | open ended
    open ended contract | unlimited contract | posto fisso | contratto fisso | cti | indefinite contract
    tempo indetermianto | tempo inderminato | tempo indeteminato | permament | permanant
  `,
  'fixed term': `
    tempo determinato | a tempo determinato | determinato | tempo det | a tempo det | t det | t determinato
    tdet | t d | ctd | contratto a termine | a termine | termine | tempo determ | contratto determinato
    fixed term | fixed term contract | fixedterm | ftc | temporary contract | temporary contracts | fixed term contracts | limited term | stagionale
    stagionali | contratto stagionale | lavoro stagionale | seasonal | seasonal contract | seasonal work
    sostituzione maternita | maternity cover | tempo deteminato | tempo determianto | maternita
  `,
  temporary: `
    somministrazione | in somministrazione | contratto di somministrazione | somministrati | somministrato
    somm | interinale | interinali | lavoro interinale | contratto interinale | staff leasing | temporary | temp
    temporary work | temporary agency work | agency work | agency contract | agency contracts | agency jobs | agency worker | agency workers | in somm
    somministrazione a tempo determinato | temps | tramite agenzia | via agency | through an agency
    somministraz | sommin
  `,
  apprenticeship: `
    apprendistato | in apprendistato | contratto di apprendistato | apprendistati | apprend | appr
    apprenticeship | apprenticeships | apprendistato professionalizzante | apprenticeship contract
  `,
  internship: `
    stage | in stage | stages | tirocinio | tirocini | tirocinio extracurriculare | tirocini extracurriculari
    tirocinio curriculare | tirocinio formativo | internship | internships | traineeship | traineeships
    stage retribuito | stage extracurriculare | stage curriculare | work placement | placement year
  `,
}

export const scheduleWords: Readonly<Record<Schedule | 'full part', string>> = {
  'full part': `
    tempo pieno o parziale | a tempo pieno o parziale | full o part time | full/part time | full or part time
    part o full time | part/full time | part or full time
  `,
  full: `
    full time | fulltime | full tme | tempo pieno | a tempo pieno | ft | f t | orario pieno | orario full time
    giornata intera | full time hours | 40 ore | 40 ore settimanali | orario completo | full-time job
    whole day
  `,
  part: `
    part time | parttime | part tme | tempo parziale | a tempo parziale | pt | p t | mezza giornata
    orario ridotto | part time orizzontale | part time verticale | orario part time | half time | half day
    mezzo tempo | part-time hours | par time | part tim
  `,
}

export const smartWorkingWords = {
  'yes hybrid': `
    smart working almeno parziale | smart working anche parziale
    almeno in parte da remoto
    smart working | smartworking | in smart working | smart work | sw | s w | da remoto | in remoto | remoto
    remote | remote working | remote work | telelavoro | lavoro agile | work from home | working from home | wfh
    home working | home office | lavoro da casa | da casa | lavoro da remoto | anche da remoto
    possibilita di smart working | possibilita smart working | smart | remotely | lavoro in remoto
    con smart working | smart workin | smart-working possibile | agile working | remote ok
  `,
  yes: `
    full remote | fully remote | full remoto | 100 remoto | 100 % remoto | 100 remote | 100 % remote
    100 % da remoto | remoto al 100 % | remoto 100 % | remote 100 % | completamente da remoto
    completamente remoto | totalmente da remoto | solo da remoto | solo remoto | only remote | remote only
    full smart working | full smart | full sw | smart working totale | smart working completo
    smart working 100 % | 100 % smart working | 100 smart working | interamente da remoto | tutto da remoto
    fulltime remote | entirely remote | completely remote | total remote | sempre da remoto | remoto totale
    remote first | smart working full | smart working al 100 % | tutto remoto
  `,
  hybrid: `
    hybrid | ibrido | ibrida | ibridi | ibride | modalita ibrida | modalita di lavoro ibrida | lavoro ibrido
    regime ibrido | hybrid work | hybrid working | hybrid mode | hybrid remote | partly remote
    partially remote | smart working parziale | parzialmente da remoto | parzialmente in smart working
    parte da remoto | remoto parziale | in parte da remoto | smart working ibrido | sw parziale | sw ibrido | part remote
    smart working misto | modalita mista | formula ibrida | in modalita ibrida | remote hybrid | ibrido ok
    sede e smart working | alcuni giorni in smart working
  `,
  no: `
    in sede | in presenza | on site | onsite | on-site work | in office | in ufficio | office based
    in the office | solo in sede | solo in presenza | lavoro in sede | lavoro in presenza | site based
    full presenza | presenza in sede | 100 % in sede | 100 % presenza | only on site | on site only
    no remote work possible
  `,
} as const satisfies Readonly<Record<SmartWorking | 'yes hybrid', string>>

export const collarWords: Readonly<Record<Collar, string>> = {
  white: `
    ruoli impiegatizi | ruolo impiegatizio | impiegatizio | impiegatizi | impiegatizia | profili impiegatizi
    profilo impiegatizio | posizioni impiegatizie | posizione impiegatizia | impiegatizie
    mansioni impiegatizie | white collar | white collars | white collar jobs | white collar roles
    colletti bianchi | colletto bianco | lavori d ufficio | lavoro d ufficio | lavori di ufficio
    lavoro impiegatizio | lavori impiegatizi | figure impiegatizie | office jobs | office roles | desk jobs
    livello impiegatizio | inquadramento impiegatizio | personale impiegatizio | inquadramento impiegato
    impiegatzi | office work
  `,
  blue: `
    ruoli operai | profili operai | posizioni operaie | figure operaie | mansioni operaie | blue collar
    blue collars | blue collar jobs | blue collar roles | colletti blu | colletto blu | personale operaio
    livello operaio | inquadramento operaio | lavori manuali | manual jobs | manual work | shop floor jobs
    ruolo operaio | lavoro manuale | manual roles | shop floor roles | mansioni manuali | ruoli manuali
    lavori operai
  `,
}

export const personaWords: Readonly<Record<TargetPersona, string>> = {
  junior: `
    junior | juniors | jr | juniores | profilo junior | profili junior | figura junior | figure junior | entry level
    entry-level | livello junior | neolaureato | neolaureati | neolaureata | neolaureate | neo laureati
    neo laureato | neodiplomato | neodiplomati | neodiplomata | neo diplomati | neo diplomato | graduate
    graduates | new graduates | recent graduates | fresh graduates | ruoli junior | alle prime armi | jnr
    junior level | junior roles | junior profiles
  `,
  mid: `
    mid | mid level | midlevel | middle | intermedio | livello intermedio | intermediate
    seniority media | media seniority | profilo intermedio | profili intermedi | middle level | medium level
    mid-level roles
  `,
  senior: `
    senior | seniors | sr | seniores | profilo senior | profili senior | figura senior | figure senior | livello senior
    snr | senior level | ruoli senior | senior roles | senior profiles | alta seniority
  `,
  manager: `
    ruoli manageriali | ruolo manageriale | profili manageriali | profilo manageriale | posizioni manageriali
    figure manageriali | posizione manageriale | livello manageriale | management | management roles
    managerial roles | managerial | management positions | manageriale | manageriali | middle management
    livello quadro | inquadramento quadro | profili manager | managerial positions | manager level
    managers only | livello manager | ruoli da manager | management level | manager roles
    ruoli di responsabilita | quadri direttivi
  `,
  executive: `
    ruoli dirigenziali | ruolo dirigenziale | dirigenziale | dirigenziali | posizioni dirigenziali
    figure dirigenziali | profili dirigenziali | livello dirigenziale | inquadramento dirigente
    livello dirigente | c level | executive roles | executive positions | executive level | top management
    alta direzione | executives | executive | ruoli executive | profili executive | posizioni executive
    ruoli apicali | posizioni apicali | figure apicali | dirigenza | figure executive | c-suite
  `,
}

export const protectedWords = `
  l 68 | l 68 99 | legge 68 | legge 68 99 | 68 99 | l 68 1999 | legge 68 1999 | legge n 68 | legge n 68 99
  l n 68 99 | law 68 99 | law 68 | art 18 | art 18 l 68 99 | art 1 l 68 99 | art 1 | ex l 68 99 | ex legge 68 99
  categorie protette | categoria protetta | cat protette | cat protetta | catg protette | categ protette
  categoria protette | categorie protette l 68 99 | categorie protette legge 68 99 | categorie protette art 1
  categorie protette art 18 | categorie protette ex l 68 99 | cat prot | appartenenti alle categorie protette
  appartenente alle categorie protette | appartenente a categorie protette | iscritti alle categorie protette
  iscritto alle categorie protette | appartenenti categorie protette | iscritti l 68 99 | iscritto l 68 99
  riservate l 68 99 | riservato l 68 99 | riservata l 68 99 | riservate alle categorie protette
  riservato alle categorie protette | collocamento mirato | collocamento obbligatorio | protected categories
  protected category | disabled people | disabled candidates | disabled | disabled workers | people with disabilities | disabilita | disabili
  persone con disabilita | invalidi civili | invalidita civile | invalidi | reserved for protected categories
  for protected categories | disability quota | quota disabili | legge sessantotto | catt protette
  categorie prottete | categorie proteette | law 68 99 protected categories | protected categories law 68 99
`
