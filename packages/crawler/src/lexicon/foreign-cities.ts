import { terms } from './compile-terms.ts'

/** Cities abroad where Italian companies hire, by the names adverts use. */
export const citiesAbroad = terms`
  abu dhabi
  amburgo
  amsterdam
  antwerp
  anversa
  atene
  athens
  bangalore
  barcellona
  barcelona
  basel
  basilea
  beijing
  belgrade
  belgrado
  bellinzona
  berlin
  berlino
  bern
  berna
  birmingham
  boston
  bratislava
  brussels
  bruxelles
  bucarest
  bucharest
  budapest
  buenos aires
  cairo
  capodistria
  casablanca
  chiasso
  chicago
  citta del messico
  cluj-napoca
  colonia
  copenaghen
  copenhagen
  cracovia
  detroit
  doha
  dubai
  dublin
  dublino
  dusseldorf
  eindhoven
  fiume
  francoforte
  frankfurt
  geneva
  ginevra
  graz
  hamburg
  helsinki
  hong kong
  houston
  il cairo
  innsbruck
  istanbul
  kiev
  koln
  koper
  krakow
  la valletta
  lausanne
  lione
  lisbon
  lisbona
  ljubljana
  locarno
  london
  londra
  los angeles
  losanna
  lubiana
  lugano
  lussemburgo
  luxembourg
  lyon
  madrid
  malta
  manchester
  marseille
  marsiglia
  mendrisio
  mexico city
  miami
  monaco
  monaco di baviera
  monte carlo
  montecarlo
  montreal
  mosca
  moscow
  mumbai
  munchen
  munich
  new york
  nice
  nizza
  norimberga
  nurnberg
  oslo
  parigi
  paris
  pechino
  porto
  praga
  prague
  riad
  riyadh
  rotterdam
  salisburgo
  salzburg
  san francisco
  san marino
  san paolo
  sao paulo
  seoul
  shanghai
  shenzhen
  singapore
  siviglia
  sofia
  stoccarda
  stoccolma
  stockholm
  stuttgart
  sydney
  timisoara
  tirana
  tokyo
  tolosa
  toronto
  toulouse
  tunis
  tunisi
  valencia
  varsavia
  vienna
  warsaw
  wien
  zagabria
  zagreb
  zurich
  zurigo
`
