import { anyOf, terms } from './compile-terms.ts'

const machineKinds = terms`
  piana
  piane
  a colonna
  a braccio
  lineare
  taglia.?e?.?cuci
  taglia.?cuci
  da cucire(?: industriale)?
  da maglieria
  rettilinea
  circolare
  da ricamo
  da stampa
  offset
  a controllo numerico
`

export const machinesByName = terms`
  macchin[ae] ${anyOf(machineKinds)}\b
  taglia.?cuci\b
  telai (?:jacquard|a ratiera|a navetta|circolari)(?: elettronici)?\b
  ritorcitoi(?: a doppia torsione)?\b
  centr[oi] di lavoro (?:cnc|a (?:\d|tre|quattro|cinque) assi|vertical[ei]|orizzontal[ei])\b
  torni[o]? (?:paralleli|a fantina mobile|automatic[oi]|plurimandrino|verticale)\b
  trattor[ei] (?:a cingoli|cingolat[oi]|frutteto)\b
  scavallatrice\b
  vendemmiatrice\b
  mietitrebbi\w+
  terna\b
  miniescavator[ei]\b
  pala (?:meccanica|gommata)\b
  bobcat\b
  rullo compressore\b
  lavasciuga\b
  lavapavimenti\b
  monospazzola\b
  idropulitrice\b
  tagliaerba\b
  rasaerba\b
  tagliasiepi\b
  densitometro\b
  spettrofotometro\b
  durometro\b
  micrometro\b
  calibro\b
  comparatore\b
  oscilloscopio\b
  multimetro\b
  autoclave\b
  ecografo\b
  defibrillatore\b
  affettatrice\b
  abbattitore\b
  forno (?:a legna|trivalente|rotativo|elettrico)\b
  impastatrice\b
  terminale (?:in )?radiofrequenza\b
  retrattile\b
  stoccatore\b
  commissionatore\b
  piegatrice\b
  cesoia\b
  bordatrice\b
  squadratrice\b
  pantografo\b
  plotter\b
  fustellatrice\b
  piegaincolla\b
`
