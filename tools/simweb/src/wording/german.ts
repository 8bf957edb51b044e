import type { Collar } from '@vedetta/contracts/text/vocabulary'
import type { NonEmpty } from '@vedetta/synthetic/random/draws'

/** A trade in a language other than Italian. */
export type ForeignTrade = readonly [title: string, duty: string, collar: Collar]

export const germanTrades: NonEmpty<ForeignTrade> = [
  ['Tischler', 'Fertigung und Montage von Möbeln nach Maß', 'blue'],
  ['Elektriker', 'Installation und Wartung von Anlagen', 'blue'],
  ['Buchhalterin', 'laufende Buchhaltung und Mahnwesen', 'white'],
  ['Koch', 'Zubereitung der Speisen und Führung des Postens', 'blue'],
  ['Kellnerin', 'Betreuung unserer Gäste im Restaurant', 'blue'],
  ['Maurer', 'Rohbau und Umbau von Wohnhäusern', 'blue'],
  ['Schlosser', 'Schweißen und Montieren von Stahlbauten', 'blue'],
  ['Zimmermädchen', 'Reinigung und Pflege der Zimmer', 'blue'],
  ['Verkäufer', 'Beratung und Verkauf im Geschäft', 'white'],
  ['Rezeptionistin', 'Empfang der Gäste und Buchungen', 'white'],
  ['Lagerarbeiter', 'Annahme und Versand der Waren', 'blue'],
  ['Mechaniker', 'Reparatur von Fahrzeugen und Maschinen', 'blue'],
  ['Projektleiter', 'Planung und Abwicklung der Aufträge', 'white'],
  ['Technischer Zeichner', 'Pläne und Stücklisten in CAD', 'white'],
  ['LKW-Fahrer', 'Lieferungen im ganzen Land', 'blue'],
  ['Krankenpfleger', 'Pflege und Begleitung der Bewohner', 'white'],
  ['Bäcker', 'Herstellung von Brot und Gebäck', 'blue'],
  ['Sekretärin', 'Telefon, Termine und Ablage', 'white'],
  ['Maler', 'Innen- und Außenanstriche', 'blue'],
  ['Hausmeister', 'kleine Reparaturen und Pflege der Anlage', 'blue'],
  ['Informatiker', 'Betreuung der Systeme und der Anwender', 'white'],
  ['Kellermeister', 'Ausbau und Abfüllung der Weine', 'blue'],
]

/** Municipalities of South Tyrol by their two names. */
export const germanTowns: NonEmpty<readonly [italian: string, german: string]> = [
  ['Bolzano', 'Bozen'],
  ['Merano', 'Meran'],
  ['Bressanone', 'Brixen'],
  ['Brunico', 'Bruneck'],
  ['Vipiteno', 'Sterzing'],
  ['Laives', 'Leifers'],
]
