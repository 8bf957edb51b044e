/** By ISO code: names in Italian (all genders) and English, and common misspellings. */
export const languageNames: Readonly<Record<string, string>> = {
  en: 'inglese | english | ingelse | inglse | ingl',
  de: 'tedesco | tedesca | german | deutsch | tedeso',
  fr: 'francese | french | franchese',
  es: 'spagnolo | spagnola | spanish | spagnol | castigliano',
  pt: 'portoghese | portuguese | brasiliano | brazilian portuguese',
  it: 'italiano | italian',
  ru: 'russo | russian',
  zh: 'cinese | chinese | mandarino | mandarin | cinese mandarino | mandarin chinese',
  ja: 'giapponese | japanese',
  ar: 'arabo | arabic | araba',
  ro: 'rumeno | romeno | romanian | rumena | romena | rumanian',
  pl: 'polacco | polish | polacca',
  uk: 'ucraino | ukrainian | ucraina',
  sq: 'albanese | albanian',
  sl: 'sloveno | slovenian | slovene | slovena',
  hr: 'croato | croatian | croata',
  sr: 'serbo | serbian | serba',
  cs: 'ceco | czech | ceca',
  sk: 'slovacco | slovak',
  hu: 'ungherese | hungarian',
  tr: 'turco | turkish | turca',
  hi: 'hindi',
  ur: 'urdu',
  bn: 'bengalese | bengali',
  pa: 'punjabi',
  nl: 'olandese | dutch | fiammingo | flemish | nederlandese',
  sv: 'svedese | swedish',
  da: 'danese | danish',
  no: 'norvegese | norwegian',
  fi: 'finlandese | finnish',
  bg: 'bulgaro | bulgarian | bulgara',
  el: 'greco | greek',
  ko: 'coreano | korean',
  he: 'ebraico | hebrew',
  fa: 'persiano | farsi | persian',
  ca: 'catalano | catalan',
  lt: 'lituano | lithuanian',
  lv: 'lettone | latvian',
  et: 'estone | estonian',
  mk: 'macedone | macedonian',
  vi: 'vietnamita | vietnamese',
  th: 'thailandese | thai',
  tl: 'tagalog | filippino | filipino',
  ka: 'georgiano | georgian',
  bs: 'bosniaco | bosnian',
}

/** Words about how well a language is known, before or after its name. */
export const levelsBefore = `
  buon | buono | buona | ottimo | ottima | ottimi | discreto | discreta | fluente | fluent | good | excellent
  perfetto | perfetta | madrelingua | native | lingua | la lingua | lingue | conoscenza | conoscenza di
  conoscenza del | conoscenza dell | conoscenza della lingua | conosca | conosce | conoscano | conoscenza lingua
  conoscenza buona | buona conoscenza | buona conoscenza di | buona conoscenza del | buona conoscenza dell
  buona conoscenza della lingua | ottima conoscenza | ottima conoscenza del | ottima conoscenza dell
  ottima conoscenza della lingua | knowledge of | good knowledge of | speak | speaks | speaking | who speak
  who speaks | that speak | that speaks | parli | parla | parlano | parlino | che parli | che parla
  che parlano | che parlino | che sappia | che sappiano | che sa | che conosca | che conoscano | sappia
  sappia il | sappia l | parli il | parli l | che sappia il | che sappia l | che parli il | che parli l
  che parlino il | che parlino l | che parlano il | che parlano l | che conosca il | che conosca l
  che conoscano il | che conoscano l | che sappiano il | che sappiano l | business | basic | intermediate
  advanced | fluent in | native speaker of | proficient in | con | richiesto | richiesto il | richiesto l
  fluency in | bilingue | bilingual | spoken | proficiency in | with | con l | con il | buon livello di
  livello buono di | padronanza del | padronanza dell | padronanza della lingua | madre lingua | mother tongue
  minimum | with good | with fluent | con buon | con ottimo | con un buon | con un ottimo
  con ottima conoscenza dell | con ottima conoscenza del | con buona conoscenza dell | con buona conoscenza del
  con conoscenza dell | con conoscenza del | con lingua | con la lingua | some | very good | strong
  upper intermediate
`

export const levelsAfter = `
  fluente | fluenti | fluentemente | fluent | fluently | madrelingua | mother tongue | native | native speaker
  native speakers | ottimo | buono | discreto | avanzato | intermedio | base | scolastico | parlato | parlati
  scritto | parlato e scritto | scritto e parlato | parlata | ottimi | buoni | obbligatorio | obbligatori
  indispensabile | richiesto | richiesta | necessario | fondamentale | gradito | preferibile | ok | commerciale
  tecnico | a1 | a2 | b1 | b2 | c1 | c2 | livello a1 | livello a2 | livello b1 | livello b2 | livello c1
  livello c2 | level b1 | level b2 | level c1 | level c2 | almeno b1 | almeno b2 | almeno c1 | min b1 | min b2
  min c1 | minimo b1 | minimo b2 | minimo c1 | b2 c1 | c1 c2 | b1 b2 | b2+ | c1+ | at least b1 | at least b2
  at least c1 | or higher | avanzata | molto buono | language | languages | speaking | speaker | speakers
  required | mandatory | a must | is a must | spoken | perfetto | corrente | correntemente | bene | business
  level | skills | proficiency | knowledge | written and spoken | spoken and written | advanced | intermediate
  basic | professionale | o superiore | only | solo | madre lingua | come lingua madre
`
