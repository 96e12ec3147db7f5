import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { anotherPerson, becomeCompanyAt } from '../journeys/company-account.ts'
import { orderOnInvoice } from '../journeys/company-order.ts'
import { liveElsewhere } from '../journeys/customer-account.ts'
import { addressFromMail, newestMail } from '../journeys/mail-inbox.ts'
import { overflow } from '../journeys/screens.ts'
import { leaveInStock } from '../journeys/shop-database.sql.ts'

const BAG = 'CN-GR-KUR-A-12K'

test.beforeEach(async ({ context }) => liveElsewhere(context))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'an order that waits' : 'an order that waits, without scripts', () => {
    test.use({ javaScriptEnabled })
    test.setTimeout(180_000)

    test('is taken back by its buyer, ordered again, and taken over by who decides', async ({ page, browser }) => {
      await leaveInStock(BAG, 200)
      await becomeCompanyAt(page)
      const buyer = await anotherPerson(browser, { javaScriptEnabled, name: ['Tomáš', 'Beneš'] })
      const invited = { role: 'buyer', orderLimit: 0, email: buyer.email }
      await callServices(page.context(), 'POST', '/customer/company/invitations', invited)
      const letter = await addressFromMail(buyer.email, /\/l\/pozvanka\/[\w-]{43}/)
      const accept = new URL(letter, 'https://cenich.example').pathname.replace('/l/pozvanka/', '/company-invitations/')
      await callServices(buyer.context, 'POST', `${accept}/accept`)

      await putIntoCart(buyer.context, BAG, 20)
      const first = await orderOnInvoice(buyer.context, buyer.email)
      expect(first.state).toBe('awaiting_approval')
      await buyer.page.goto('/ucet/firma')
      const main = buyer.page.getByRole('main')
      await expect(main.getByText(/zrušíme ji a\s+zboží vrátíme/)).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(buyer.page)
      for (const width of [320, 390, 1440]) {
        await buyer.page.setViewportSize({ width, height: 900 })
        expect(await overflow(buyer.page), `${width} px`).toBeLessThanOrEqual(0)
      }
      await main.getByRole('button', { name: `Upravit: ${first.number}` }).click()
      await expect(buyer.page).toHaveURL('/kosik/obsah')
      const { lines } = await callServices(buyer.context, 'GET', '/cart')
      expect(lines).toMatchObject([{ pieces: 20 }])

      const again = await orderOnInvoice(buyer.context, buyer.email)
      expect(again.state).toBe('awaiting_approval')
      await page.goto('/ucet/firma')
      const office = page.getByRole('main')
      const waiting = office.getByRole('listitem').filter({ hasText: again.number })
      await expect(office.getByText(first.number, { exact: true })).toHaveCount(0)
      await waiting.getByText('Upravit', { exact: true }).click()
      await expect(waiting.getByText(/kolegovi o\s+tom napíšeme/)).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
      await waiting.getByRole('button', { name: `Převzít do košíku: ${again.number}` }).click()
      await expect(page).toHaveURL('/kosik/obsah')
      await buyer.page.goto('/ucet/firma')
      await expect(main.getByText(/Zamítnuto: Přebírám ji/)).toBeVisible()
      await expect
        .poll(async () => (await newestMail(buyer.email)).text, { timeout: 30_000 })
        .toContain('Přebírám ji k úpravě')
      await buyer.context.close()
    })
  })
}
