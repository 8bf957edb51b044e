import type { PlaywrightTestConfig } from '@playwright/test'

/** An Italian's browser, of the journeys and of the pictures. */
export const browserOptions: PlaywrightTestConfig['use'] = {
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
  screenshot: 'only-on-failure',
  launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] },
}
