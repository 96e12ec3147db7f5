import { expect, test } from '@playwright/test'
import { boughtBefore } from '../journeys/bought-before.ts'
import { callServices, placeOrder } from '../journeys/checkout-journey.ts'
import { signUp } from '../journeys/customer-account.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { orderLinkFrom } from '../journeys/payment-journey.ts'
import { askWorker, leaveInStock, ordersOf, query, variantId } from '../journeys/shop-database.sql.ts'
import { hydrated } from '../journeys/shop-page.ts'

const SALMON = 'CN-GR-LOS-A-02K'
const CHICKEN = 'CN-GR-KUR-A-02K'

/** As if the carrier had brought everything. */
async function deliverAll(email: string): Promise<void> {
  await query(`set session_replication_role = replica;
    insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind)
      select id, now(), 'delivered', state, 'delivered', 'system' from shop.orders where email = '${email}' and state <> 'delivered';
    update shop.orders set state = 'delivered' where email = '${email}'`)
}

interface Cycle {
  state: string
  processOn: string
  /** Three whole days before it is packed, and one to be told in. */
  noticeOn: string
}

async function nextCycle(email: string): Promise<Cycle | undefined> {
  const [cycle] = await query<Cycle>(
    `select c.state, c.process_on::text as "processOn", (c.process_on - 4)::text as "noticeOn" from shop.plan_cycles c join shop.plans p on p.id = c.plan_id
      where p.email = $1 and c.cycle_no > 1 order by c.cycle_no desc limit 1`,
    [email],
  )
  return cycle
}

/** The worker does it, and the cycle is where it should be. */
async function until(job: string, email: string, state: string): Promise<Cycle> {
  await askWorker(job)
  await expect.poll(async () => (await nextCycle(email))?.state, { timeout: 30_000 }).toBe(state)
  const cycle = await nextCycle(email)
  if (!cycle) throw new Error('There is no next cycle.')
  return cycle
}

test('what ran out is replaced by what was agreed to: told three days ahead, and sent', async ({ browser }) => {
  test.setTimeout(300_000)
  const shop = await openOwnShop()
  const context = await browser.newContext({ baseURL: shop.url, locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
  try {
    const page = await context.newPage()
    const email = await signUp(page)
    await boughtBefore(context, email, { sku: CHICKEN, payment: 'dobirka', isKept: true })
    await page.goto('/produkt/granule-losos-s-bramborem')
    await hydrated(page)
    const main = page.getByRole('main')
    const pack = main.getByRole('link', { name: /^2\skg/ })
    await pack.click()
    // What was chosen for the pack before is forgotten with it.
    await expect(pack).toHaveAttribute('aria-current', 'true')
    await main.getByRole('radio', { name: /^Pravidelně/ }).check()
    await main.getByLabel('Jak často').selectOption('2')
    await main.getByRole('button', { name: 'Do košíku', exact: true }).first().click()
    await expect(page.getByText(/je\sv\skošíku/).first()).toBeVisible()
    await page.goto('/kosik/doprava-a-platba')
    await placeOrder(page)

    const [plan] = await callServices(context, 'GET', '/customer/plans')
    const substituteVariantId = await variantId(CHICKEN)
    await callServices(context, 'PUT', `/customer/plans/${plan.planId}`, {
      version: plan.version,
      stockPolicy: 'substitute',
      shippingCode: plan.shipping.code,
      paymentCode: plan.payment.code,
      lines: [{ variantId: await variantId(SALMON), pieces: 1, intervalDays: 14, substituteVariantId }],
    })
    await deliverAll(email)
    const { processOn, noticeOn } = await until('follow-cycles', email, 'planned')
    await leaveInStock(SALMON, 0)

    await shop.moveTo(noticeOn, '10:00')
    await until('announce-cycles', email, 'announced')
    await expect
      .poll(async () => (await mailsTo(email)).find(({ subject }) => subject.startsWith('Za tři dny'))?.text, {
        timeout: 30_000,
      })
      .toMatch(/Losos[^.]* teď nemáme, posíláme [^.]*Kuře/)

    await shop.moveTo(processOn, '00:10')
    await until('lock-cycles', email, 'locked')
    await shop.moveTo(processOn, '06:20')
    await until('place-cycles', email, 'ordered')
    const orders = await ordersOf(email)
    expect(orders).toHaveLength(3)
    await page.goto(await orderLinkFrom(email, new RegExp(`^Objednávka ${orders.at(-1)?.number}`)))
    await expect(page.getByRole('main')).toContainText('Kuře s hnědou rýží')
    await expect(page.getByRole('main')).toContainText('Zásilka z pravidelného doručení')
  } finally {
    await context.close()
    await shop.stop()
  }
})
