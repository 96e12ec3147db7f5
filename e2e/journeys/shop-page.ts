import { expect, type Locator, type Page } from '@playwright/test'

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

/** Longer than any link waits for its turn once the browser has seen it. */
const EVERY_TURN_MS = 10_000

/**
 * The link is in view, whoever watches it has been told, and everything that waits has had its turn: what was not asked for by
 * then never is. The clock of the page must be installed.
 */
export async function everyTurnAfter(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  // Observers are told in the order they were made; this one is the youngest.
  await link.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries, observer) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          resolve()
        }).observe(element)
      }),
  )
  await page.clock.runFor(EVERY_TURN_MS)
  // Requests are told in their order: when this one is known, all before it are.
  const last = page.waitForRequest(/\?posledni$/)
  await page.evaluate(() => void fetch('/robots.txt?posledni').catch(() => undefined))
  await last
}

/** A part of a page under its heading. A section without a name has no role: named ones would all be stops of a screen reader. */
export function sectionUnder(page: Page, heading: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
}

/** The answers beside a name in a list of terms. What ties the two together has no role. */
export function besideTerm(scope: Page | Locator, name: string | RegExp): Locator {
  return scope.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
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
