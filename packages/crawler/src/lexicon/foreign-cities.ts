import { terms } from './compile-terms.ts'

/** Cities abroad where Italian companies hire, by the names adverts use. */
export const citiesAbroad = terms`
  aarhus
  abu dhabi
  accra
  amburgo
  amsterdam
  ankara
  antwerp
  anversa
  atene
  athens
  atlanta
  auckland
  austin
  baltimore
  bangalore
  bangkok
  barcellona
  barcelona
  basel
  basilea
  beijing
  beirut
  belgrade
  belgrado
  bellinzona
  bengaluru
  bergen
  berlin
  berlino
  bern
  berna
  bilbao
  birmingham
  bogota
  bordeaux
  boston
  bratislava
  brisbane
  brno
  brussels
  bruxelles
  bucarest
  bucharest
  budapest
  buenos aires
  cairo
  cape town
  capodistria
  casablanca
  chiasso
  chicago
  cincinnati
  citta del messico
  cluj-napoca
  colonia
  copenaghen
  copenhagen
  cordoba
  cracovia
  dallas
  danzica
  delhi
  denver
  detroit
  doha
  dortmund
  dresda
  dresden
  dubai
  dublin
  dublino
  dusseldorf
  edimburgo
  edinburgh
  eindhoven
  fiume
  fort lauderdale
  francoforte
  frankfurt
  gdansk
  geneva
  ginevra
  glasgow
  goteborg
  gothenburg
  granada
  graz
  grenoble
  guadalajara
  guangzhou
  hamburg
  hannover
  hanoi
  helsinki
  ho chi minh city
  hong kong
  houston
  hyderabad
  il cairo
  indianapolis
  innsbruck
  istanbul
  jakarta
  jeddah
  johannesburg
  kansas city
  karlsruhe
  katowice
  kiev
  koln
  koper
  krakow
  kuala lumpur
  kyiv
  kyoto
  la valletta
  lagos
  las vegas
  lausanne
  leeds
  leipzig
  leuven
  lille
  lione
  lipsia
  lisbon
  lisbona
  liverpool
  ljubljana
  locarno
  lodz
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
  malaga
  malmo
  malta
  manchester
  manila
  mannheim
  marrakech
  marseille
  marsiglia
  melbourne
  memphis
  mendrisio
  menlo park
  mexico city
  miami
  milwaukee
  minneapolis
  minsk
  monaco
  monaco di baviera
  monte carlo
  montecarlo
  monterrey
  montevideo
  montpellier
  montreal
  mosca
  moscow
  mountain view
  mumbai
  munchen
  munich
  nairobi
  nantes
  nashville
  new delhi
  new york
  nice
  nizza
  norimberga
  nurnberg
  oakland
  orlando
  osaka
  oslo
  ottawa
  palma di maiorca
  palo alto
  parigi
  paris
  pechino
  perth
  philadelphia
  pittsburgh
  porto
  poznan
  praga
  prague
  pune
  quito
  rabat
  reykjavik
  riad
  rio de janeiro
  riyadh
  rotterdam
  sacramento
  saint louis
  salisburgo
  salonicco
  salt lake city
  salzburg
  san diego
  san francisco
  san jose
  san marino
  san paolo
  santiago del cile
  sao paulo
  saragozza
  sarajevo
  seattle
  seoul
  shanghai
  sheffield
  shenzhen
  singapore
  siviglia
  skopje
  sofia
  southampton
  st. louis
  stoccarda
  stoccolma
  stockholm
  strasbourg
  strasburgo
  stuttgart
  sydney
  tallinn
  tampere
  tbilisi
  tel aviv
  thessaloniki
  timisoara
  tirana
  tokyo
  tolosa
  toronto
  toulouse
  tunis
  tunisi
  turku
  uppsala
  utrecht
  valencia
  vancouver
  varsavia
  vienna
  vilnius
  warsaw
  washington
  wien
  wroclaw
  zagabria
  zagreb
  zaragoza
  zurich
  zurigo
`
