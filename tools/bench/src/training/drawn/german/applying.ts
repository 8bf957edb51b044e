import { phrases } from '../phrases.ts'

export const germanApplying = {
  careers: phrases(`
    Karriere | Arbeiten bei uns | Jobs | Mitarbeit | Arbeiten am Berg | Dein Platz bei uns | Karriere bei uns | Jobs & Karriere | Komm ins Team | Komm zu uns | Mitarbeiter werden | Werde Teil unseres Teams
    Arbeiten im Hotel | Arbeiten in der Praxis | Bewerbung | Bewerben | Ausbildung & Karriere | Dein Job bei uns | Deine Karriere | Ihre Karriere | Beruf und Karriere | Arbeitgeber | Wir als Arbeitgeber
    Einstieg | Job & Ausbildung | Personal | Jobportal | Arbeiten und Leben | Unser Team braucht dich | Arbeit | Zukunft bei uns | Fahrer werden
  `),
  usual: phrases(`
    Berufe bei uns | Unsere Berufsbilder | Diese Berufe gibt es bei uns | Profile, die uns interessieren | Bei uns arbeiten | Wer bei uns arbeitet | Berufsfelder | Unsere Berufe im Überblick | Einsatzbereiche
    Wir freuen uns immer über | Immer willkommen | Wir sind immer interessiert an | Diese Fachleute sind bei uns immer willkommen | Typische Berufe | Karrierewege | Berufe mit Zukunft | Arbeitsbereiche
    Unsere Teams im Überblick | Welche Berufe gibt es? | Talentpool | Profile für die Zukunft | Wir vermitteln regelmäßig | Häufig gesuchte Berufe | Für künftige Stellen interessieren uns
    In diesen Berufen bilden wir grundsätzlich aus | Berufsgruppen | Das sind unsere Fachkräfte | Wen wir üblicherweise einstellen | Einstiegsmöglichkeiten | Unsere Ausbildungsberufe | Möglichkeiten für Fachkräfte
  `),
  alwaysSeeking: phrases(`
    Wir freuen uns immer über gute Leute: #, # und #. | Vom # bis zum #: viele Berufe unter einem Dach. | Ob # oder #, bei uns fühlt sich jeder wohl. | Zu unserem Team gehören # und #.
    Grundsätzlich sind # und # bei uns immer willkommen. | Derzeit ist nichts frei, im Sommer brauchen wir aber oft # und #. | Seit Jahren vermitteln wir # und # an Betriebe. | Unsere # und # arbeiten Hand in Hand.
  `),
  noOpenings: phrases(`
    Zurzeit sind keine Stellen frei. | Derzeit haben wir keine offenen Stellen. | Aktuell keine offenen Positionen. | Im Moment suchen wir niemanden. | Leider gibt es aktuell keine Stellenangebote.
    Momentan sind alle Stellen besetzt. | Keine Stellenangebote vorhanden. | Zur Zeit keine Ausschreibungen. | Derzeit sind keine Stellen ausgeschrieben. | Wir haben gerade keine freien Stellen, schauen Sie bald wieder vorbei.
  `),
  spontaneous: phrases(`
    Initiativbewerbung | Nichts dabei? | Blindbewerbung | Nicht das Richtige dabei? | Keine passende Stelle? | Initiativ bewerben | Spontanbewerbung | Deine Stelle ist nicht dabei? | Bewirb dich initiativ
    Trotzdem bewerben | Offene Bewerbung | Überzeuge uns | Stell dich vor | Schreib uns trotzdem | Passt nicht? Macht nichts! | Dein Traumjob fehlt? | Bleib in Kontakt | Talentpool | Jobabo
    Unaufgeforderte Bewerbungen | Allgemeine Bewerbung | Lern uns kennen | Noch unsicher? | Vorgemerkt werden | Freie Bewerbung
  `),
  spontaneousTexts: phrases(`
    Wir freuen uns auch über Initiativbewerbungen. | Schick uns deine Unterlagen, wir melden uns. | Gute Leute sind uns immer willkommen. | Auch wenn gerade nichts frei ist: schreiben Sie uns.
    Sag uns, was du kannst. | Wir bewahren Ihre Unterlagen gerne auf.
  `),
  volunteers: phrases(`
    Freiwillige gesucht | Schnuppertage | Diplomarbeiten | Ehrenamtliche Helfer | Zeit schenken | Botschafter werden | Masterarbeiten | Schülerpraktikum | Pate werden | Pflegefamilien gesucht | Blutspender gesucht
    Ehrenamtliche Fahrer | Vereinsmitglied werden | Girls' Day | Testpersonen gesucht | Gastfamilien gesucht | Traineeprogramm | Sozialstunden | Aktive für die Feuerwehr
  `),
  volunteerHeads: phrases(
    `Mitmachen | Ehrenamt | Schüler und Studierende | So können Sie helfen | Engagement | Unterstützen Sie uns | Für Schulen`,
  ),
  filled: phrases(`
    Stelle vergeben, danke! | Bereits besetzt. | Alle Plätze vergeben. | Gefunden, danke an alle | Die Stelle ist besetzt. | Stelle besetzt | Bereits vergeben | Nicht mehr verfügbar | Bewerbungsfrist abgelaufen
    Ausschreibung beendet | Geschlossen | Vergeben | Diese Stelle ist nicht mehr frei. | Wir sind fündig geworden! | Abgelaufen | Archiviert | Besetzt seit Oktober | Keine Bewerbungen mehr möglich
    Das Verfahren ist abgeschlossen. | Leider schon weg. | Intern besetzt | Die Frist ist verstrichen. | Position besetzt, danke für das Interesse | Derzeit pausiert | Verfahren abgeschlossen
  `),
  filledHeads: phrases(
    `Bereits besetzte Stellen | Archiv | Frühere Ausschreibungen | Abgelaufene Stellen | Vergebene Stellen | Abgeschlossene Verfahren | Kürzlich besetzt | Nicht mehr verfügbar`,
  ),
  steps: phrases(`
    Bewerbung | Gespräch | Probetag | Start | Kennenlernen | Telefonat | Vertrag unterschreiben | Rückmeldung | Schnuppertag | Zusage | Einarbeitung | Dein erster Tag | Bewerbung einreichen | Vorstellungsgespräch
    Wir melden uns | Entscheidung | Willkommen im Team | Unterlagen schicken | Videogespräch
  `),
  stepHeads: phrases(
    `So läuft die Bewerbung | Bewerbungsprozess | Dein Weg zu uns | In vier Schritten zum Job | Ablauf | Wie geht es weiter? | So bewirbst du dich | Von der Bewerbung bis zum ersten Tag`,
  ),
  stepTexts: phrases(`
    Füll das Formular aus, das dauert fünf Minuten. | Wir lesen jede Bewerbung selbst. | Du lernst dein künftiges Team kennen. | Innerhalb von zehn Tagen hörst du von uns. | Einen halben Tag lang schaust du uns über die Schulter.
    Wenn es passt, machen wir dir ein Angebot. | Ein Anschreiben brauchst du nicht.
  `),
  questions: phrases(`
    Wie bewerbe ich mich? | Bietet ihr Praktika an? | Kann ich im Homeoffice arbeiten? | An wen wende ich mich? | Brauche ich Erfahrung? | Wann bekomme ich eine Antwort? | Welche Unterlagen brauchen Sie?
    Kann ich mich auf mehrere Stellen bewerben? | Gibt es eine Unterkunft? | Wie sind die Arbeitszeiten? | Nehmt ihr Quereinsteiger? | Was macht man als #? | Was verdient man als #? | Welche Sprachen muss ich können?
    Wie lange dauert das Verfahren? | Bildet ihr aus? | Darf ich schnuppern?
  `),
  questionHeads: phrases(`Häufige Fragen | FAQ | Fragen und Antworten | Gut zu wissen | Noch Fragen? | Hilfe`),
  answers: phrases(`
    Ja, in den meisten Teams. | Per Formular oder Mail, beides ist recht. | Meist innerhalb von zwei Wochen. | Nein, wir zeigen dir alles. | Das hängt vom Bereich ab. | Ein Lebenslauf genügt. | Frag uns einfach.
    Wir heben die Daten ein Jahr lang auf. | Bitte wenden Sie sich an die Personalabteilung.
  `),
  formLabels: phrases(`
    Vorname | Nachname | E-Mail | Telefon | Ihre Nachricht | Lebenslauf hochladen | Gewünschte Stelle | Gewünschter Bereich | Frühester Eintritt | Ich stimme der Datenschutzerklärung zu | Adresse | Geburtsdatum
    Gehaltsvorstellung | Führerschein | Stelle auswählen | Anhang | Verfügbar ab | Wie haben Sie von uns erfahren? | Anrede
  `),
  formHeads: phrases(
    `Bewerbungsformular | Online-Bewerbung | Jetzt Daten senden | Schreiben Sie uns | Kurzbewerbung ausfüllen | Kontaktformular | Deine Bewerbung`,
  ),
  persons: phrases(`
    Maria Huber | Josef Mair | Anna Gruber | Dr. Thomas Egger | Karl | Elisabeth Kofler | Lukas Pichler | Sabine Wolf | Jürgen Brandt | Fatma Yilmaz | Dr. med. Petra Lenz | Stefan Krüger | Lena Hofer | Prof. Dieter Voss
    Monika | Felix Baumann | Katharina Steiner | Herr Sommer | Frau Dr. Winkler | Nina Berger | Paul Rainer | Ayşe Demir | Markus & Eva | Hannes Thaler | Svenja Petersen
  `),
  portraits: phrases(`
    Seit 2011 im Haus, kennt jeden Gast beim Namen. | Erfahrung in Wien und Zürich. | Betreut unsere Kunden im Ausland. | Im Betrieb seit der Lehre. | Seit 2019 dabei, in Teilzeit seit 2022. | Ihre Ansprechpartnerin für Buchungen.
    Leitet die Werkstatt seit fünf Jahren. | Studium in Graz, Schwerpunkt Kinderheilkunde. | Liebt Berge und Sauerteig. | Die Stimme am Telefon. | Zuständig für den Vertrieb im Süden. | Spricht vier Sprachen.
    Hält im Hintergrund alles am Laufen. | Zurzeit in Elternzeit. | Vollzeit seit dem Sommer. | Durchwahl 14, Sprechstunde am Montag.
  `),
  quotes: phrases(`
    „Hier habe ich meine Lehre gemacht und bin geblieben.“ | «Ein Team, auf das man sich verlassen kann.» | „Die Arbeit ist jeden Tag anders.“ | „Meine Ideen zählen hier.“ | „Ich wollte nur eine Saison bleiben, es wurden zehn.“
    „Vollzeit und trotzdem Zeit für die Kinder.“ | „Alle haben mir am Anfang geholfen.“ | »Man lernt nie aus.« | „Der schönste Arbeitsplatz, den ich je hatte.“ | „Ich habe Verantwortung ab dem ersten Tag.“
    „Wir lachen viel, auch wenn es stressig ist.“
  `),
  teams: phrases(`
    Unser Team | Das Team | Mitarbeiter erzählen | Ansprechpartner | Das sind wir | Geschäftsführung | Unsere Mitarbeiter | Unsere Ärzte | Kollegium | Die Gesichter dahinter | Ihre Ansprechpartner | Stimmen aus dem Team
    Wer wir sind | Mannschaft | Vorstand | Lernt uns kennen | Unsere Berater | Team Küche und Service | Organigramm | So erleben es unsere Leute
  `),
  stages: phrases(
    `Lehrling | Geselle | Meister | Junior | Senior | Teamleiter | Bereichsleiter | Trainee | Fachkraft | Experte | Stufe 1 | Stufe 2 | Partner`,
  ),
  searches: phrases(`
    Beliebte Suchen | Jobs nach Beruf | Neueste Anzeigen der Betriebe | Jobs nach Stadt | Häufig gesucht | Ähnliche Suchen | Gehalt nach Beruf | Kategorien | Weitere Jobs in der Region
  `),
} as const
