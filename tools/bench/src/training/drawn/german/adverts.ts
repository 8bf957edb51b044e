import { phrases } from '../phrases.ts'

export const germanAdverts = {
  announcements: phrases(`
    Offene Stellen | Stellenangebote | Wir suchen | Wir suchen Verstärkung | Mitarbeiter gesucht | Freie Stellen | Aktuelle Stellen | Leute gesucht | Ausbildungsplätze | Aktuelle Stellenangebote
    Unsere offenen Stellen | Unsere Stellenangebote | Stellenausschreibungen | Stellenanzeigen | Offene Positionen | Aktuelle Jobs | Jobangebote | Wir stellen ein | Wir stellen ein! | Verstärkung gesucht
    Wir suchen dich | Wir suchen Dich! | Wir suchen Sie | Wen wir suchen | Wen wir gerade suchen | Jobs in unserem Haus | Freie Ausbildungsplätze 2027 | Freie Lehrstellen | Lehrlinge gesucht
    Personal gesucht | Fachkräfte gesucht | Fahrer gesucht | Aushilfe gesucht | Stellenmarkt | Stellenbörse | Jobbörse | Vakante Stellen | Unsere Jobs | Unsere aktuellen Vakanzen
    Karrieremöglichkeiten | Aktuelle Ausschreibungen | Jobs für die Sommersaison | Saisonstellen | Stellen in der Pflege | Stellen für Lehrkräfte | Offene Stellen in der Produktion
    Komm in unser Team als | Werde Teil des Teams als | Diese Stellen sind frei | Derzeit offen | 4 offene Stellen | Alle Jobs | Top-Jobs | Neue Jobs | Zu besetzen | Ausgeschriebene Stellen
    Praktikumsplätze | Werkstudentenstellen | Wir brauchen Unterstützung
  `),
  leads: phrases(`
    Wir suchen: | Zur Zeit suchen wir: | Für die kommende Saison suchen wir: | Zur Verstärkung unseres Teams suchen wir ab sofort: | Ab Mai suchen wir: | Derzeit suchen wir | Aktuell suchen wir:
    Aktuell sind folgende Stellen zu besetzen: | Wir suchen ab sofort oder nach Vereinbarung | Für unser Team suchen wir | Zur Unterstützung in der Küche suchen wir
    Wir suchen zum nächstmöglichen Zeitpunkt | Wir suchen zum nächstmöglichen Termin: | Wir freuen uns über Bewerbungen für folgende Stellen: | Folgende Positionen sind derzeit offen:
    Momentan suchen wir Verstärkung in diesen Bereichen: | Für unsere Praxis suchen wir | Für unsere Filiale suchen wir: | Unser Betrieb wächst, deshalb suchen wir | Wir erweitern unser Team und suchen
    Zum 1. September suchen wir | Für das Ausbildungsjahr 2027 bieten wir: | Wir bilden aus: | Wir bieten folgende Ausbildungsplätze an: | Im Zuge einer Nachfolge suchen wir
    Die Gemeinde sucht | Die Gemeinde schreibt folgende Stellen aus: | Der Verein sucht zum Frühjahr | Unsere Schule sucht ab dem neuen Schuljahr: | Unser Hotel sucht für die Wintersaison
    Wir haben folgende Stellen frei: | Folgende Stellen sind frei | Bei uns sind ab sofort frei: | Verstärken Sie unser Team als | Verstärke uns als | Komm zu uns als: | Werde bei uns
    Gesucht wird | Gesucht werden: | Dringend gesucht: | Ab sofort gesucht: | Gerne stellen wir ein: | Wir stellen ein: | Wir vergeben diese Stellen:
    Hier finden Sie unsere offenen Stellen. | Klicke auf eine Stelle, um mehr zu erfahren. | Nachfolgend unsere aktuellen Ausschreibungen. | Bewirb dich jetzt auf eine dieser Stellen!
    Wir möchten unser Team erweitern und suchen daher | Für den Standort Nord suchen wir: | Zur Ergänzung unseres Werkstattteams suchen wir | Zwei Stellen sind bei uns zu besetzen.
    Auf folgende Stellen können Sie sich bewerben: | Für unser Büro suchen wir in Teilzeit oder Vollzeit
  `),
  seeking: phrases(`
    Wir suchen # für unser Team. | # gesucht | # gesucht! | Wir brauchen # ab sofort. | Ab Mai suchen wir # in Vollzeit. | Gesucht: # | Stellenangebot: # | Stellenanzeige # | Wir suchen ab sofort: #
    Verstärkung gesucht: # | Werde # bei uns! | Für unsere Werkstatt suchen wir #. | Zur Verstärkung suchen wir # mit Herz. | Offene Stelle: # | Wir stellen ein: # | # ab sofort gesucht | Bist du unser neuer #?
  `),
  seekingTwo: phrases(`
    Wir suchen einen # und eine #. | Wir suchen einen #, Vollzeit, und eine #, Teilzeit. | Wir suchen einen # und eine # für die Sommersaison. | Aktuell suchen wir einen # sowie einen # zum sofortigen Eintritt.
    Für unseren Betrieb suchen wir ab März einen # und ab Mai eine #. | Zur Verstärkung brauchen wir noch einen # und eine #. | Bei uns sind zwei Stellen frei: # und #.
  `),
  calls: phrases(`
    <b># GESUCHT</b> | Wir suchen <b>#</b> | Wir suchen einen <b>#</b> | Wir suchen ab sofort <strong>#</strong> | Gesucht wird <b>#</b> | Verstärke uns als <b>#</b> | Wir stellen <strong>#</strong> ein
    Ab sofort: <b>#</b> gesucht | Wir brauchen dich als <strong>#</strong>
  `),
  terms: phrases(`
    Anforderungen: abgeschlossene Lehre und Berufserfahrung. Unbefristeter Vertrag.
    Vollzeit, Führerschein B, Unterkunft im Haus.
    Teilzeit vormittags, auch Quereinsteiger.
    Wir bieten: leistungsgerechte Entlohnung, Fünftagewoche. Bewerbung an jobs@name.example
    Saisonstelle von Mai bis Oktober, Deutsch und Italienisch.
    Zwei Jahre Erfahrung, Eintritt ab sofort.
    Die Stelle ist unbefristet und in Voll- oder Teilzeit zu besetzen.
    Du hast eine abgeschlossene Ausbildung oder einfach Freude am Handwerk.
    Sie bringen Teamgeist, Zuverlässigkeit und gute Deutschkenntnisse mit.
    38,5 Stunden pro Woche, Montag bis Donnerstag, Freitag frei.
    Bruttolohn ab 2.450 Euro, Überzahlung je nach Qualifikation möglich.
    Vergütung nach TVöD, Entgeltgruppe 8, Jahressonderzahlung.
    Bewerbungsfrist: 15. Januar 2027.
    Führerschein Klasse CE und Fahrerkarte sind Voraussetzung.
    Eintritt nach Vereinbarung, Probearbeiten jederzeit möglich.
    Wir erwarten selbstständiges Arbeiten und ein freundliches Auftreten.
    Arbeitszeit: 5-Tage-Woche, keine Teildienste, Sonntag frei.
    Erfahrung ist von Vorteil, aber keine Bedingung; wir lernen dich gerne an.
    Befristet auf ein Jahr als Elternzeitvertretung, Verlängerung möglich.
    Dein Profil: Studium der Informatik oder vergleichbare Praxis.
    Ihr Profil: kaufmännische Ausbildung, sicherer Umgang mit Excel.
    Kost und Logis frei, Trinkgeld wird geteilt.
    Wir wünschen uns jemanden, der mitdenkt und anpackt.
    Ausbildungsdauer drei Jahre, Berufsschule im Blockunterricht.
    Ausbildungsbeginn ist der 1. August, ein guter Hauptschulabschluss reicht.
    Minijob auf 538-Euro-Basis, zweimal die Woche am Abend.
    Gültige Berufserlaubnis und Masernschutz erforderlich.
    Kenntnisse in SPS-Programmierung und Bereitschaft zu Montageeinsätzen.
    Sie haben mindestens drei Jahre in vergleichbarer Position gearbeitet.
    Gehalt: 52.000 bis 60.000 Euro im Jahr, dazu Firmenwagen.
    Schichtarbeit im Zwei-Schicht-System mit Zulagen.
    Jahresstelle mit vier Wochen Betriebsferien im November.
    Wir bieten einen sicheren Arbeitsplatz in einem familiären Betrieb.
    Mindestens B2 in Deutsch, weitere Sprachen willkommen.
    Pensum 80 bis 100 Prozent, Arbeitsbeginn per sofort.
    Stundenlohn 15 Euro plus Nachtzuschlag.
    Schwindelfreiheit und Freude an der Arbeit im Freien.
    Wir zahlen nach Kollektivvertrag, KV-Mindestgehalt 2.180 Euro brutto.
    Ein Erweitertes Führungszeugnis ist vorzulegen.
    Homeoffice an bis zu drei Tagen, Kernzeit von 10 bis 15 Uhr.
    Du bist mindestens 18 und hast einen Führerschein.
    Praktikum von sechs Monaten, vergütet.
    Meisterbrief wünschenswert, Führungserfahrung auch.
    Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.
    Zweisprachigkeitsnachweis B1 oder höher.
    Sie arbeiten gern mit Tieren und scheuen keine frühen Morgen.
    Anstellung direkt im Betrieb, keine Zeitarbeit.
    Abgeschlossenes Studium der Architektur und Erfahrung in der Ausführungsplanung.
    Teilzeit 25 Wochenstunden, Lage frei einteilbar.
    Kenntnisse in Java oder Kotlin, Neugier auf alles andere.
    Reisebereitschaft innerhalb der Region, Firmenfahrzeug auch privat.
    Approbation und Freude an der Arbeit im kleinen Team.
    Gute Umgangsformen und gepflegtes Äußeres.
    Wochenenddienst nur jedes zweite Mal.
    Anforderungen: Staplerschein, körperliche Belastbarkeit, Pünktlichkeit.
    Stellenumfang 0,75 VZÄ, Kennziffer 2026-41.
    Start: sofort, Umfang: Vollzeit, Befristung: keine
    Für die Saison von Dezember bis Ostern, Zimmer vorhanden.
    Mitarbeit an Projekten von der Planung bis zur Übergabe.
    Wir setzen Deutschkenntnisse und einen Pkw voraus.
  `),
  shortTerms: phrases(`
    Vollzeit | Teilzeit 20 Stunden | unbefristet | Saisonvertrag | Führerschein C | ab Herbst 2027 | auch Quereinsteiger | Jahresstelle | Teilzeit | Voll- oder Teilzeit | Minijob | ab sofort | befristet
    40 h/Woche | 50–80 % | Homeoffice möglich | Schichtdienst | Festanstellung | Ausbildung | Praktikum | Werkstudent | Eintritt: sofort | Start: 1.9.2027 | mit Berufserfahrung | TVöD E 9b | Montag bis Freitag
    Vollzeit, unbefristet | ab 14 € pro Stunde | Aushilfe | Nachtdienst | Wochenende | hybrid | Sommersaison | Kennziffer 114 | Bewerbungsfrist 31.1.2027 | vor 3 Tagen | 2 Stellen | nach Vereinbarung
  `),
  tasks: phrases(`
    Sie betreuen unsere Gäste vom Empfang bis zur Abreise. | Du arbeitest in einem eingespielten Team an modernen Maschinen. | Zu den Aufgaben gehören Vorbereitung, Ausgabe und Reinigung.
    Zubereitung der Speisen auf deinem Posten | Bedienung und Beratung unserer Kundschaft an der Theke | Annahme von Anrufen und Terminvergabe | Pflege und Wartung der Maschinen
    Be- und Entladen der Fahrzeuge | Kommissionieren und Verpacken von Bestellungen | Erstellen von Angeboten und Rechnungen | Unterstützung der Bewohner bei Körperpflege und Mahlzeiten
    Assistenz bei Behandlungen und Vorbereitung der Räume | Gestaltung des Gruppenalltags mit den Kindern | Vorbereitung der Lohnabrechnungen | Planung und Ausführung von Elektroinstallationen
    Montage von Fenstern und Türen beim Kunden | Lesen von Zeichnungen und Einrichten der Maschinen | Drehen und Fräsen von Einzelteilen | Kontrolle der Maße und Dokumentation
    Weiterentwicklung unserer Webanwendung | Du baust Schnittstellen und kümmerst dich um deren Betrieb. | Du sprichst mit Kunden und bringst ihre Wünsche ins Team. | Betreuung der Anwender im Haus
    Melken, Füttern und Stallpflege | Pflege von Gärten und Außenanlagen | Ernte und Verarbeitung im Keller | Führen eines Teams von fünf Personen | Einarbeitung neuer Kolleginnen und Kollegen
    Organisation von Veranstaltungen und Führungen | Bearbeitung von Anträgen und Auskünfte an Bürger | Unterrichten in den Klassen 5 bis 10 | Begleitung eines Kindes im Schulalltag
    Reinigung der Zimmer und öffentlichen Bereiche | Kassieren und Regalpflege | Warenannahme und Kontrolle der Lieferscheine | Auslieferung mit dem Kleintransporter im Umkreis von 50 km
    Sie leiten Baustellen vom Aushub bis zur Abnahme. | Sie stehen unseren Kunden mit Rat und Tat zur Seite. | Du kümmerst dich um alles, was im Büro anfällt. | Du schreibst Texte für Website und Newsletter.
    Diagnose und Reparatur an Fahrzeugen aller Marken | Vorbereitung des Jahresabschlusses | Überwachung der Zahlungseingänge | Ansprechpartner für Lieferanten und Speditionen
    Backen von Brot und Kleingebäck in der Nacht | Wurst herstellen und Fleisch zerlegen | Schneeräumung und kleinere Reparaturen | Betreuung der Sauna und des Hallenbads
    Dokumentation der Pflege am Tablet | Ausgabe von Medikamenten nach Rezept | Mitarbeit im Service am Abend | Aufmaß, Planung und Kalkulation | Prüfung von Verträgen
    Akquise neuer Spender und Partner | Koordination der Einsätze | Ihre Tage sind abwechslungsreich: Telefon, Werkstatt, Kunde. | Mithilfe überall dort, wo Hände fehlen | Installation von Heizungen und Bädern
    Entwurf und Umsetzung von Werbemitteln | Verantwortung für Einkauf und Lagerbestand | Tests schreiben, Fehler finden, Lösungen vorschlagen
  `),
  parts: phrases(`
    Ihr Profil | Deine Aufgaben | Wir bieten | Anforderungen | So bewerben Sie sich | Das bringst du mit | Das erwartet dich | Ihre Aufgaben | Was wir bieten | Dein Profil | Aufgabengebiet | Voraussetzungen
    Unser Angebot | Was dich erwartet | Wir erwarten | Darauf kannst du dich freuen | Qualifikation | Kontakt und Bewerbung | Arbeitszeit und Entlohnung
  `),
  apply: phrases(`
    Bewerbung an jobs@name.example | Jetzt bewerben | Lebenslauf bitte an info@name.example | Ruf einfach an. | Bewerben | Online bewerben | Zur Bewerbung | Hier bewerben | Direkt bewerben | Bewirb dich jetzt
    Jetzt bewerben! | Bewirb dich per WhatsApp | Schnellbewerbung | In 60 Sekunden bewerben | Bewerbung senden | Bewerbung abschicken | Unterlagen hochladen | Ich habe Interesse | Interesse? Melde dich!
    Wir freuen uns auf Ihre Bewerbung. | Wir freuen uns auf deine Nachricht an team@name.example | Bitte senden Sie Ihre Unterlagen an personal@name.example | Bewerbungen bitte mit Foto und Lebenslauf an buero@name.example
    Melden Sie sich telefonisch unter 0471 000000. | Schriftliche Bewerbung an die Gemeindeverwaltung | Komm vorbei und lern uns kennen. | Einfach im Geschäft vorbeischauen | Für Fragen steht Frau Wagner zur Verfügung.
    Bewerbung per Mail oder Post | Jetzt Probetag vereinbaren | Mail an uns | Kontakt aufnehmen | Stelle anfragen | Schick uns deinen Lebenslauf | Kurzbewerbung | Formular ausfüllen
    Haben wir Ihr Interesse geweckt? Dann schreiben Sie an post@name.example | Bewirb dich ohne Anschreiben | Bewerben Sie sich bis 31. Januar | Anruf genügt! | Auf diese Stelle bewerben
  `),
  onward: phrases(`
    Mehr erfahren | Details | Zur Stelle | Mehr | Mehr dazu | Weiterlesen | Zur Stellenanzeige | Stelle ansehen | Details anzeigen | Mehr Infos | Zum Stellenangebot | Zur Ausschreibung (PDF) | Ansehen | Alles lesen
    Stellenbeschreibung | Jobdetails | Ausschreibung herunterladen | Mehr lesen » | weiter | Anzeigen | Infos zur Stelle
  `),
  badges: phrases(`
    Neu | Vollzeit | Teilzeit | Remote | Dringend | Top-Job | ab sofort | Hybrid | unbefristet | Ausbildung | Praktikum | Saison | Minijob | Wohnung inklusive | Technik | 2 Stellen | Befristet | Gastronomie
  `),
  columns: phrases(`Stelle | Ort | Vertrag`),
} as const
