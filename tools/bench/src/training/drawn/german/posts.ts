import { phrases } from '../phrases.ts'

export const germanPosts = {
  trades: phrases(`
    Koch | Kellnerin | Zimmermädchen | Küchenhilfe | Rezeptionist | Elektrotechniker | Tischler | Maler | Maurer | Schlosser | LKW-Fahrer | Lagerarbeiter | Verkäuferin | Mechaniker
    Installateur | Gärtner | Traktorfahrer | Buchhalterin | Sekretärin | Bäcker | Konditor | Metzger | Krankenpfleger | Projektleiter | Softwareentwickler | Zimmerer | Dachdecker
    Hausmeister | Barkeeper | Masseurin | Sachbearbeiterin | Jungkoch | Chef de Rang | Commis de Cuisine | Servicekraft | Reinigungskraft | Etagenhilfe | Frühstückskraft
    Hausdame | Nachtportier | Spa-Mitarbeiterin | Kosmetikerin | Friseur/in | Physiotherapeut/in | Ergotherapeut:in | Logopädin | Medizinische Fachangestellte | Zahnmedizinische Fachangestellte
    Pflegefachkraft | Pflegehelfer*in | Altenpfleger | Hebamme | Assistenzarzt Innere Medizin | Oberärztin Anästhesie | Tierarzthelferin | Apotheker/in | PTA | Rettungssanitäter | Heilerziehungspfleger
    Erzieher/in | Kinderpflegerin | Sozialpädagoge | Schulbegleitung | Lehrkraft für Deutsch | Grundschullehrerin | Musiklehrer | Schulsekretärin | Dozent für Pflege
    Berufskraftfahrer | Busfahrer | Kurierfahrer | Disponent | Staplerfahrer | Fachkraft für Lagerlogistik | Kommissionierer | Speditionskaufmann | KFZ-Mechatroniker | Landmaschinenmechaniker
    Karosseriebauer | Reifenmonteur | Industriemechaniker | Zerspanungsmechaniker | CNC-Fräser | Schweißer | Mechatroniker | Anlagenmechaniker SHK | Elektroniker für Betriebstechnik | Monteur
    Servicetechniker im Außendienst | Maschinenbediener | Produktionsmitarbeiter | Qualitätsprüferin | Konstrukteur | Technischer Zeichner | Bauleiter | Polier | Kranführer | Baggerfahrer | Fliesenleger
    Spengler | Bodenleger | Glaser | Steinmetz | Kaminkehrer | Ofenbauer | Architekt | Bauingenieurin | Vermessungstechniker | Landschaftsgärtner | Forstwirt | Winzer | Melker | Käser | Erntehelfer
    Filialleiter | Kassierer | Fleischereifachverkäuferin | Bäckereifachverkäuferin | Florist | Optiker | Uhrmacher | Schneiderin | Raumausstatter | Innendienstmitarbeiter | Vertriebsmitarbeiter
    Außendienstmitarbeiter | Einkäufer | Kaufmännische Angestellte | Bürokauffrau | Lohnverrechner | Bilanzbuchhalter | Steuerfachangestellte | Wirtschaftsprüfer | Rechtsanwaltsfachangestellte | Notariatsangestellte
    Personalreferent | Controller | Teamassistenz | Empfangsmitarbeiterin | Marketing Manager | Grafikdesignerin | Redakteurin | Webentwickler | Systemadministrator | IT-Supporter | Data Scientist | Frontend Developer
    DevOps Engineer | Product Owner | UX Designer | SAP-Berater | Softwaretester | Key Account Manager | Produktmanagerin | Immobilienmakler | Bankkaufmann | Versicherungsberater
    Bademeister | Skilehrer | Bergführer | Liftwart | Pistenraupenfahrer | Veranstaltungstechniker | Museumspädagogin | Bibliothekarin | Standesbeamtin | Gemeindesekretär | Bauhofmitarbeiter
    Lehrling Tischlerei | Auszubildende zum Industriekaufmann | Azubi Hotelfachmann | Praktikant Marketing | Werkstudent Softwareentwicklung | Trainee Vertrieb | Ferialpraktikant | Sommerjob im Lager
    Wäschereimitarbeiter | Sicherheitsmitarbeiter | Fundraiser | Projektkoordinatorin | Fachplaner Elektro | Laborantin | Chemikant | Drucker | Mediengestalter | Buchbinder
  `),
  otherPosts: phrases(`
    Mithilfe am Hof | Einkauf und Logistik | Verwaltung | Kinderbetreuung | Sennerei | Keltermeister | Almpersonal | Qualitätssicherung | Marketing | Spülküche | Fassbinder | Sägewerk | Frühstück und Service
    Aushilfe | Aushilfen am Wochenende | Ferienjob | Minijob | Quereinsteiger für die Backstube | Allrounder fürs Haus | Rechte Hand der Geschäftsführung | Gute Seele am Empfang | Ausbildung 2027
    Lehrstelle | Duales Studium | Pflichtpraktikum | Springer | Hofladen | Käsekeller | Stallarbeit | Obsternte | Rebschnitt | Vertrieb Außendienst
    Arbeitsvorbereitung | Innere Medizin | Nachtwache | Bereitschaftsdienst | Hausleitung | Stellvertretung der Küchenleitung | Bäcker aus Leidenschaft | Growth | Kundenerlebnis | People & Organisation
    Produktentwicklung | Musterung | Färberei | Gerbmeister | Seilerin | Drechslerei | Kunstschmied | Glockengießer | Zapfer | Sommelière | Reitstall | Werkstattleitung | Bauhof | Finanzverwaltung
    Nachmittagsbetreuung | Schulküche | Fahrdienst | Teamverstärkung Telefon | Karenzvertretung Büro
  `),
  grades: phrases(`
    Senior | Junior | Erfahrener | Leitende | Stellvertretende | Angehende | Gelernter | Zweiter | Erste | Ausgebildete | Motivierte | Lead | Selbstständiger | Freiberufliche | Zuverlässige | Technischer | Examinierte
  `),
  marks: phrases(`(m/w/d) | (w/m/d) | m/w/d | (m/w) | (d/m/w) | (all genders) | (m/w/x) | (gn)`),
  additions: phrases(`
    in Teilzeit | in Vollzeit | (Teilzeit) | – Team Nord | , 20 Stunden | – Schwerpunkt Vertrieb | als Karenzvertretung | auf 450-Euro-Basis | mit Führungsverantwortung | 80–100 % | – Nachtschicht
    | (Jahresstelle) | für die Sommersaison | im Außendienst | – Werkstatt | , befristet | – auch Quereinsteiger | (Minijob) | im Schichtdienst | – Abteilung Einkauf
  `),
  cities: phrases(`
    Bozen | Meran | Brixen | München | Wien | Zürich | Hamburg | Innsbruck | Köln | Graz | Linz | Leipzig | Ulm | Bern | Stuttgart | Salzburg | Bruneck | Kassel | Lübeck | Regensburg
  `),
  places: phrases(`
    Bozen | Arbeitsort: Meran | Brixen | Standort Bruneck | Sterzing | München | Standort: Hamburg | Wien, 7. Bezirk | Homeoffice möglich | Remote | Einsatzort Köln und Umgebung | Filiale Graz
    Linz (OÖ) | Zürich | Ort: Ulm | Leipzig, Werk 2 | deutschlandweit | Berlin oder Remote | Innsbruck, Österreich | am Stammsitz | Haus Sonnenhang | Stuttgart-Vaihingen | Bern | 📍 Regensburg
  `),
  departments: phrases(`
    Küche | Werkstatt | Büro | Lager | Rezeption | Pflege | Technik | Produktion | Vertrieb | IT | Verkauf | Housekeeping | Logistik | Buchhaltung | Personal | Entwicklung | Montage | Ärztlicher Dienst | Kita | Gastronomie
  `),
} as const
