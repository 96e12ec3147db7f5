import { BUTTON, fillDetails } from '@shop/e2e/journeys/checkout-journey'
import { liveElsewhere } from '@shop/e2e/journeys/customer-account'
import { hydrated } from '@shop/e2e/journeys/shop-page'
import type { launchBrowser } from '@shop/stack/browser'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>

interface OldTabs {
  /** What people do in them once another release runs; returns what went wrong. */
  goOn(): Promise<string[]>
}

interface Opening {
  url: string
  email: string
  /** Files that only the release they were opened with has. */
  ownAssets: ReadonlySet<string>
}

const PRODUCT = '/produkt/granule-kure-s-hnedou-ryzi'
/** An address that our index does not know is asked about once; that is no fault. */
const QUESTION = '/kosik/dodaci-udaje.data'
const LIMIT_MS = 45_000

/** Two tabs of one release: in one somebody reads, in the other somebody has written an address and not sent it. */
export async function openTabs(browser: Browser, { url, email, ownAssets }: Opening): Promise<OldTabs> {
  const faults: string[] = []
  const context = await browser.newContext({ baseURL: url, locale: 'cs-CZ', viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(LIMIT_MS)
  await liveElsewhere(context)
  const [reader, buyer] = [await context.newPage(), await context.newPage()]
  const fetched = listenTo(reader, 'reader', faults)
  listenTo(buyer, 'buyer', faults)
  await reader.goto('/')
  await hydrated(reader)
  await mark(reader)
  await fillCart(buyer, email)
  const before = new Set(fetched)
  return {
    async goOn() {
      await attempt('reader', faults, () => readOn(reader))
      await attempt('buyer', faults, () => buyOn(buyer, email))
      const own = [...fetched].filter((name) => !before.has(name) && ownAssets.has(name))
      if (own.length === 0) faults.push('reader: nothing of its own release was asked for afterwards')
      await context.close()
      return faults
    },
  }
}

async function attempt(who: string, faults: string[], work: () => Promise<void>): Promise<void> {
  await work().catch((error: Error) => faults.push(`${who}: ${error.message}`))
}

/** Everything that a customer or the browser would call an error; returns the names of files that came. */
function listenTo(page: Page, who: string, faults: string[]): Set<string> {
  const fetched = new Set<string>()
  page.on('pageerror', ({ message }) => faults.push(`${who}: ${message}`))
  page.on('console', (message) => {
    // What was answered with an error is looked at below; the gateway's page has no picture of its own.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`${who}: ${message.text()}`)
    }
  })
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isAsked = response.status() === 409 && pathname === QUESTION
    if (response.status() >= 400 && !isAsked) faults.push(`${who}: ${pathname} answered ${response.status()}`)
    else if (pathname.startsWith('/assets/')) fetched.add(pathname.replace('/assets/', ''))
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Who goes on to another page lets go of what was on its way.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${who}: ${request.url()} ${reason}`)
  })
  return fetched
}

/** Gone as soon as the document is loaded anew. */
interface Marked {
  isOfOldTab?: boolean
}

function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    ;(globalThis as Marked).isOfOldTab = true
  })
}

async function isSameDocument(page: Page): Promise<boolean> {
  return (await page.evaluate(() => (globalThis as Marked).isOfOldTab)) === true
}

async function fillCart(page: Page, email: string): Promise<void> {
  await page.goto(PRODUCT)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Do košíku' }).first().click()
  await page
    .getByText(/je\sv\skošíku/)
    .first()
    .waitFor()
  await page.goto('/kosik/dodaci-udaje')
  await hydrated(page)
  await fillDetails(page, { email })
}

/** To pages it has never seen, none of which stands in the head of a page, where code is fetched ahead; and something into the cart. */
async function readOn(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of [
    ['Kynologický program', '/kynologicky-program'],
    ['Věrnostní program', '/vernostni-program'],
    ['Konzervy', '/produkty/konzervy'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).first().click()
    await page.waitForURL((url) => url.pathname === path)
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    if (!(await isSameDocument(page))) throw new Error(`${path} was loaded anew`)
  }
  await page
    .getByRole('button', { name: /^Přidat do košíku: Konzerva Krůta/ })
    .first()
    .click()
  await page
    .getByText(/je\sv\skošíku/)
    .first()
    .waitFor()
}

/** What was written is still there, and it can be paid. Waits are longer than those of journeys: the machine has much to do. */
async function buyOn(page: Page, email: string): Promise<void> {
  const written = await page.getByLabel('E-mail', { exact: true }).inputValue()
  if (written !== email) throw new Error(`the e-mail that was written became „${written}“`)
  const next = page.getByRole('button', { name: 'Pokračovat k platbě' })
  const last = page.getByRole('heading', { level: 1, name: 'Zkontrolovat a zaplatit' })
  await next.click()
  await page.getByRole('link', { name: 'Adresu jsme nenašli.' }).or(last).first().waitFor()
  if (!(await last.isVisible())) {
    await page.getByLabel('Použít zadanou adresu tak, jak je').first().check()
    await next.click()
    await last.waitFor()
  }
  await page.getByRole('radio', { name: /Kartou online/ }).check()
  await page.getByRole('button', { name: BUTTON }).click()
  await page.getByRole('button', { name: 'Zaplatit', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/kosik/dekujeme')
  await page.getByRole('heading', { level: 1, name: /Hotovo\./ }).waitFor()
}
