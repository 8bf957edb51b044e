import { terms } from './compile-terms.ts'

export const designPrograms = terms`
  AutoCAD
  SolidWorks
  Solid Edge
  Inventor
  Creo Parametric
  Creo
  Catia
  CATIA V5
  Siemens NX
  Rhinoceros
  Rhino
  Revit
  ArchiCAD
  SketchUp
  Tekla
  EPLAN
  E-Plan
  SPAC
  Edgecam
  Mastercam
  hyperMILL
  TopSolid
  Fusion 360
  Alphacam
  Ansys
  Nastran
  Matlab
  Simulink
  LabVIEW
  PriMus
  TerMus
  Edilclima
  Acca
  STR Vision
  Primavera
  BIM
  CAD
  CAM
  CAD/CAM
  CAD 2D
  CAD 3D
  MAGMASOFT
  Moldflow
`

export const machineControls = terms`
  Fanuc
  Heidenhain
  Siemens
  Selca
  Mazatrol
  Haas
  Okuma
  Mori Seiki
  DMG
  TIA Portal
  Step 7
  PLC Siemens
  PLC
  SCADA
  HMI
  Omron
  Allen Bradley
  Rockwell
  Schneider
  Beckhoff
  Codesys
  WinCC
  Profibus
  Profinet
  KUKA
  ABB
  Carel
  Danfoss
  Eliwell
  Bosch
  Shimano
  Engel
  Arburg
  KraussMaffei
  CNC
  CMM
  Calypso
  PC-DMIS
`

export const methodsAndStandards = terms`
  Six Sigma
  Lean
  Lean Manufacturing
  Lean Production
  Kaizen
  5S
  SMED
  TPM
  Minitab
  FMEA
  PPAP
  APQP
  SPC
  MSA
  8D
  GMP
  GDP
  MDR
  GLP
  ISO 13485
  Incoterms
  Intrastat
  IFRS
  GAAP
  SOX
  Basilea III
`

export const buildingAutomation = terms`
  Hikvision
  Dahua
  Bentel
  Milestone XProtect
  Genetec
  KNX
  DALI
  BACnet
  Dialux
  Relux
  QElectroTech
`

export const buildingPrograms = terms`
  Mosaico
  CerTus
  Blumatica
  Namirial
  Docfa
  DOCFA
  Pregeo
  PREGEO
  SAP2000
  Sismicad
  EdiLus
  ETABS
  Midas
  Straus7
  Civil 3D
  Navisworks
  Allplan
  Vectorworks
  Lumion
  V-Ray
  Enscape
  Twinmotion
  QGIS
  ArcGIS
  GIS
  Termolog
  Logical Soft
`
