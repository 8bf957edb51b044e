/** Cities abroad where Italian companies hire, by the names adverts use. */
export const foreignCities: ReadonlySet<string> = new Set(
  (
    'parigi,paris,lione,lyon,marsiglia,marseille,nizza,nice,tolosa,toulouse,londra,london,manchester,birmingham,dublino,dublin,' +
    'berlino,berlin,monaco di baviera,munich,munchen,francoforte,frankfurt,amburgo,hamburg,stoccarda,stuttgart,colonia,koln,' +
    'dusseldorf,norimberga,nurnberg,vienna,wien,innsbruck,salisburgo,salzburg,graz,zurigo,zurich,ginevra,geneva,lugano,' +
    'basilea,basel,berna,bern,bellinzona,chiasso,mendrisio,locarno,losanna,lausanne,madrid,barcellona,barcelona,valencia,siviglia,' +
    'lisbona,lisbon,porto,bruxelles,brussels,anversa,antwerp,amsterdam,rotterdam,eindhoven,lussemburgo,luxembourg,copenaghen,' +
    'copenhagen,stoccolma,stockholm,oslo,helsinki,varsavia,warsaw,cracovia,krakow,praga,prague,bratislava,budapest,bucarest,' +
    'bucharest,timisoara,cluj-napoca,sofia,belgrado,belgrade,zagabria,zagreb,lubiana,ljubljana,capodistria,koper,fiume,atene,athens,tirana,' +
    'istanbul,mosca,moscow,kiev,dubai,abu dhabi,doha,riad,riyadh,new york,boston,chicago,miami,los angeles,san francisco,houston,detroit,' +
    'toronto,montreal,citta del messico,mexico city,san paolo,sao paulo,buenos aires,shanghai,pechino,beijing,shenzhen,hong kong,singapore,' +
    'tokyo,seoul,bangalore,mumbai,sydney,tunisi,tunis,casablanca,il cairo,cairo,san marino,monaco,monte carlo,montecarlo,malta,la valletta'
  ).split(','),
)
