const namesOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Provincial capitals among the towns below: after a dash or "di" the town is meant. */
export const capitalsWithWordNames = namesOf(`
  cuneo fermo latina lodi massa potenza prato roma
`)

/** Municipalities whose names are everyday words: without a sign that a place is meant, they are read as words. */
export const commonWordTowns = namesOf(`
  acuto ala alba alia alto amaro amato amelia ameno arce archi arco ardore arena ari asso augusta badia barbata
  barile bella bianchi bianco bomba bonito bono borgia bosco bovino bra bruno burgos busca calci calcio camino
  campagna campana canale candela candida canna canneto capaci capri carbone cardinale carro casella castelli
  castello casto castro cavallino cave cavour cena cene cerchio cervo ceto chiaro chiusa chiusi cicala cimone civita
  colle colonna concordia contrada corte costa cuneo curti dazio delia dello diamante dolo domaso donato dragoni
  drena elice erba este falcone fallo fara fascia fermo filetto fiumara fondi fonte formello fornace fornelli forno
  fortezza fossa fossato frassino front gaby gallo garda giardinello ginestra giove girasole giuliana greci grosso
  grotte incudine irma isola isso laghi lago lana lapio latina lauro lavagna lavello lavis lei leni leno lenta
  lettere levata liberi licenza liscia livo lodi lula luni macello magenta maggiora maglie maglione malo mango manta
  mantello mara marina marino marsala marta martello maser massa matrice mattinata meda mele melissa mello mese meta
  mezzana mezzano milena milo minori mira miranda mirto monte monti montone mori mura musei nardo naso nave ne
  nettuno noci nola none norma noto nova nove novella novello oltre ome onore opera ora oria orte pace paderno
  padula paese pagani palata palazzo palma panni paola parenti parete pareto pasta pastena patti pau pella penne
  perito perla pero persico pesche petrosino pianella piano piatto pico pietra pigna pila piscina pizzo poli pollina
  pompei ponte ponti porte porto posada posta potenza pozzo prato premia prezza quadri quarto quindici ranco re rea
  renate rende resia riposto riva rive rivello rocca roma romana romano rosa rose rossa rossana rotonda rotondi
  sacco sala sale salento saline salto salve santi saponara sarmato scala scandale scena sciara scopa segni selva
  serra serrata serre serrone sesto sette sigillo soave soglio sole sona sora sordio sostegno sovere specchia spera
  sperone stella stelle stilo stio stra supino taverna tenna tenno terrazzo terzo tito ton tornata torno toro torre
  torretta tortora tramonti trana trinita troia trovo tufo turi ultimo urbe uri uscio uta vaglia vallata valle vallo
  varco vasto vena verano vernole vetralla vetro viale vicari vico villa villata villette vinci viola visone vita
  vittoria volano volla zogno zone
`)
