const words = (list: string) => list.split(/\s+/).filter((word) => word !== '')

/** Kinds of shops, works and houses: what stands before or after the name that a business or an institution goes by, folded. */
export const trades: ReadonlySet<string> = new Set(
  words(`
abbigliamento acconciature agenzia agriasilo agricola agriturismo albergo alimentari ambulatorio antichita arredamenti arredi asilo asilonido associazione
atelier autocarrozzeria autofficina autogrill autolavaggio autolinee autonoleggio autosalone autoscuola autospurghi autotrasporti azienda bagni bagno bakery bar barber
barbershop beauty bellezza birreria biscottificio bistro bistrot boutique bottega braceria burger cafe caffe caffetteria calzature calzaturificio camiceria campeggio camping
cantina cantine carpenteria carrozzeria cartolibreria cartoleria cartotecnica caseificio cascina centro ceramiche chalet chiosco cinema circolo clinica coiffeur
colorificio comunita concessionaria confezioni consorzio consulenze convitto cooperativa coop copisteria coperture costruzioni cremeria cucine detailing dimora ditta
drogheria edicola edil edile edilizia elettrauto elettrica elettronica emporio enoteca erboristeria estetica estetico estetista fabbrica falegnameria farm farmacia fattoria
ferramenta finiture fioraio fioreria fiori fiorista focacceria fonderia fondazione forneria forno fotografia frantoio fruttivendolo galleria garage gastronomia gelateria gelato
gioielleria giardinaggio giardini giardino gomme gommista grafica gruppo guesthouse gym hair hairstyle hairstylist hostel hotel idraulica immobiliare impianti impresa infissi
istituto jewels lab laboratorio lanificio lattoneria lavanderia lavasecco legatoria legnami libreria lido liceo locale locanda lounge ludoteca macelleria maglieria
maglificio mangimi maneggio marmeria marmi masseria materassi mercatino merceria mobili mobilificio moda molino motel motors mulino nails nido norcineria
oleificio officina officine onoranze oreficeria orologeria ortofrutta osteria ottica outlet palestra panetteria panificio paninoteca panineria parafarmacia
parrucchiera parrucchiere parrucchieri parrucchieria pasticceria pastificio pavimenti pelletteria pellicceria pensione pescheria piadineria piscina piscine pittura pizza pizzeria pizzerie
podere poliambulatorio polisportiva profumeria pub pulizie quadri radio recycling residence residenza resort restaurant rifugio ristorante ristopub rosticceria rsa
salone salumeria salumificio sartoria scavi scuola segheria serramenti service servizi shop show sgombero sgomberi spa spazio sport sporting sposa sposi stabilimento
stamperia store studio studi supermercato supermercati tabaccheria tabacchi tappezzeria tatuaggi tattoo taverna teatro tende tenuta termoidraulica terrecotte tessuti
tinteggiature tintoria tipografia tipolito toelettatura toilettatura torneria torrefazione traslochi trasporti trattoria vernici verniciature vetreria veterinaria viaggi
villaggio vini vinoteca vivai vivaio wellness yogurteria zincheria bnb relais catering food cicli moto gomma infanzia mec off soc imp az agr autof carr rist pizz premio torneo trofeo memorial parco museo laboratori ricevimenti eventi coworking
`),
)

/** "verniciature", "piadineria", "salumificio": kinds of business that are made like the listed ones. */
const madeAsTrade = /^[a-z]{4,}(?:eri[ae]|ificio|teca|[ai]ture)$/

const offices = new Set(words('segreteria tesoreria ragioneria portineria ingegneria biglietteria cancelleria'))

export const isTrade = (word: string): boolean =>
  trades.has(word) || (word.length > 7 && madeAsTrade.test(word) && !offices.has(word))
