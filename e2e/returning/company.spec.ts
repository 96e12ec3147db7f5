import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { becomeCompany } from '../journeys/company-account.ts'
import { orderOnInvoice } from '../journeys/company-order.ts'
import { liveElsewhere, signUp } from '../journeys/customer-account.ts'
import { overflow } from '../journeys/screens.ts'
import { leaveInStock, query } from '../journeys/shop-database.sql.ts'

const BAG = 'CN-GR-KUR-A-12K'

test.beforeEach(async ({ context }) => liveElsewhere(context))

async function dueDaysAgo(number: string, days: number): Promise<void> {
  await query(
    `update shop.payments set due_on = (now() at time zone 'Europe/Prague')::date - $2::int
      where order_id = (select id from shop.orders where number = $1)`,
    [number, days],
  )
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a company sees what it owes and for how long, and what an old debt stops', async ({ page, context }) => {
      await leaveInStock(BAG, 100)
      const email = await becomeCompany(page)
      const main = page.getByRole('main')
      await page.goto('/ucet/firma')
      await expect(main.getByRole('heading', { name: 'Nic nedlužíte' })).toBeVisible()
      await expect(main.getByText(/80\s000\sKč/).first()).toBeVisible()

      await putIntoCart(context, BAG, 6)
      const order = await orderOnInvoice(context, email)
      await dueDaysAgo(order.number, 3)
      await page.goto('/ucet/firma')
      const table = main.getByRole('table')
      await expect(table.getByText(order.number).filter({ visible: true }).first()).toBeVisible()
      await expect(table.getByText(/3\sdny po/)).toBeVisible()
      await expect(main.getByText(/1–14\sdní po splatnosti, 1\sfaktura/)).toBeVisible()
      await expect(main.getByText(/Objednávku na\sfakturu teď nejdřív schválíme/)).toBeVisible()

      await dueDaysAgo(order.number, 20)
      await putIntoCart(context, BAG, 6)
      await page.goto('/ucet/firma')
      await expect(main.getByText(/Na\sfakturu teď nepošleme nic nového/)).toBeVisible()
      const { paymentOptions } = await callServices(context, 'GET', '/checkout')
      expect(paymentOptions.find(({ code }: { code: string }) => code === 'na-fakturu').refusal.code).toBe(
        'invoice_overdue',
      )
      if (!javaScriptEnabled) return
      await expectAccessible(page)
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
    })
  })
}

test('who buys for themselves is told how to become a company', async ({ page }) => {
  await signUp(page)
  await page.goto('/ucet/firma')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Firemní nákup je pro schválené firmy' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Požádat o velkoobchod' })).toHaveAttribute('href', '/velkoobchod#zadost')
})
