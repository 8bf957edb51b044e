import { terms } from './compile-terms.ts'

export const officePrograms = terms`
  Excel
  Office
  Word
  PowerPoint
  Outlook
  Access
  Google Workspace
  Google Sheets
  Teams
  SharePoint
  MS Project
  Microsoft Project
  Power BI
  Tableau
  Qlik
  QlikView
  QlikSense
  Looker
`

export const businessSystems = terms`
  SAP Business One
  SAP S/4HANA
  SAP MM
  SAP FI
  SAP SD
  SAP CO
  SAP PP
  SAP R/3
  SAP
  AS400
  AS/400
  Navision
  Dynamics NAV
  Dynamics 365
  Business Central
  Oracle
  JD Edwards
  Odoo
  Zucchetti
  TeamSystem
  Profis
  Ad Hoc
  Mexal
  Passepartout
  Panthera
  Sigla
  Danea
  Danea Easyfatt
  Fatture in Cloud
  Gamma Enterprise
  Infinity
  ERP
  CRM
  WMS
  TMS
  MES
  MRP
  PLM
  PDM
  Salesforce
  HubSpot
  Zendesk
  Freshdesk
  Jira
  Confluence
  Asana
  Trello
  Notion
  Slack
  ServiceNow
`

export const financeSystems = terms`
  SAP EWM
  SAP WM
  SAP FI/CO
  SAP HCM
  SAP BW
  SAP PM
  SAP QM
  SAP Fiori
  Reflex WMS
  Cegid
  Veeva
  TrackWise
  Empower
  LIMS
  Bloomberg
  Hyperion
  Tagetik
  CCH Tagetik
  Anaplan
  Cognos
  MicroStrategy
  Inaz
  SuccessFactors
  Workday
  Zucchetti Paghe
  Infobusiness
  Esolver
  eSolver
  Arca Evolution
  Business Cube
  Gestionale 1
  Datalog
  Dylog
`

export const graphicsPrograms = terms`
  Photoshop
  Illustrator
  InDesign
  Adobe Illustrator
  Adobe XD
  Adobe Premiere
  Premiere
  After Effects
  Lightroom
  Figma
  Sketch
  Canva
  Blender
  3ds Max
  Cinema 4D
  Final Cut
  DaVinci Resolve
  CorelDRAW
  Suite Adobe
  Adobe Creative Suite
  Creative Suite
  NedGraphics
  Gerber
  Lectra
  CLO 3D
`

export const webShopTools = terms`
  WordPress
  WooCommerce
  Prestashop
  PrestaShop
  Magento
  Shopify
  Joomla
  Drupal
  Google Analytics
  GA4
  Google Ads
  Google Tag Manager
  Meta Ads
  Facebook Ads
  Mailchimp
  Semrush
  SEO
  SEM
  SEO/SEM
  Amazon
  eBay
`

export const marketingAndMediaTools = terms`
  Screaming Frog
  Ahrefs
  Hootsuite
  Meta Business Suite
  Business Manager
  TikTok Ads
  LinkedIn Ads
  ActiveCampaign
  Brevo
  Marketo
  Pardot
  Akeneo
  Elementor
  Webflow
  Wix
  Ableton
  Logic Pro
  Pro Tools
  QLab
  Avid
  Capture One
  Nuke
  Houdini
  Maya
  ZBrush
  Substance Painter
  Unreal Engine
`
