import { phrases } from '../phrases.ts'

export const germanCompany = {
  about: phrases(`
    Seit 1962 führen wir unser Haus am Waldrand in dritter Generation.
    Unser Betrieb plant und baut Anlagen in ganz Südtirol.
    Ein Familienbetrieb mit vierzig Mitarbeitern.
    Wir backen jede Nacht frisch, mit Mehl aus der Mühle nebenan.
    Unsere Praxis liegt mitten im Ort und betreut Patienten jeden Alters.
    Mit zwanzig Fahrzeugen liefern wir im ganzen Alpenraum.
    Wir entwickeln Software für Kliniken und Arztpraxen.
    Der Verein begleitet Familien in schwierigen Zeiten.
    Unsere Tischlerei fertigt Möbel nach Maß.
    Die Schule liegt am Stadtrand und zählt 380 Kinder.
    Vier Sterne, 52 Zimmer und ein Garten mit Blick auf die Berge.
    Was 1998 in einer Garage begann, ist heute ein Team von achtzig Leuten.
    Auf unserem Hof leben Kühe, Hühner und drei Generationen.
    Als Mittelständler liefern wir Präzisionsteile in alle Welt.
    Unsere Gemeinde hat 6.400 Einwohner und viele Vereine.
    Gute Arbeit braucht Zeit, Vertrauen und ordentlichen Kaffee.
    Wir planen Gärten und pflegen sie das ganze Jahr.
    Die Genossenschaft verarbeitet die Milch von 120 Höfen.
    Wir bauen Häuser aus Holz, seit es uns gibt.
    In unserem Seniorenheim wohnen 74 Menschen.
    Unsere Kanzlei berät kleine Betriebe in Steuerfragen.
    Ein Verlag für Kinderbücher mit Sitz am Fluss.
    Wir reparieren, was andere wegwerfen.
    Unsere Werkstatt betreut Fahrzeuge aller Marken.
    Das Museum erzählt die Geschichte des Bergbaus.
    Wir sind ein unabhängiges Ingenieurbüro mit drei Standorten.
    Unsere Kunden kommen aus Industrie und Handwerk.
    Seit fünfzig Jahren steht unser Name für Verlässlichkeit.
    Wir betreiben zwei Restaurants und eine Eisdiele in der Altstadt.
    Die Stiftung fördert Forschung zu seltenen Krankheiten.
    Ein junges Unternehmen, das Wärmepumpen in alte Häuser bringt.
    Wir arbeiten verteilt, von Kiel bis Klagenfurt.
    Unser Labor prüft Wasser, Boden und Lebensmittel.
    Qualität ist für uns kein Zufall.
    Der Mensch steht bei uns im Mittelpunkt.
    Im letzten Jahr haben wir eine neue Halle bezogen.
    Unsere Fahrer kennen jede Straße zwischen Inn und Etsch.
    Vielfalt ist bei uns selbstverständlich.
    Wir produzieren Verpackungen aus nachwachsenden Rohstoffen.
    Unsere Kita hat vier Gruppen und einen großen Garten.
    Das Theater spielt sechs Stücke in der Saison.
    Wir warten Seilbahnen im Sommer und Winter.
    Unsere Weine wachsen auf Moränenböden über dem See.
    Rund 200 Kolleginnen und Kollegen arbeiten an zwei Standorten.
    Wir sind zertifiziert nach ISO 9001.
    Bei uns kauft man, was in der Region gewachsen ist.
    Ihr Vertrauen ist unser Antrieb.
    Vom ersten Entwurf bis zur Montage kommt alles aus einer Hand.
    Unsere Gäste kommen seit Jahren wieder.
    Wir versorgen die Region mit Strom aus Wasserkraft.
  `),
  heroes: phrases(`
    Arbeiten, wo andere Urlaub machen | Gemeinsam mehr erreichen | Deine Zukunft beginnt hier | Mach, was du liebst | Handwerk mit Zukunft | Wir wachsen. Wächst du mit? | Mehr als ein Job
    Komm, wie du bist | Gute Leute, gutes Brot | Pflege mit Herz | Bau mit uns | Ein starkes Team | Dein neuer Lieblingsarbeitsplatz | Zusammen bewegen wir was | Mit Leidenschaft bei der Sache
    Ein Arbeitgeber mit Herz | Menschen machen den Unterschied | Gestalte mit uns die Region
  `),
  benefits: phrases(`
    Weiterbildung | Kantine | Flexible Arbeitszeiten | Betriebliche Vorsorge | Gutes Klima | 30 Tage Urlaub | Jobrad | Mitarbeiterrabatt | Betriebliche Altersvorsorge | Kostenlose Parkplätze | Obst und Kaffee
    Homeoffice | Firmenhandy | Firmenwagen | Weihnachtsgeld | Urlaubsgeld | Sicherer Arbeitsplatz | Moderne Ausstattung | Teamevents | Sommerfest | Fünftagewoche | Vier-Tage-Woche | Kinderbetreuung im Haus
    Geregelte Arbeitszeiten | Unterkunft im Haus | Freie Verpflegung | Pünktliche Bezahlung | Faire Bezahlung | Aufstiegschancen | Fitnessstudio | Fahrtkostenzuschuss | Deutschlandticket | Tankgutschein | Kurze Entscheidungswege
    Flache Hierarchien | Gesundheitstage | Massagen | Arbeitskleidung | Prämien | Trinkgeld | Einarbeitung mit Paten | Hund im Büro | Familiäre Atmosphäre | Eigenverantwortung | Skipass | Freier Eintritt ins Hallenbad
    Vermögenswirksame Leistungen | Überstundenausgleich | Geburtstag frei | Internationales Umfeld | Abwechslung | Zuschuss zum Mittagessen | Eigener Garten
  `),
  benefitHeads: phrases(`
    Warum zu uns? | Deine Vorteile | Benefits | Das bieten wir dir | Gute Gründe | Das haben Sie davon | Vorteile auf einen Blick | Wir als Arbeitgeber | Darum wir | Was uns ausmacht | Unsere Leistungen für Mitarbeitende
  `),
  values: phrases(`
    Leidenschaft | Teamgeist | Respekt | Ehrlichkeit | Qualität | Vertrauen | Mut | Neugier | Verantwortung | Nachhaltigkeit | Offenheit | Zuverlässigkeit | Sicherheit | Wertschätzung | Tradition | Innovation
    Herzlichkeit | Begeisterung | Fairness | Kundennähe | Handschlagqualität | Zusammenhalt | Freude | Regionalität | Wir hören zu
  `),
  valueHeads: phrases(
    `Unsere Werte | Wofür wir stehen | Leitbild | Unsere Kultur | Was uns antreibt | Wie wir arbeiten | So ticken wir`,
  ),
  valueTexts: phrases(`
    Wir sagen, was wir denken, und helfen einander. | Aus Fehlern lernen wir. | Jede Stimme zählt. | Was wir versprechen, halten wir. | Wir suchen jeden Tag bessere Wege. | Niemand arbeitet hier allein.
    Wir achten auf die Umwelt und aufeinander. | Der Gast spürt, wenn es uns gut geht. | Wir denken in Generationen. | Wir suchen immer die beste Lösung für unsere Kunden.
  `),
  courses: phrases(`
    Kurse | Kursprogramm | Unsere Akademie | Lehrgänge | Fortbildungen | Seminare | Ausbildungsberufe im Überblick | Workshops | Umschulungen | Berufsschule | Studiengänge | Kurskalender
  `),
  courseTerms: phrases(`
    Kurs, 40 Stunden, mit Zertifikat | Abendkurs, Anmeldung bis Ende Mai, Kursgebühr 180 Euro | Lehrgang mit Abschlussprüfung | Zweitägiges Seminar, 320 Euro | Beginn im Oktober, Plätze frei
    Fernkurs in zwölf Modulen | Förderung durch Bildungsgutschein möglich | Dienstags von 19 bis 21 Uhr | Voraussetzung: Hauptschulabschluss, Dauer zwei Jahre | Anmeldung online, Teilnehmerzahl begrenzt
  `),
  services: phrases(`
    Techniker vor Ort | Berater für Ihr Projekt | Planer und Partner | Wartungsvertrag | Dampfgarer | Mietkoch | Brautstylistin buchen | Steuerberater für Gründer | Hausmeisterdienst | Winterdienst
    Fahrer auf Abruf | Externer Datenschutzbeauftragter | Übersetzungen | Gartenplanung | Partyservice | Staubsauger | Geschirrspüler | Temperaturregler | Nachhilfelehrer für zu Hause | Pflegeberatung
    Bauherrenvertretung | Personalverrechnung für Betriebe | Sicherheitsfachkraft extern | Interim Manager
  `),
  serviceTexts: phrases(`
    Jahresvertrag mit Wartung. | Erfahrung seit dreißig Jahren. | Fordern Sie ein Angebot an. | Ab 65 Euro pro Stunde. | Rund um die Uhr erreichbar. | Wir kümmern uns um alles. | In der ganzen Region für Sie da.
    Termine nach Vereinbarung. | Persönlich, schnell und zuverlässig. | In Vollzeit oder stundenweise buchbar.
  `),
  servicesSought: phrases(`
    Unsere Leistungen | Wir suchen immer die beste Lösung: | Produkte | Warum wir | Was wir für Sie tun | Unser Angebot für Kunden | Leistungen im Überblick | Fachbereiche | Behandlungen | Sie suchen einen Profi?
    Unsere Kompetenzen | Sortiment | Dienstleistungen
  `),
  firmsCalled: phrases(`
    Wir suchen Lieferanten | Partner werden | Händler gesucht | Vertriebspartner gesucht | Wir suchen Grundstücke | Franchisepartner werden | Aussteller gesucht | Kooperationen | Nachunternehmer gesucht | Wiederverkäufer werden
  `),
  firms: phrases(`
    Frächter | Fachhändler | Subunternehmer | Vertriebspartner | Großhändler | Bauträger | Systemhäuser | Agenturen | Franchisenehmer | Erzeuger aus der Region | Speditionen | Handwerksbetriebe | Tippgeber
  `),
  others: phrases(`
    Zimmer | Sauna | Anfahrt | Geschichte | Angebote | Startseite | Über uns | Kontakt | Leistungen | Referenzen | Aktuelles | Team | Blog | Galerie | Preise | Buchen | Öffnungszeiten | Shop | Speisekarte | Lage
    Presse | Service | Downloads | Suche | Anmelden | Veranstaltungen | Impressum | Praxis | Schulleben | Karriere | Jobs | Unternehmen | Projekte | Standorte | Rathaus | Bürgerservice
  `),
  newsHeads: phrases(`Neuigkeiten | Aktuelles | News | Aus dem Blog | Presse | Was uns bewegt | Meldungen | Magazin`),
  news: phrases(`
    Zwanzig neue Arbeitsplätze | Lehrlinge ausgezeichnet | Beruf #: ein Porträt | Unser # geht in Pension | Was macht ein #? | Ein Tag als # | Willkommen, neuer # | Vom Lehrling zum # | Was verdient ein #?
    Wie werde ich #? | Neue Halle eröffnet | Besuchen Sie uns auf der Messe | Tipps für die Bewerbung | Tag der offenen Tür | Vierzig Jahre im Betrieb: unser # | Fachkräftemangel: warum # fehlen
    Unser # ist Landessieger | Rückblick auf das Sommerfest | Fünf Fragen an unsere # | Girls' Day in der Werkstatt
  `),
  footers: phrases(`
    © 2026 Alle Rechte vorbehalten | Datenschutz | Impressum | AGB | Cookie-Einstellungen | Folgen Sie uns | Montag bis Freitag 8–17 Uhr | Bahnhofstraße 12, Bozen | Tel. 0471 000000 | info@name.example | Newsletter
    MwSt.-Nr. 00000000000 | Barrierefreiheit | Sitemap | Transparente Verwaltung
  `),
  tenders: phrases(`
    Lieferung von Verbrauchsmaterial | Wartung der Anlagen | Vergabe der Reinigung | Sanierung der Turnhalle, Los 2 | Schneeräumung 2027 | Ausschreibung Schülertransport
  `),
  papers: phrases(`
    Datenschutzinformation für Bewerber | Produktkatalog 2026 | Firmenprofil | Preisliste | Verhaltenskodex | Hausordnung | Jahresbericht | Satzung | Hygienekonzept
  `),
  paperTexts: phrases(`
    Die Daten der Bewerber werden zwölf Monate gespeichert. | Qualität und Erfahrung seit 1962. | Preise in Euro, ohne Lieferung. | Mitarbeiter und Techniker halten die Vorschriften ein. | Der Vorstand tagt sechsmal im Jahr.
    Bewerber können die Löschung verlangen. | Dieses Dokument gilt für alle Standorte.
  `),
} as const
