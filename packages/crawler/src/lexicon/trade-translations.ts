import { terms } from './compile-terms.ts'

/** One trade a line: the beginnings of the words that name it in Italian, German and English. */
export const tradeTranslations = terms`
  cuoc chef koch kuchenchef cook
  aiutocuoc kuchenhilfe kitchen
  pizzaiol pizzabacker pizza
  camerier kellner servicekraft servicemitarbeiter waiter waitress
  barist barman bartender barkeeper barfrau
  receptionist rezeption empfang reception portier concierge
  governant zimmermadchen zimmerfrau housekeep piani
  pulizi reinigung putz cleaner cleaning
  lavapiatt abspul tellerwasch dishwash
  infermier krankenpfleg krankenschwester nurse
  oss sociosanitari sanitari pflegehelfer sozialbetreuer pflegekraft altenpfleg carer caregiver
  medic arzt arztin doctor physician
  fisioterap physio
  farmacist apothek pharmac
  autist conducent fahrer kraftfahrer berufskraftfahrer lkw driver
  trattorist traktor tractor
  magazzinier lager lagerist warehouse
  elettricist elektrik electrician
  idraulic installateur hydraulik plumb
  meccanic mechanik mechanic
  meccatronic mechatronik mechatronic
  saldator schweiss welder
  falegnam tischler schreiner zimmerer joiner carpenter
  murator maurer bricklay mason
  panettier fornai backer baker
  pasticc kondit pastry
  macell metzger butcher
  commess venditor vendit verkauf shop sales
  cassier kassier cashier
  contabil ragionier buchhalt account bookkeep
  segret sekret secretary
  impiegat sachbearbeit buro clerk office
  ingegner ingenieur engineer
  sviluppator programmator entwickl developer programmer
  progettist disegnator konstrukt zeichner designer draftsman
  insegnant docent maestr lehrer teacher
  educator educatric erzieh educator
  giardinier gartner gardener
  operai arbeiter worker
  operator operatric bediener maschinenbediener operator
  tecnic techniker technician
  manutentor instandhalt hausmeister maintenance caretaker
  apprendist lehrling azubi auszubildende apprentice
  stage stagist tirocin praktik intern internship trainee
  responsabil direttor leiter manager head director
  coordinator koordinator coordinator
  assistent assistant
  consulent berater consultant advisor
  enolog onolog kellermeister winemaker
  bagnin bademeister lifeguard
  massaggi masseur massage
  estetist kosmetik beautician
  parrucchier friseur hairdress
  guid fremdenfuhr reisefuhr guide
  acquist einkauf einkaufer buyer purchas
  vigilant guardi wachmann guard
`
