import { liveElsewhere, signInAsStaff, signUp } from '@shop/e2e/journeys/customer-account'
import { OWN_CONTENT } from '@shop/e2e/route-content'
import { furtherRoutes, type RouteCase, specifiedRoutes } from '@shop/e2e/route-table'
import { launchBrowser } from '@shop/stack/browser'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { startStack } from '@shop/stack/start-stack'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Page = Awaited<ReturnType<Browser['newPage']>>
const MODES = ['development', 'production'] as const
type Mode = (typeof MODES)[number]

/** The first thing a page does once it lives is to take scrolling over from the browser. */
interface Living {
  history: { scrollRestoration: string }
}

interface Visit {
  path: string
  status: number
  isStill: boolean
}

const SHOWN = 40
/** What comes late, such as a cart, a map or a count, may complain too. */
const PATIENCE = 700

const PUBLIC: Visit[] = [...specifiedRoutes, ...furtherRoutes].filter(({ isForStaff }) => !isForStaff).map(toVisit)
const OWN: Visit[] = Object.keys(OWN_CONTENT).map((path) => ({ path, status: 200, isStill: false }))
const OF_STAFF: Visit[] = specifiedRoutes.filter(({ isForStaff }) => isForStaff).map(toVisit)

/**
 * Every page of the table, as a guest, as a customer and as staff, in both builds, or in the one that is named: nobody's
 * console may say a word.
 */
export async function run(asked: string[]): Promise<Figure> {
  const modes = MODES.filter((mode) => asked.length === 0 || asked.includes(mode))
  if (modes.includes('production')) await buildShop()
  const browser = await launchBrowser()
  try {
    const said: string[] = []
    for (const mode of modes) said.push(...(await walk(browser, mode)))
    for (const line of said.slice(0, SHOWN)) console.log(line)
    const pages = PUBLIC.length + OWN.length + OF_STAFF.length
    return {
      question: 'console',
      figure: `${pages} pages in ${modes.join(' and ')}: ${said.length} errors and warnings`,
      goal: 'at least 60 pages, 0 errors, 0 warnings',
      holds: pages >= 60 && said.length === 0,
    }
  } finally {
    await browser.close()
  }
}

async function walk(browser: Browser, mode: Mode): Promise<string[]> {
  const database = await startDemoDatabase()
  const stack = await startStack({ ...database, storefront: mode }).catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  process.env.E2E_SHOP_URL = stack.urls.storefront
  process.env.E2E_SERVICES_URL = stack.urls.services
  process.env.E2E_MAIL_URL = stack.urls.mail
  process.env.E2E_DATABASE_URL = database.adminUrl
  const open = async () => (await browser.newContext({ baseURL: stack.urls.storefront, locale: 'cs-CZ' })).newPage()
  try {
    const [guest, customer, staff] = [await open(), await open(), await open()]
    // The development server prepares its parts when they are first asked for, and may start the page anew for it.
    if (mode === 'development') for (const { path } of PUBLIC) await guest.goto(path)
    await liveElsewhere(customer.context())
    await signUp(customer)
    await signInAsStaff(staff)
    const said: string[] = []
    for (const [page, visits] of [
      [guest, PUBLIC],
      [customer, OWN],
      [staff, OF_STAFF],
    ] as const) {
      if (mode === 'development' && page !== guest) for (const { path } of visits) await page.goto(path)
      for (const visit of visits) said.push(...(await listen(page, visit)).map((line) => `${mode} ${line}`))
    }
    return said
  } finally {
    await stack.stop()
    await database.stop()
  }
}

async function listen(page: Page, { path, status, isStill }: Visit): Promise<string[]> {
  const said: string[] = []
  const onError = (error: Error) => said.push(`${path}: ${error.message}`)
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The browser notes every document that is not a 200; a page that is meant to be missing is no fault.
    if (status === 404 && message.text().includes('status of 404') && message.location().url === page.url()) return
    said.push(`${path}: ${message.text().split('\n')[0]} ${message.location().url}`)
  }
  page.on('pageerror', onError).on('console', onConsole)
  const response = await page.goto(path)
  if (response?.status() !== status) said.push(`${path}: answered ${response?.status()}`)
  // As a function: a string would be evaluated in the page, which its policy forbids.
  if (!isStill)
    await page.waitForFunction(() => (globalThis as unknown as Living).history.scrollRestoration === 'manual')
  await page.waitForTimeout(PATIENCE)
  page.off('pageerror', onError).off('console', onConsole)
  return said
}

function toVisit({ url, status, isStill = false }: RouteCase): Visit {
  return { path: url, status, isStill }
}
