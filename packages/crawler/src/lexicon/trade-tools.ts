import { terms } from './compile-terms.ts'

export const hotelPrograms = terms`
  Opera PMS
  Opera
  Protel
  Fidelio
  Booking
  Expedia
  Airbnb
  Amadeus
  Galileo
  Sabre
  Booking.com
  channel manager
  Scrigno
  Zucchetti Hotel
`

export const printAndFashionTools = terms`
  Kodak Prinergy
  Prinergy
  Esko
  ArtiosCAD
  PitStop
  Heidelberg Speedmaster
  Preps
  QuarkXPress
  Affinity
  Datacolor
  Shima Seiki
  Stoll
  Lectra Modaris
  Modaris
  Audaces
  Shoemaster
  Icad3D+
  Zünd
`

export const logisticsAndIndustryTools = terms`
  TimoCom
  Timocom
  Teleroute
  Trans.eu
  Wtransnet
  Veson IMOS
  GENCON
  IDeaS
  Duetto
  Atomize
  Imos
  imos
  Cabinet Vision
  WoodWOP
  Xilog
  SIAN
  MePA
  Sintel
  START
  ANAC
  BPMN
  UML
  Visio
  Bizagi
  PySpark
  Delta Lake
  Testcontainers
  Zephyr
  LoRaWAN
  Zigbee
  EtherCAT
  OPC UA
  ROS2
  ROS
  Keil
  PROFINET
  Radix
  Lightspeed
  Cassa in Cloud
  SumUp
  iPratico
  Ticketmaster
`

export const cultureAndContactTools = terms`
  MuseumPlus
  SIGECweb
  Sebina
  Koha
  Genesys
  Genesys Cloud
  Avaya
  Verint
  Talkdesk
  Twilio
  Asterisk
  3CX
  OrisDent
  XDENT
  Halley
  Maggioli
  MEPA
  SINTEL
  SIMOG
  PCT
`

export const hotelAndWorkshopTools = terms`
  Mews
  Oracle Simphony
  Simphony
  Tilby
  SiteMinder
  Ericsoft
  Hotelcube
  Scidoo
  5stelle
  ASA Hotel
  Maxsurf
  Texa
  TEXA
  Audatex
  Eurotax
  Vericut
  PowerMill
  WorkNC
  Esprit CAM
  Sinumerik
  Siemens 840D
  Osai
  OSAI
  Mitsubishi
  Mitutoyo
  Zeiss
  Hexagon
  PolyWorks
  GD&T
  Kepware
  Ignition
  Wonderware
  Zenon
  Movicon
  RobotStudio
  Comau
  Yaskawa
  Universal Robots
`

export const otherTools = terms`
  BRC
  IFS
  GlobalG.A.P.
  Datev Koinos
  Klaviyo
  Vivaticket
  Acrobat
  Biesse
  SCM
  PVsyst
  cadwork
  Heidelberg
  GrandMA
  pandas
  CAPA
  AIDA
  Wingesfar
  Winfarm
  CUP
  TAC
  RM
  ECG
  BLSD
  ACLS
  CAA
  ABA
  PECS
  Bobath
  Vojta
  VRF
  VRV
  chiller
  inverter
  LGV
  AGV
  RF
  KPI
  OEE
  B2B
  B2C
  GDO
  HORECA
`

/** Too common as words to be read without a sign that they are meant. */
export const toolsWithCommonNames = terms`
  CNC
  CAD
  CAM
  CAD 2D
  CAD 3D
  PLC
  KPI
  Word
  Access
  Teams
  Word
  Oracle
  Express
  Spring
  Combine
  Node
  Opera
  Amazon
  Siemens
  Bosch
  Unity
  Sketch
  Galileo
  Sabre
  Acca
  Sigla
  Gamma Enterprise
  Infinity
  Rest
  REST
  RM
  GDO
  HORECA
  B2B
  B2C
  Exchange
  Booking
  Fidelio
  Lean
  GDP
  UI
  UX
  Agile
  START
  ROS
  Lightspeed
`
