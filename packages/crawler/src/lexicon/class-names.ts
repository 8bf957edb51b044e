import { anyOf, terms } from './compile-terms.ts'

const navigationNames = terms`
  breadcrumbs?
  cookie\S*
  iubenda\S*
  pagination
  pager
  social
  share
  sharing
  addtoany\S*
  skip-link(?!-*target)
`

const consentBanners = terms`
  cky-
  cc-window
  cc-banner
  cmplz
  onetrust
  didomi
  usercentrics
  klaro
  CybotCookiebot
  qc-cmp
  osano
  consent
  gdpr
  privacy-banner
`

export const navigationClasses = terms`
  (?:^|[\s_-])${anyOf(navigationNames)}(?:[\s_-]|$)
  (?:^|\s)${anyOf(consentBanners)}
`

export const frameClasses = terms`
  footer\S*
  (?:site|page|main|fusion|global|bottom)[_-]?footer\S*
  (?!\S*(?:card|modal|panel|post|entry|item|box|job|article|widget|accordion|position|offer))\S+[_-]footer
  copyright\S*
  colophon
  navbar
  navigation
  nav-menu
  main-menu
  mainmenu
  mobile-menu
  megamenu
  offcanvas
  topbar
  top-bar
  cookie\S*
  gdpr\S*
  newsletter\S*
  breadcrumb\S*
  pagination
  related-posts
`
