import { type DrawnWords, phrases } from './drawn-words.ts'

export const germanWords: DrawnWords = {
  trades: phrases(`
    Koch
    Kellnerin
    Zimmermädchen
    Küchenhilfe
    Rezeptionist (m/w/d)
    Elektrotechniker
    Tischler
    Maler
    Maurer
    Schlosser
    LKW-Fahrer
    Lagerarbeiter
    Verkäuferin
    Verkäufer/in (m/w/d)
    Mechaniker
    Installateur
    Gärtner
    Traktorfahrer (m/w)
    Buchhalterin
    Sekretärin
    Bäcker
    Konditor
    Metzger
    Krankenpfleger
    Projektleiter
    Softwareentwickler
    Zimmerer
    Dachdecker
    Lehrling
    Hausmeister
    Barkeeper
    Masseurin
    Sachbearbeiterin
  `),
  otherPosts: phrases(`
    Mithilfe am Hof
    Einkauf und Logistik
    Verwaltung
    Kinderbetreuung
    Sennerei
    Keltermeister
    Almpersonal
    Qualitätssicherung
    Marketing
    Spülküche
    Fassbinder
    Sägewerk
    Frühstück und Service
  `),
  places: phrases(`
    Bozen
    Arbeitsort: Meran
    Brixen
    Standort Bruneck
    Sterzing
  `),
  terms: phrases(`
    Anforderungen: abgeschlossene Lehre und Berufserfahrung. Unbefristeter Vertrag.
    Vollzeit, Führerschein B, Unterkunft im Haus.
    Teilzeit vormittags, auch Quereinsteiger.
    Wir bieten: leistungsgerechte Entlohnung, Fünftagewoche. Bewerbung an jobs@name.example
    Saisonstelle von Mai bis Oktober, Deutsch und Italienisch.
    Zwei Jahre Erfahrung, Eintritt ab sofort.
  `),
  shortTerms: phrases(`
    Vollzeit
    Teilzeit 20 Stunden
    unbefristet
    Saisonvertrag
    Führerschein C
    ab Herbst 2027
    auch Quereinsteiger
    Jahresstelle
  `),
  tasks: phrases(`
    Sie betreuen unsere Gäste vom Empfang bis zur Abreise.
    Du arbeitest in einem eingespielten Team an modernen Maschinen.
    Zu den Aufgaben gehören Vorbereitung, Ausgabe und Reinigung.
  `),
  announcements: phrases(`
    Offene Stellen
    Stellenangebote
    Wir suchen
    Wir suchen Verstärkung
    Mitarbeiter gesucht
    Freie Stellen
    Aktuelle Stellen
    Leute gesucht
    Ausbildungsplätze
  `),
  leads: phrases(`
    Wir suchen:
    Zur Zeit suchen wir:
    Für die kommende Saison suchen wir:
    Zur Verstärkung unseres Teams suchen wir ab sofort:
    Ab Mai suchen wir:
  `),
  usual: phrases(`
    Berufe bei uns
    Unsere Berufsbilder
    Diese Berufe gibt es bei uns
    Profile, die uns interessieren
    Bei uns arbeiten
  `),
  careers: phrases(`
    Karriere
    Arbeiten bei uns
    Jobs
    Mitarbeit
    Arbeiten am Berg
    Dein Platz bei uns
  `),
  apply: phrases(`
    Bewerbung an jobs@name.example
    Jetzt bewerben
    Lebenslauf bitte an info@name.example
    Ruf einfach an.
  `),
  onward: phrases(`
    Mehr erfahren
    Details
    Zur Stelle
  `),
  departments: phrases(`
    Küche
    Service
    Werkstatt
    Büro
    Lager
  `),
  benefits: phrases(`
    Weiterbildung
    Kantine
    Flexible Arbeitszeiten
    Betriebliche Vorsorge
    Gutes Klima
  `),
  persons: phrases(`
    Maria Huber
    Josef Mair
    Anna Gruber
    Dr. Thomas Egger
    Karl
    Elisabeth Kofler
    Lukas Pichler
  `),
  portraits: phrases(`
    Seit 2011 im Haus, kennt jeden Gast beim Namen.
    Erfahrung in Wien und Zürich.
    Betreut unsere Kunden im Ausland.
    Im Betrieb seit der Lehre.
  `),
  quotes: phrases(`
    „Hier habe ich meine Lehre gemacht und bin geblieben.“
    «Ein Team, auf das man sich verlassen kann.»
    „Die Arbeit ist jeden Tag anders.“
  `),
  teams: phrases(`
    Unser Team
    Über uns
    Das Team
    Mitarbeiter erzählen
    Ansprechpartner
  `),
  courses: phrases(`
    Kurse
    Weiterbildung
    Kursprogramm
  `),
  courseTerms: phrases(`
    Kurs, 40 Stunden, mit Zertifikat
    Abendkurs, Anmeldung bis Ende Mai, Kursgebühr 180 Euro
    Lehrgang mit Abschlussprüfung
  `),
  services: phrases(`
    Techniker vor Ort
    Berater für Ihr Projekt
    Planer und Partner
    Wartungsvertrag
    Dampfgarer
  `),
  serviceTexts: phrases(`
    Jahresvertrag mit Wartung.
    Erfahrung seit dreißig Jahren.
    Fordern Sie ein Angebot an.
  `),
  servicesSought: phrases(`
    Unsere Leistungen
    Wir suchen immer die beste Lösung:
    Produkte
    Warum wir
  `),
  firmsCalled: phrases(`
    Wir suchen Lieferanten
    Partner werden
    Händler gesucht
  `),
  firms: phrases(`
    Frächter
    Fachhändler
    Subunternehmer
    Vertriebspartner
  `),
  filled: phrases(`
    Stelle vergeben, danke!
    Bereits besetzt.
    Alle Plätze vergeben.
    Gefunden, danke an alle
  `),
  parts: phrases(`
    Ihr Profil
    Deine Aufgaben
    Wir bieten
    Anforderungen
    So bewerben Sie sich
  `),
  steps: phrases(`
    Bewerbung
    Gespräch
    Probetag
    Start
  `),
  about: phrases(`
    Seit 1962 führen wir unser Haus am Waldrand in dritter Generation.
    Unser Betrieb plant und baut Anlagen in ganz Südtirol.
    Ein Familienbetrieb mit vierzig Mitarbeitern.
  `),
  news: phrases(`
    Zwanzig neue Arbeitsplätze
    Lehrlinge ausgezeichnet
    Beruf #: ein Porträt
    Unser # geht in Pension
  `),
  others: phrases(`
    Zimmer
    Sauna
    Produkte
    Anfahrt
    Geschichte
    Angebote
  `),
  spontaneous: phrases(`
    Initiativbewerbung
    Nichts dabei?
    Blindbewerbung
  `),
  volunteers: phrases(`
    Freiwillige gesucht
    Schnuppertage
    Diplomarbeiten
  `),
  searches: phrases(`
    Beliebte Suchen
    Jobs nach Beruf
    Neueste Anzeigen der Betriebe
  `),
  columns: phrases(`
    Stelle
    Ort
    Vertrag
  `),
  tenders: phrases(`
    Lieferung von Verbrauchsmaterial
    Wartung der Anlagen
    Vergabe der Reinigung
  `),
  papers: phrases(`
    Datenschutzinformation für Bewerber
    Produktkatalog 2026
    Firmenprofil
    Preisliste
  `),
  paperTexts: phrases(`
    Die Daten der Bewerber werden zwölf Monate gespeichert.
    Qualität und Erfahrung seit 1962.
    Preise in Euro, ohne Lieferung.
  `),
  seeking: phrases(`
    Wir suchen # für unser Team.
    # gesucht
    # gesucht!
    Wir brauchen # ab sofort.
    Ab Mai suchen wir # in Vollzeit.
  `),
  seekingTwo: phrases(`
    Wir suchen einen # und eine #.
    Wir suchen einen #, Vollzeit, und eine #, Teilzeit.
    Wir suchen einen # und eine # für die Sommersaison.
  `),
  calls: phrases(`
    <b># GESUCHT</b>
    Wir suchen <b>#</b>
    Wir suchen einen <b>#</b>
  `),
}
