import type { Browser, Page } from 'playwright-core'

/** What Lighthouse takes for an ordinary phone on an ordinary day. */
const SLOWER_PROCESSOR = 4
const LATENCY_MS = 150
const DOWN_BYTES = (1.6 * 1024 * 1024) / 8
const UP_BYTES = (750 * 1024) / 8

export async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES,
    uploadThroughput: UP_BYTES,
  })
  return page
}
