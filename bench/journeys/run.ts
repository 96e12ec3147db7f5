import { launchBrowser } from '@shop/stack/browser'
import { startBuiltShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import type { Stack } from '@shop/stack/start-stack'
import type { Browser, Page } from 'playwright-core'
import { signUp } from '../lighthouse-access/customer.ts'
import { type Effort, takeInHand } from './hand.ts'
import { openPhone } from './slow-phone.ts'
import { findFood, order, orderToPoint, pay } from './walks.ts'

interface Journey {
  name: string
  most: Omit<Effort, 'seconds'>
  walk: (page: Page, shop: Stack) => Promise<Effort>
}

const FINDER = '/najit-krmivo'

const JOURNEYS: Journey[] = [
  { name: 'newcomer with an allergic dog, paid', most: { taps: 14, fields: 5 }, walk: comeForTheFirstTime },
  { name: 'reorder after opening', most: { taps: 2, fields: 0 }, walk: comeBack },
  { name: 'finder to cart', most: { taps: 7, fields: 1 }, walk: chooseFood },
]

/**
 * What a customer has to do on a slow phone; seconds are printed and have no goal, for a machine has other things to do.
 * Arguments: `built` when the shop was built a moment ago, as in the gate.
 */
export async function run(asked: string[]): Promise<Figure> {
  const shop = await startBuiltShop({ isBuilt: asked.includes('built') })
  const browser = await launchBrowser()
  try {
    const figures: string[] = []
    let holds = true
    for (const { name, most, walk } of JOURNEYS) {
      const { taps, fields, seconds } = await onPhone(browser, shop, walk)
      holds &&= taps <= most.taps && fields <= most.fields
      figures.push(`${name}: ${taps} taps, ${fields} fields, ${seconds.toFixed(1)} s`)
      console.log(figures.at(-1))
    }
    const goal = JOURNEYS.map(({ name, most }) => `${name} ≤ ${most.taps} taps, ${most.fields} fields`).join('; ')
    return { question: 'journeys', figure: figures.join('; '), goal, holds }
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function onPhone(browser: Browser, shop: Stack, walk: Journey['walk']): Promise<Effort> {
  const page = await openPhone(browser, shop.urls.storefront)
  try {
    return await walk(page, shop)
  } finally {
    await page.context().close()
  }
}

async function comeForTheFirstTime(page: Page): Promise<Effort> {
  await page.goto('/')
  const hand = takeInHand(page)
  await hand.tap(page.getByRole('button', { name: 'Vyberte za mě jedno' }))
  await page.waitForURL(/najit-krmivo/)
  await findFood(page, hand, [/kuře/i])
  await hand.tap(page.getByRole('link', { name: 'Otevřít košík' }).first())
  await page.waitForURL(/kosik\/obsah/)
  await orderToPoint(page, hand, 'poprve@priklad.cz')
  await pay(page, hand)
  return hand.effort()
}

async function comeBack(page: Page, shop: Stack): Promise<Effort> {
  await signUp(page, shop.urls.mail)
  await buyBefore(page)
  await page.goto('/ucet/prehled')
  const hand = takeInHand(page)
  await hand.tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Objednat znovu/ })
      .first(),
  )
  await page.getByRole('heading', { level: 1, name: 'Jako minule' }).waitFor()
  await order(page, hand)
  return hand.effort()
}

/** What made her a customer is not counted. */
async function buyBefore(page: Page): Promise<void> {
  const uncounted = takeInHand(page)
  await page.goto(FINDER)
  await findFood(page, uncounted)
  await page.goto('/kosik/obsah')
  await orderToPoint(page, uncounted, 'lighthouse@priklad.cz')
  await pay(page, uncounted)
}

async function chooseFood(page: Page): Promise<Effort> {
  await page.goto(FINDER)
  const hand = takeInHand(page)
  await findFood(page, hand)
  return hand.effort()
}
