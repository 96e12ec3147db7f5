import { expect, type Page } from '@playwright/test'

/** The first thing the page does once it lives is to take scrolling over from the browser. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** A customer with data saver: nothing is fetched ahead, so a test sees only what its own click asks for. */
export async function saveData(page: Page): Promise<void> {
  await setConnection(page, { saveData: true, effectiveType: '4g' })
}

export async function setConnection(page: Page, connection: { saveData: boolean; effectiveType: string }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
}

/** Envelopes that the error-reporting service has received, as text. */
export async function receivedErrors(): Promise<string[]> {
  const response = await fetch(`${process.env.E2E_ERROR_SINK}`)
  return (await response.json()) as string[]
}

export async function expectReported(text: string): Promise<void> {
  await expect.poll(async () => (await receivedErrors()).filter((one) => one.includes(text)).length).toBeGreaterThan(0)
}

/** Counts requests that match, from now on. */
export function countRequests(page: Page, pattern: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (pattern.test(request.url())) count += 1
  })
  return () => count
}

/** Ids of the answers that came to matching requests; an answer from the browser's cache repeats an id. */
export function collectAnswers(page: Page, pattern: RegExp): () => Set<string | undefined> {
  const ids = new Set<string | undefined>()
  page.on('response', (response) => {
    if (pattern.test(response.url())) ids.add(response.headers()['x-request-id'])
  })
  return () => ids
}
