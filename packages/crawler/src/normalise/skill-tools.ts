import { allMatches } from './all-matches.ts'

/** Programs, languages, brands and methods that adverts name, as they are written. */
const toolNames =
  'Excel,Office,Word,PowerPoint,Outlook,Access,Google Workspace,Google Sheets,Teams,SharePoint,MS Project,Microsoft Project,Power BI,Tableau,Qlik,QlikView,QlikSense,Looker,' +
  'SAP Business One,SAP S/4HANA,SAP MM,SAP FI,SAP SD,SAP CO,SAP PP,SAP R/3,SAP,AS400,AS/400,Navision,Dynamics NAV,Dynamics 365,Business Central,Oracle,JD Edwards,Odoo,Zucchetti,TeamSystem,Profis,Ad Hoc,Mexal,Passepartout,Panthera,Sigla,Danea,Danea Easyfatt,Fatture in Cloud,Gamma Enterprise,Infinity,ERP,CRM,WMS,TMS,MES,MRP,PLM,PDM,Salesforce,HubSpot,Zendesk,Freshdesk,Jira,Confluence,Asana,Trello,Notion,Slack,ServiceNow,' +
  'AutoCAD,SolidWorks,Solid Edge,Inventor,Creo Parametric,Creo,Catia,CATIA V5,Siemens NX,Rhinoceros,Rhino,Revit,ArchiCAD,SketchUp,Tekla,EPLAN,E-Plan,SPAC,Edgecam,Mastercam,hyperMILL,TopSolid,Fusion 360,Alphacam,Ansys,Nastran,Matlab,Simulink,LabVIEW,PriMus,TerMus,Edilclima,Acca,STR Vision,Primavera,BIM,CAD,CAM,CAD/CAM,CAD 2D,CAD 3D,MAGMASOFT,Moldflow,' +
  'Fanuc,Heidenhain,Siemens,Selca,Mazatrol,Haas,Okuma,Mori Seiki,DMG,TIA Portal,Step 7,PLC Siemens,PLC,SCADA,HMI,Omron,Allen Bradley,Rockwell,Schneider,Beckhoff,Codesys,WinCC,Profibus,Profinet,KUKA,ABB,Carel,Danfoss,Eliwell,Bosch,Shimano,Engel,Arburg,KraussMaffei,CNC,CMM,Calypso,PC-DMIS,' +
  'Photoshop,Illustrator,InDesign,Adobe Illustrator,Adobe XD,Adobe Premiere,Premiere,After Effects,Lightroom,Figma,Sketch,Canva,Blender,3ds Max,Cinema 4D,Final Cut,DaVinci Resolve,CorelDRAW,Suite Adobe,Adobe Creative Suite,Creative Suite,NedGraphics,Gerber,Lectra,CLO 3D,' +
  'WordPress,WooCommerce,Prestashop,PrestaShop,Magento,Shopify,Joomla,Drupal,Google Analytics,GA4,Google Ads,Google Tag Manager,Meta Ads,Facebook Ads,Mailchimp,Semrush,SEO,SEM,SEO/SEM,Amazon,eBay,' +
  'Java,JavaScript,TypeScript,Python,PHP,Laravel,Symfony,Ruby,Ruby on Rails,Rust,Kotlin,Swift,SwiftUI,Objective-C,Combine,Scala,Akka,Golang,Perl,Bash,C#,C++,C/C++,.NET,ASP.NET,ASP.NET Core,.NET Core,VB.NET,Visual Basic,VBA,Delphi,COBOL,ABAP,SCL,ladder,HTML,CSS,HTML5,CSS3,Sass,React,React Native,Angular,Vue,Vue.js,Next.js,Nuxt,Node.js,NodeJS,Node,Express,NestJS,Django,Flask,FastAPI,Spring,Spring Boot,Hibernate,Flutter,Android,iOS,Unity,Qt,Playwright,Cypress,Selenium,Jest,JUnit,GraphQL,REST API,API REST,REST,gRPC,SQL,MySQL,PostgreSQL,SQL Server,T-SQL,PL/SQL,MongoDB,Redis,Elasticsearch,OpenSearch,Cassandra,Kafka,RabbitMQ,Spark,Hadoop,Airflow,dbt,Snowflake,Databricks,BigQuery,Pandas,NumPy,scikit-learn,TensorFlow,PyTorch,Keras,machine learning,deep learning,NLP,LLM,computer vision,' +
  'AWS,Azure,Google Cloud,GCP,Docker,Kubernetes,Terraform,Ansible,Jenkins,GitLab,GitHub,GitHub Actions,GitLab CI,Git,CI/CD,Linux,Embedded Linux,Windows Server,Active Directory,VMware,Hyper-V,Citrix,Cisco,Fortinet,Mikrotik,TCP/IP,VoIP,Office 365,Microsoft 365,Exchange,Nagios,Zabbix,Grafana,Prometheus,STM32,Arduino,Raspberry Pi,FPGA,VHDL,RTOS,FreeRTOS,CAN bus,Modbus,OCPP,MQTT,I2C,SPI,IoT,Altium,Altium Designer,OrCAD,KiCad,BI,UX,UI,Agile,Scrum,Kanban,DevOps,' +
  'Six Sigma,Lean,Lean Manufacturing,Lean Production,Kaizen,5S,SMED,TPM,Minitab,FMEA,PPAP,APQP,SPC,MSA,8D,GMP,GDP,MDR,GLP,ISO 13485,Incoterms,Intrastat,IFRS,GAAP,SOX,Basilea III,' +
  'Opera PMS,Opera,Protel,Fidelio,Booking,Expedia,Airbnb,Amadeus,Galileo,Sabre,Booking.com,channel manager,Scrigno,Zucchetti Hotel,' +
  'Hikvision,Dahua,Bentel,Milestone XProtect,Genetec,KNX,DALI,BACnet,Dialux,Relux,QElectroTech,' +
  'Kodak Prinergy,Prinergy,Esko,ArtiosCAD,PitStop,Heidelberg Speedmaster,Preps,QuarkXPress,Affinity,Datacolor,Shima Seiki,Stoll,Lectra Modaris,Modaris,Audaces,Shoemaster,Icad3D+,Zünd,' +
  'TimoCom,Timocom,Teleroute,Trans.eu,Wtransnet,Veson IMOS,GENCON,IDeaS,Duetto,Atomize,Imos,imos,Cabinet Vision,WoodWOP,Xilog,SIAN,MePA,Sintel,START,ANAC,BPMN,UML,Visio,Bizagi,PySpark,Delta Lake,Testcontainers,Zephyr,LoRaWAN,Zigbee,EtherCAT,OPC UA,ROS2,ROS,Keil,PROFINET,Radix,Lightspeed,Cassa in Cloud,SumUp,iPratico,Ticketmaster,' +
  'MuseumPlus,SIGECweb,Sebina,Koha,Genesys,Genesys Cloud,Avaya,Verint,Talkdesk,Twilio,Asterisk,3CX,OrisDent,XDENT,Halley,Maggioli,MEPA,SINTEL,SIMOG,PCT,' +
  'Mosaico,CerTus,Blumatica,Namirial,Docfa,DOCFA,Pregeo,PREGEO,SAP2000,Sismicad,EdiLus,ETABS,Midas,Straus7,Civil 3D,Navisworks,Allplan,Vectorworks,Lumion,V-Ray,Enscape,Twinmotion,QGIS,ArcGIS,GIS,Termolog,Logical Soft,' +
  'SAP EWM,SAP WM,SAP FI/CO,SAP HCM,SAP BW,SAP PM,SAP QM,SAP Fiori,Reflex WMS,Cegid,Veeva,TrackWise,Empower,LIMS,Bloomberg,Hyperion,Tagetik,CCH Tagetik,Anaplan,Cognos,MicroStrategy,Inaz,SuccessFactors,Workday,Zucchetti Paghe,Infobusiness,Esolver,eSolver,Arca Evolution,Business Cube,Gestionale 1,Datalog,Dylog,' +
  'Mews,Oracle Simphony,Simphony,Tilby,SiteMinder,Ericsoft,Hotelcube,Scidoo,5stelle,ASA Hotel,Maxsurf,Texa,TEXA,Audatex,Eurotax,Vericut,PowerMill,WorkNC,Esprit CAM,Sinumerik,Siemens 840D,Osai,OSAI,Mitsubishi,Mitutoyo,Zeiss,Hexagon,PolyWorks,GD&T,Kepware,Ignition,Wonderware,Zenon,Movicon,RobotStudio,Comau,Yaskawa,Universal Robots,' +
  'Splunk,QRadar,SIEM,Wireshark,Nessus,Metasploit,SentinelOne,CrowdStrike,Burp Suite,Proxmox,Veeam,Palo Alto,SAN,NAS,SonarQube,Postman,Svelte,Astro,Tailwind,Tailwind CSS,Bootstrap,jQuery,Elixir,Haskell,Clojure,Bitbucket,Azure DevOps,Helm,ArgoCD,OpenShift,Datadog,New Relic,Power Automate,Power Apps,Power Query,Talend,Informatica PowerCenter,SSIS,SSRS,Alteryx,Dataiku,SPSS,SAS,Stata,' +
  'Screaming Frog,Ahrefs,Hootsuite,Meta Business Suite,Business Manager,TikTok Ads,LinkedIn Ads,ActiveCampaign,Brevo,Marketo,Pardot,Akeneo,Elementor,Webflow,Wix,Ableton,Logic Pro,Pro Tools,QLab,Avid,Capture One,Nuke,Houdini,Maya,ZBrush,Substance Painter,Unreal Engine,' +
  'BRC,IFS,GlobalG.A.P.,Datev Koinos,Klaviyo,Vivaticket,Acrobat,Biesse,SCM,PVsyst,cadwork,Heidelberg,GrandMA,pandas,CAPA,AIDA,Wingesfar,Winfarm,CUP,TAC,RM,ECG,BLSD,ACLS,CAA,ABA,PECS,Bobath,Vojta,VRF,VRV,chiller,inverter,LGV,AGV,RF,KPI,OEE,B2B,B2C,GDO,HORECA'

/** Too common as words to be read without a sign that they are meant. */
const commonWords = new Set(
  'CNC,CAD,CAM,CAD 2D,CAD 3D,PLC,KPI,Word,Access,Teams,Word,Oracle,Express,Spring,Combine,Node,Opera,Amazon,Siemens,Bosch,Unity,Sketch,Galileo,Sabre,Acca,Sigla,Gamma Enterprise,Infinity,Rest,REST,RM,GDO,HORECA,B2B,B2C,Exchange,Booking,Fidelio,Lean,GDP,UI,UX,Agile,START,ROS,Lightspeed'.split(
    ',',
  ),
)

export type Tools = ReadonlyMap<string, readonly string[]>

/** Names by their first word, the longest first. */
function byFirstWord(names: readonly string[]): Tools {
  const tools = new Map<string, string[]>()
  for (const name of names) {
    const first = firstWord(name, 0)
    tools.set(
      first,
      [...(tools.get(first) ?? []), name].sort((a, b) => b.length - a.length),
    )
  }
  return tools
}

const nextWord = /[\p{L}\p{N}]+/uy

function firstWord(text: string, start: number): string {
  nextWord.lastIndex = text[start] === '.' ? start + 1 : start
  return nextWord.exec(text)?.[0] ?? ''
}

const allTools = [...new Set(toolNames.split(','))]

/** Names that are tools wherever they stand. */
export const toolsAnywhere = byFirstWord(allTools.filter((name) => !commonWords.has(name)))

/** And those that are where skills are asked for. */
export const toolsAsked = byFirstWord(allTools)

const wordsOfText = /[\p{L}\p{N}]+/gu
const continues = /^[\p{L}\p{N}+#]/u

/** The tools a text names, each at its place. */
export function toolsIn(text: string, tools: Tools): { text: string; index: number }[] {
  const found: { text: string; index: number }[] = []
  let from = 0
  for (const { 0: word, index } of allMatches(wordsOfText, text)) {
    const names = index < from ? undefined : tools.get(word)
    const start = text[index - 1] === '.' ? index - 1 : index
    const name = names?.find((one) => {
      const at = one.startsWith('.') ? start : index
      return text.startsWith(one, at) && !continues.test(text.slice(at + one.length, at + one.length + 2))
    })
    if (name === undefined) continue
    found.push({ text: name, index: name.startsWith('.') ? start : index })
    from = index + name.length
  }
  return found
}
