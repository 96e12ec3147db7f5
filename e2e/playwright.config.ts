import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const report = process.env.TEST_REPORT

/** Somebody who was asked about cookies long ago and has refused: the card covers nothing, and nothing is measured. */
const refused = {
  name: 'cenich_souhlas',
  value: '1.00000000-0000-4000-8000-000000000000.000',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}

/** The first is the same browser without a window around it: a journey costs half the time. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  // A browser on a crowded machine sometimes loses a step. The gate names such a test at its end; it is to be mended.
  retries: 1,
  expect: { timeout: 15_000 },
  outputDir: '../.local/e2e',
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: process.env.E2E_SHOP_URL,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [refused], origins: [] },
    // Costs nothing while everything passes, and shows what the first try did not see.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
