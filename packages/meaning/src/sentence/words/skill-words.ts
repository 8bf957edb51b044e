/** Techniques and knowledge that recruiters ask for beside the tools that adverts are read with. */
export const techniques = `
  back office | front office | middle office | cmm | tridimensionale | disegno meccanico | disegno tecnico
  lettura disegno | lettura disegno meccanico | lettura disegno tecnico | lettura del disegno meccanico
  lettura del disegno | lettura disegni | lettura schemi elettrici | schemi elettrici | saldatura
  saldatura tig | saldatura mig | saldatura a filo | saldatura elettrodo | tig | mig | mag | mig mag | elettrodo
  motosega | decespugliatore | muletto | carrello elevatore | carroponte | transpallet | escavatore | gru | ple
  tornio | fresa | tornio manuale | tornio parallelo | tornio cnc | rettifica | pressa | pressopiega
  pressa piegatrice | piegatura | stampaggio | taglio laser | laser | plasma | verniciatura | montaggio
  assemblaggio | cablaggio | quadri elettrici | collaudo | controllo qualita | strumenti di misura | calibro
  micrometro | pneumatica | oleodinamica | idraulica | elettronica | elettrotecnica | domotica | fotovoltaico
  termoregolazione | contabilita | contabilita generale | contabilita analitica | contabilita industriale
  partita doppia | prima nota | bilancio | bilancio cee | bilancio consolidato | fatturazione
  fatturazione elettronica | f24 | iva | dichiarativi | 730 | paghe | paghe e contributi | elaborazione paghe
  elaborazione cedolini | cedolini | controllo di gestione | budgeting | reporting | forecasting | tesoreria
  recupero crediti | credit management | adempimenti fiscali | data entry | archiviazione | centralino
  gestione ordini | gestione magazzino | picking | packing | inventario | radiofrequenza | palmare | rf scanner
  logistica | dogane | incoterms | intrastat | trade compliance | supply chain | pianificazione produzione
  lean | lean manufacturing | lean production | six sigma | kaizen | 5s | project management | agile | scrum
  kanban | design thinking | problem solving | public speaking | team working | negoziazione | negotiation
  cold calling | telemarketing | teleselling | customer care | crm | lead generation | copywriting
  storytelling | social media | social media marketing | content marketing | email marketing | digital marketing
  web marketing | seo | sem | google ads | meta ads | e-commerce | ecommerce | fotografia | video editing
  montaggio video | fotoritocco | 3d | rendering | modellazione 3d | stampa 3d | stampa offset | stampa digitale
  cartamodello | cartamodelli | cucito | ricamo | taglio | macchina da cucire | macchine da cucire
  taglia e cuci | cucina vegana | cucina vegetariana | pasticceria | panificazione | latte art | caffetteria
  mixology | cocktail | sommellerie | degustazione | sala | potatura | innesto | mungitura | guida trattore
  trattore | guida muletto | uso muletto | uso pc | pc | pacchetto office | office | microsoft office
  ms office | suite office | excel | word | powerpoint | access | outlook | vba | macro | google workspace
  gestionale | gestionali | erp | as400 | sap | sap s/4hana | sap hana | zucchetti | teamsystem | navision
  business central | dynamics | dynamics 365 | oracle | salesforce | hubspot | power bi | tableau | qlik
  looker | python | java | javascript | typescript | php | c | c++ | c# | .net | .net core | asp.net | vb.net
  ruby | ruby on rails | go | golang | rust | scala | kotlin | swift | r | matlab | sql | mysql | postgresql
  postgres | sql server | mongodb | nosql | redis | kafka | spark | hadoop | airflow | dbt | snowflake
  databricks | react | react native | angular | vue | vue.js | vuejs | node | node.js | nodejs | express
  next.js | nextjs | svelte | spring | spring boot | django | flask | laravel | symfony | wordpress
  woocommerce | magento | shopify | prestashop | drupal | html | html5 | css | css3 | sass | flutter | android
  ios | unity | unreal | docker | kubernetes | k8s | terraform | ansible | jenkins | git | github | gitlab
  ci/cd | linux | windows server | active directory | vmware | aws | azure | gcp | google cloud | cloud
  cybersecurity | penetration testing | siem | networking | cisco | firewall | tcp/ip | machine learning
  deep learning | nlp | llm | computer vision | data science | data mining | big data | iot | embedded | rtos
  fpga | vhdl | verilog | plc | plc siemens | siemens plc | tia portal | step 7 | step7 | simatic | siemens s7
  s7 | plc omron | plc allen bradley | plc rockwell | plc schneider | plc beckhoff | scada | hmi | wincc | robot
  robotica | robot kuka | robot abb | robot fanuc | kuka | abb | cnc | controllo numerico | controlli numerici
  fanuc | heidenhain | siemens 840d | siemens | selca | mazak | mazatrol | haas | fagor | iso | linguaggio iso
  cad | cam | cad cam | cad 2d | cad 3d | autocad | autocad electrical | autocad 3d | solidworks | solid works
  solidedge | solid edge | inventor | catia | catia v5 | creo | pro/e | nx | siemens nx | rhino | rhinoceros
  sketchup | revit | bim | archicad | tekla | primus | edilclima | sap2000 | eplan | spac | spac automazione
  fluidsim | ansys | abaqus | fem | labview | simulink | altium | orcad | mastercam | hypermill | topsolid
  esprit | gibbscam | edgecam | powermill | autoform | moldflow | gd&t | pdm | plm | teamcenter | windchill
  photoshop | illustrator | indesign | lightroom | premiere | adobe premiere | after effects | figma | sketch
  canva | adobe | adobe creative suite | suite adobe | blender | cinema 4d | 3ds max | maya | autodesk
  final cut | davinci resolve | lectra | gerber | clo 3d | modaris | google analytics | ga4 | opera | opera pms
  fidelio | protel | zendesk | jira | confluence | servicenow | trello | asana | notion | slack | stata | spss
  sas | minitab | qgis | arcgis | gis | lims | hplc | gc-ms | gascromatografia | pcr | elisa | gmp | glp | gxp
  haccp manual | iso 9001 | iso 14001 | iso 45001 | iso 13485 | iatf 16949 | as9100 | as 9100 | en 9100 | iso 27001 | iso 22000 | brc | ifs
  fmea | ppap | apqp | spc | msa | 8d | wms | tms | mes | mrp | gdpr | ifrs | gaap | us gaap | sox
  diritto del lavoro | diritto societario | contrattualistica | appalti | gare d'appalto | gare
  computo metrico | computi metrici | contabilita lavori | contabilita di cantiere | direzione lavori
  topografia | rilievi | calcolo strutturale | calcoli strutturali | certificazione energetica | ape
  impianti elettrici | impianti termici | impianti idraulici | impianti fotovoltaici | impianti civili
  impianti industriali | forklift driving | welding | tig welding | mig welding | technical drawing
  technical drawings | blueprint reading | bookkeeping | payroll | invoicing | accounts payable
  accounts receivable | cash flow | spreadsheets | typing | customer service | sales | upselling | cad drawing
  cad design | lean methodologies | sourcing | procurement | budget management | people management | leadership
  mediazione | bobath | metodo aba | aba | caa | pecs | lis | braille | prelievi | medicazioni | ecg | triage
  blockchain | graphql | rest api | rest | api rest | microservizi | microservices | selenium | cypress | junit
  test automation | qa | cobol | abap | delphi | rpg | rpg ile | as/400 | mainframe | bash | powershell | perl
  elixir | microsoft 365 | office 365 | sharepoint | power automate | power apps | powerapps | power query
  tagetik | hyperion | anaplan | cognos | board | inaz | ad hoc | adhoc | danea | mexal | passepartout | profis
  esolver | gamma | galileo | panthera | stealth | infor | jd edwards | odoo | mago | mago.net | arca | workday
  successfactors | amadeus | galileo gds | sabre | gds | nedgraphics | corel draw | coreldraw | autocad lt
  allplan | nemetschek | vectorworks | lumion | v-ray | vray | enscape | twinmotion | cype | midas | straus7
  etabs | staad | civil 3d | navisworks | primavera | ms project | microsoft project | can bus | canopen
  profinet | profibus | ethercat | modbus | codesys | beckhoff | twincat | rockwell | allen bradley | schneider
  omron | mitsubishi | b&r | bosch rexroth | delta robot | yaskawa | comau | staubli | universal robots
  visione artificiale | motion control | azionamenti | inverter | knx | bms
`

/** Words that are skills only where one is asked for: they are also everyday words, trades or things of a role's name. */
export const ambiguousTechniques = `
  back office | front office | middle office | gestionale | gestionali | sala | taglio | laser | plasma | cloud
  iva | gru | pressa | fresa | tornio | gare | ape | sales | logistica | idraulica | elettronica
  elettrotecnica | montaggio | assemblaggio | collaudo | saldatura | verniciatura | stampaggio | fotografia
  pasticceria | cocktail | contabilita | paghe | bilancio | 730 | reporting | customer care | customer service
  payroll | procurement | sourcing | supply chain | project management | embedded | controllo qualita
  controllo di gestione | tesoreria | quadri elettrici | impianti elettrici | impianti termici
  recupero crediti | fatturazione | data entry | centralino | digital marketing | web marketing | social media
  copywriting | e-commerce | ecommerce | robot | robotica | cucito | ricamo | caffetteria | rendering | 3d | mag
  mig | tig | elettrodo | muletto | escavatore | trattore | leadership | welding | networking | cybersecurity
  data science | dogane | picking | packing | inventario | qa | crm | seo | sem | cnc | cad | cam | plc | bim
  fem | erp | wms | azionamenti | fotovoltaico | domotica | accounts payable | accounts receivable | bookkeeping
  triage | ecg | lis | iot | big data | machine learning | gis | video editing | montaggio video
  stampa digitale | stampa offset | stampa 3d | carrello elevatore | carroponte | piegatura | pressopiega
  taglio laser | rettifica | cablaggio | prima nota
`

/** Names of tools that are also everyday words or other things. */
export const ambiguousTools = `
  amazon | bosch | acca | sigla | infinity | exchange | booking | fidelio | agile | teams | primavera | combine
    c | r | go | office | word | access | express | spring | node | opera | rest | sketch | iso | board | gamma
    galileo | maya | arca | mago | stealth | infor | pc | unity | swift | rust | ruby | scala | rpg | adobe
    cisco | sap | siemens | abb | oracle | dynamics | sketchup | android | ios | linux | java | php | python
    javascript | .net | react | angular | salesforce | sharepoint | aws | azure | devops
  `

/** Before a skill. What follows the sure ones is a skill even if it is on no list. */
export const sureSkillCues = `
  che usi | che usa | che usino | che utilizzi | che utilizza | che sappia usare | che sappiano usare
  che sa usare | conoscenza di | conoscenza del | conoscenza dell | conoscenza della | conoscenza dei
  conoscenze di | conoscenza | buona conoscenza di | buona conoscenza del | ottima conoscenza di
  ottima conoscenza del | padronanza di | padronanza del | uso | uso di | uso del | uso dell | uso della
  utilizzo | utilizzo di | utilizzo del | utilizzo della | capace di usare | in grado di usare | pratico di
  pratica di | pratico nell uso di | esperto di | esperto in | esperta in | esperti di | esperti in
  competenze in | competenze | competenza in | skill | skills | skills in | skilled in | knowledge of
  experience with | experienced in | experienced with | proficient in | proficient with | using | who uses
  who use | who knows | who know | that knows | able to use | expertise in | familiar with | che conosca
  che conoscano | che conosce | con conoscenza di | con conoscenza del | con conoscenza | con competenze in
  con competenze | con esperienza in | con esperienza su | esperienza su | con uso di | con uso del | con uso
  esperienza con | esperienza in | con esperienza con | hands on experience with | with knowledge of
  with experience in | with experience with | who can use | con buona conoscenza di | con buona conoscenza del
  specializzato in | specializzata in | specialised in | specialized in
`
