import { terms } from './compile-terms.ts'

export const programmingTools = terms`
  Java
  JavaScript
  TypeScript
  Python
  PHP
  Laravel
  Symfony
  Ruby
  Ruby on Rails
  Rust
  Kotlin
  Swift
  SwiftUI
  Objective-C
  Combine
  Scala
  Akka
  Golang
  Perl
  Bash
  C#
  C++
  C/C++
  .NET
  ASP.NET
  ASP.NET Core
  .NET Core
  VB.NET
  Visual Basic
  VBA
  Delphi
  COBOL
  ABAP
  SCL
  ladder
  HTML
  CSS
  HTML5
  CSS3
  Sass
  React
  React Native
  Angular
  Vue
  Vue.js
  Next.js
  Nuxt
  Node.js
  NodeJS
  Node
  Express
  NestJS
  Django
  Flask
  FastAPI
  Spring
  Spring Boot
  Hibernate
  Flutter
  Android
  iOS
  Unity
  Qt
  Playwright
  Cypress
  Selenium
  Jest
  JUnit
  GraphQL
  REST API
  API REST
  REST
  gRPC
  SQL
  MySQL
  PostgreSQL
  SQL Server
  T-SQL
  PL/SQL
  MongoDB
  Redis
  Elasticsearch
  OpenSearch
  Cassandra
  Kafka
  RabbitMQ
  Spark
  Hadoop
  Airflow
  dbt
  Snowflake
  Databricks
  BigQuery
  Pandas
  NumPy
  scikit-learn
  TensorFlow
  PyTorch
  Keras
  machine learning
  deep learning
  NLP
  LLM
  computer vision
`

export const infrastructureTools = terms`
  AWS
  Azure
  Google Cloud
  GCP
  Docker
  Kubernetes
  Terraform
  Ansible
  Jenkins
  GitLab
  GitHub
  GitHub Actions
  GitLab CI
  Git
  CI/CD
  Linux
  Embedded Linux
  Windows Server
  Active Directory
  VMware
  Hyper-V
  Citrix
  Cisco
  Fortinet
  Mikrotik
  TCP/IP
  VoIP
  Office 365
  Microsoft 365
  Exchange
  Nagios
  Zabbix
  Grafana
  Prometheus
  STM32
  Arduino
  Raspberry Pi
  FPGA
  VHDL
  RTOS
  FreeRTOS
  CAN bus
  Modbus
  OCPP
  MQTT
  I2C
  SPI
  IoT
  Altium
  Altium Designer
  OrCAD
  KiCad
  BI
  UX
  UI
  Agile
  Scrum
  Kanban
  DevOps
`

export const securityAndDataTools = terms`
  Splunk
  QRadar
  SIEM
  Wireshark
  Nessus
  Metasploit
  SentinelOne
  CrowdStrike
  Burp Suite
  Proxmox
  Veeam
  Palo Alto
  SAN
  NAS
  SonarQube
  Postman
  Svelte
  Astro
  Tailwind
  Tailwind CSS
  Bootstrap
  jQuery
  Elixir
  Haskell
  Clojure
  Bitbucket
  Azure DevOps
  Helm
  ArgoCD
  OpenShift
  Datadog
  New Relic
  Power Automate
  Power Apps
  Power Query
  Talend
  Informatica PowerCenter
  SSIS
  SSRS
  Alteryx
  Dataiku
  SPSS
  SAS
  Stata
`
