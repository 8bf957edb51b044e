import { anyOf, terms } from './compile-terms.ts'

const workNouns = terms`
  lavoro
  attivita
  prestazione
  modalita
  impiego
  orario
  esclusivamente
  interamente
  100 ?%
  esclusiv\w+
  full
`

export const onSitePhrases = terms`
  (?:no|non|senza|niente|nessun[oa]?|not|kein\w*|esclus[oa])\b(?: \S+){0,4}? (?:smart.?working|lavoro agile|da remoto|remoto|remote|telelavoro|home ?office)
  ${anyOf(workNouns)}(?: \S+){0,2}? (?:in presenza|in sede)(?![a-z ]*(?:e|con)\b[^.]*(?:remoto|smart|casa))
  in presenza\b
  (?:sempre|solo|esclusivamente|unicamente) in (?:ufficio|sede|azienda|negozio|stabilimento)\b
  in (?:ufficio|sede|azienda),? (?:sempre|tutti i giorni|cinque giorni|5 giorni|al 100)\b
  on.?site\b
  not remote\b
  (?:always|only|five days(?: a week)?|5 days(?: a week)?) (?:in|at|from) (?:the|our) office\b
  kein home.?office\b
  office.?based\b
  (?:arbeit\w*|prasenz\w*|tatigkeit|einsatz|ausschliesslich|nur)(?: \S+){0,2}? vor ort\b
  (?:smart.?working|remoto|lavoro agile)(?: \S+){0,2} non (?:e )?previst\w*
  (?:smart.?working|lavoro agile|remote|da remoto|home ?office) ?: ?(?:no|non|nein|none)\b
`

/** "On site" of a task or of a company's comforts. */
export const onSiteTasks = terms`
  \b(?:customers?|clients?|visit\w*|support|training|install\w*|commission\w*)(?: [a-z]+){0,2} on.?site\b
  \bon.?site (?:visit|support|customer|client|training|install|service|intervention|gym|canteen|parking|restaurant|kitchen|interview|event|meeting|assistance|at (?:the |our )?(?:customer|client))\w*
`

const dayCounts = terms`
  un
  due
  tre
  quattro
  [1-4]
  one
  two
  three
  four
  ein
  zwei
  drei
  vier
`

const dayNouns = terms`
  giorn[oi]
  gg
  days?
  tage?
`

const remoteWords = terms`
  smart
  remot[oe]
  agile
  home
  mobile[sn]? arbeit
`

export const hybridPhrases = terms`
  ibrid[oaie]\b
  hybrid\w*
  mist[ao] (?:presenza|remoto|ufficio)
  modalita (?:di lavoro )?mist[ao]\b
  \bsw (?:[1-4]|un|due|tre) (?:giorn[oi]|gg)\b
  smart.?work\w*
  lavoro agile\b
  home.?office\b
  home ?working\b
  telelavoro parziale\b
  parzial\w+ (?:da |in )?remot\w+
  (?:un|uno|una|due|tre|quattro|[1-4]|one|two|three|four)(?:[ -]\d)? ?(?:giorn[oi]|gg|days?|volt[ae]|tage?)\b(?: \S+){0,5}? (?:remot[oe]|casa|home|agile)
  remot[oe]\b(?: \S+){0,3}? (?:un|uno|due|tre|[1-4]|one|two|three|four) ?(?:giorn[oi]|gg|days?)
  possibilita di (?:lavor\w+ )?(?:in |da )?(?:remoto|casa|smart)
  (?:lavorare|lavoro) da casa\b
  da casa (?:un|uno|due|tre|[1-4])
  partly remote\b
  remote.friendly\b
  in (?:presenza|sede|ufficio)\b(?: \S+){0,3}? (?:un|uno|due|tre|quattro|[1-4]) (?:giorn[oi]|gg|volt[ae])\b
  (?:altri|altro|restant[ei]|rimanent[ei])(?: \S+){0,3}? (?:da casa|da remoto|in remoto|in smart)
  (?:un[oa]?|due|tre|quattro|[1-4]|one|two|three) (?:(?:dei|delle|of) (?:quali|which) )?(?:da casa|da remoto|in remoto|from home|remotely)\b
  (?:un|due|tre|quattro|[1-4]) (?:giorn[oi]|gg)(?: (?:a|alla) settimana)? in (?:sede|ufficio|presenza)\b
  \d ?\+ ?\d (?:giorn|gg|days|ufficio|office)\w*
  (?:[2-8]0) ?% (?:da |in )?(?:remot[oe]|smart|home|casa)\w*
  (?:fino a |up to |bis zu )?${anyOf(dayCounts)}(?: ?${anyOf(dayNouns)})?(?:\/| a | alla | per | pro | the | di )?(?: ?(?:settimana|week|woche))?,? (?:di |of |in |da |from |im )?${anyOf(remoteWords)}
  mobile[sn]? arbeit\w*
  (?:one|two|three|four|[1-4]) days?(?: \S+){0,3}? (?:in|at) (?:the|our) office\b
  (?:ein|zwei|drei|vier|[1-4]) tage?\b(?: \S+){0,3}? (?:im buro|vor ort|zu ?hause)
`

/** "Remote work on Mondays and Fridays", "da remoto il venerdì": some of the week. */
export const someDaysPhrases = terms`
  lunedi
  martedi
  mercoledi
  giovedi
  venerdi
  (?:mon|tues|wednes|thurs|fri)days?
  (?:montag|dienstag|mittwoch|donnerstag|freitag)s?
  giorn[oi]
  days?
  tagen?
  meta (?:del |della )?(?:tempo|settimana)
  volt[ae] a settimana
  a rotazione
  alternat[oi]
  parte (?:del|della)
  half (?:of )?the (?:time|week)
  up to [2-8]0 ?%
  fino al [2-8]0 ?%
  [2-8]0 ?%
`

const fullyRemotePhrases = terms`
  (?:full|fully|100 ?%|completely|totally|entirely)[ -]+(?:in |da )?(?:remot[oe]|smart.?working|home.?office)
  remot[oe] (?:al )?100 ?%
  (?:completamente|totalmente|interamente|esclusivamente) (?:da|in) (?:remoto|smart.?working|casa)
  smart.?working (?:al )?(?:100 ?%|total\w+|complet\w+)
  (?:lavoro|lavorare|attivita|posizione|contratto|modalita|lavorerai) (?:da |in )?remot[oa]\b
  remote (?:position|job|role|first|working|work|only)\b
  telelavoro\b
  telecommut\w+
  work from (?:home|anywhere)\b
`

export const remotePhrases = terms`
  \b${anyOf(fullyRemotePhrases)}
  ^(?:da )?remot[oe](?: \(|$|[ ,-])
`

const thingsBeforeHybrid = terms`
  vettur\w+
  auto\w*
  veicol\w+
  mezz[io]
  motor\w+
  elettric\w+
  inverter
  caldai\w+
  pomp\w+
  impiant\w+
  sistem[ai]
  cloud
  vehicles?
  cars?
  fahrzeug\w*
`

/** "Vetture ibride", "inverter ibridi": hybrid things, not hybrid work. */
export const hybridThings = terms`
  \b(?:le|delle|sulle|alle|nelle|dalle) ibride\b
  \b${anyOf(thingsBeforeHybrid)}(?: (?:e|ed|o|and|und|\/))? (?:ibrid[oaie]|hybrid\w*)\b
  \b(?:ibrid[oaie]|hybrid\w*) (?:e |ed |o |and |und )?(?:vettur\w+|auto\b|veicol\w+|elettric\w+|plug|cloud|vehicles?|cars?|cloud|fahrzeug\w*|motor\w*)
`

/** Of some of several posts only. */
export const somePostsPhrases = terms`
  (?:alcun[ei]|cert[ei]|determinat[ei]|particolari) (?:posizioni|ruoli|figure|profili)
  (?:posizioni|ruoli|figure|profili) particolari
  (?:some|certain|selected) (?:positions|roles)
  (?:einige|bestimmte) (?:stellen|positionen)
`
