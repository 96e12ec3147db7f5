import { takePort } from '@shop/database/take-port'
import { launchBrowser } from '@shop/stack/browser'
import { startBuiltShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import type { Page } from 'playwright-core'
import { auditPage } from '../lighthouse/audit-page.ts'
import { fillCart, fillDetails, placeOrder } from './buyer.ts'
import { signUp } from './customer.ts'

const OPEN = ['/prihlasit-se', '/registrace', '/potvrzeni-registrace', '/zapomenute-heslo', '/l']
const FUNNEL = ['/kosik/obsah', '/kosik/dodaci-udaje', '/kosik/doprava-a-platba']
const THANKS = ['/kosik/dekujeme']
const ACCOUNT = ['prehled', 'adresy', 'osobni-udaje', 'prehled-kreditu', 'zmena-hesla', 'psi'].map(
  (name) => `/ucet/${name}`,
)

/** Lighthouse's accessibility of pages that belong to one customer: signing in, the account and the way to an order. */
export async function run(): Promise<Figure> {
  const shop = await startBuiltShop()
  const port = await takePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  try {
    const base = shop.urls.storefront
    const page = await browser.newPage({ baseURL: base })
    const short: string[] = []
    const audit = async (paths: string[]) => {
      const cookie = await cookieOf(page)
      for (const path of paths) {
        const { scores } = await auditPage(base + path, { port, categories: ['accessibility'], cookie })
        console.log(path, scores.accessibility)
        if (scores.accessibility < 100) short.push(`${path} ${scores.accessibility}`)
      }
    }
    await audit(OPEN)
    await fillCart(page)
    await fillDetails(page)
    await audit(FUNNEL)
    await placeOrder(page)
    await audit(THANKS)
    await signUp(page, shop.urls.mail)
    await audit(ACCOUNT)
    const count = OPEN.length + FUNNEL.length + THANKS.length + ACCOUNT.length
    return {
      question: 'lighthouse-access',
      figure: short.length === 0 ? `100 on all ${count} pages` : short.join(', '),
      goal: '100 on each',
      holds: short.length === 0,
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function cookieOf(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}
