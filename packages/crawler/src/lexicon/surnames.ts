/** Common surnames of people who work in Italy, folded; above all those that are also words, trades or towns. */
export const surnames: ReadonlySet<string> = new Set(
  `
abate abbate acerbi acquaviva adami agnelli agosti agostini aiello albanese alberti albini alessi alfano alfieri aloisi altieri amadei amato ambrosi amodeo amoroso ancona andreoli angeli angelini
angelucci antonelli antonini arena argento armani asti astolfi avallone baggio baldi baldini barbato barbera barbieri barone baroni bartoli bartolini basile bassi basso battaglia battisti belli
bellini bello bellucci beltrami benedetti benini benvenuti berardi bernardi bernardini bernini berti bertolini bertoni bettini bevilacqua biagi bianchi bianchini bianco biondi bisio bonetti bonfanti
boni bonomi bordoni borghi borgo borrelli boschi bosco bosi bosio bova bove brambilla bravi brunetti bruni bruno brusa buono buonocore calabrese calabria caldera calvi camerini campana campanella
campo candela cane cannella cantone cantoni capasso capelli capra caputo carbone carboni cardinale cardone carella carini carli carlini carminati carnevale carpi carrara carraro caruso casadei
casagrande casale casali casella casini cassano castelli castello catalano cattaneo cavallari cavalli cavallo ceccarelli cecchini celano cerri cervi cervo chen chiari chiesa ciccarelli cipolla
cipriani cirillo clerici cocco cola colella colombi colombo colonna compagno conte conti contini coppola corona corradi corsi cortese corti costa costantini costantino costanzo cozzi crema crespi
crippa croce cuoco cuomo damiani daniele danieli deangelis deluca derosa desantis diana dimarco diop donati donini dorigo egger elia errico esposito fabbri fabbro fabiani falco falcone fanti farina
farinelli fasano fasoli fava favaro fede felici ferrante ferrara ferrari ferrarini ferraro ferrero ferretti ferri ferro festa fiore fiorentini fiorentino fiorini fiorito fiume fontana fonti formica
forno forte forti fortunato fossati franceschi franceschini franchi franchini franco frassinelli frigerio fumagalli fusco gaeta galante galli gallo gamba gambino garofalo gasparini gatti gatto gazza
genovese gentile germani gerosa ghezzi giacomelli giannini gigli giglio giordani giordano giorgi giuliani giunta giusti gobbi golia gori grande grandi grassi grasso greco gregori grilli grillo
grimaldi grossi grosso gruber gualtieri guarino guerra guerrini guida guidi hofer hoxha hu huber iacono innocenti ionescu iorio izzo kaur khan labella lama landi lanza lazzari leo leonardi leone leoni
lepore liguori lodi lombardi lombardo longo longoni lorenzi lorenzini luciani lupi lupo maggi maggio magnani magri maio maiorano mair manca mancini manfredi mantovani manzi manzoni marangoni marchese
marchesi marchetti marchi marconi mariani marini marino mariotti maroni marra marrone martelli martinelli martini martino masi massa massari mattei matteucci mauri mauro mazza mazzini mazzoni mele
meli melis mella menegatti merli merlo messina mezzadri miceli micheli migliore milani milazzo molinari monaco mondini montagna montanari monteleone monti morandi morelli moretti mori moro mosca
moschini moser motta mura muratori murru musso nanni napolitano nardi nardo natale natali navarra ndiaye negri negro neri nicoletti nigro nobile noce novelli oliva oliveri olivi olivieri orlandi
orlando orsi orsini ottaviani pace padovani palazzo pagani pagano pagliari palma palmieri palumbo pandolfi panico panzeri paoletti paoli paolini papa parise parisi parodi pasini pasquali pasta pastore patti
pavan pavesi pavone pecora pellegrini pellegrino pellicano penna perini perna perone perri perrone pesce pesci petrucci pezzi piana piazzi piccoli piccolo pichler pini pinna pinto piras pirola pisani
pisano pisu piva pizzi poggi poli polito polo ponti popescu porcu porta pozzi prati prato preti proietti provenzano pucci puglisi quaglia quaranta quattrocchi ragusa rahman raimondi rampini randazzo
ratti rea reale ricci ricciardi rigoni rinaldi ripa riva rivolta rizzi rizzo rocca rocchi romani romano romeo rosa rosati roselli rosi rosselli rossetti rossi rossini rosso rota rovere rubino ruffini
ruggeri ruggiero russo sabatini sacchi sala salerno salis salvatore salvatori salvi sanna santangelo santi santini santoro sarti sarto sartori savoia scala scalia schiavone sciacca scotti secchi segre
selva serafini sereni serra severini shehu silvestri simonetti simoni singh sola soldati sole sorrentino spada spagnolo sparta speranza spina spinelli stefanelli stefani stella stoppa tagliabue
taormina tarantino tedeschi tedesco terzi testa testi tomasi tonelli torre torri toscani toscano tosi tosti trani trapani trevisan troia tucci turchi turco ughi urbani valente valenti valentini valle
valli vecchi vecchio venditti ventura venturi venturini verde verdi vianello vicini vigna villa villani vinci viola visconti vitale vitali viti volpe volpi wang zago zambelli zamboni zanardi zanella
zanetti zani zanini zanotti zappa zara zen zini zola zoppi zorzi zucca zuliani
`
    .split(/\s+/)
    .filter((name) => name !== ''),
)
