import { expect, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { signUp } from '../journeys/customer-account.ts'
import { overflow } from '../journeys/screens.ts'
import { query } from '../journeys/shop-database.sql.ts'

const WIDTHS = [320, 390, 1024, 1440]

/** A wholesaler whose entry has come back; what is asked before a first one is tested with the services. */
async function makeWholesaler(email: string): Promise<void> {
  await query(
    `update shop.customers c set customer_group_id = g.id from shop.customer_groups g where g.code = 'velkoobchod' and c.email = $1`,
    [email],
  )
  await query(
    `insert into internal.retailer_entries (customer_id, state, fields, sent_at, answer_by, reason)
     select id, 'returned', $2, now(), current_date, 'Doplňte číslo domu.' from shop.customers where email = $1`,
    [
      email,
      {
        ...{ name: 'U Rexe', type: 'pet_shop', street: 'Dlouhá', city: 'Tišnov', postalCode: '66601', email: null },
        ...{ phone: '', web: '', note: '', openingHours: [[], [], [], [], [], [], []], onHolidays: 'closed' },
        ...{ dogsWelcome: false, wheelchair: false, pickupOfOrders: false },
      },
    ],
  )
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'an own shop' : 'an own shop without scripts', () => {
    test.use({ javaScriptEnabled: withScript, viewport: { width: 1024, height: 900 } })

    test('is written in the account and waits for people', async ({ page }) => {
      const email = await signUp(page)
      await page.goto('/ucet/prodejna')
      await expect(page.getByRole('heading', { name: 'Mapa je pro schválené odběratele' })).toBeVisible()
      const nav = page.getByRole('navigation', { name: 'Účet', exact: true })
      await expect(nav.getByRole('link', { name: 'Prodejna na mapě' })).toHaveCount(0)
      await makeWholesaler(email)
      await page.goto('/ucet/prehled')
      await expect(nav.getByRole('link', { name: 'Rychlá objednávka' })).toBeVisible()
      await expect(nav.getByRole('link', { name: 'Vrhová kniha' })).toHaveCount(0)
      await nav.getByRole('link', { name: 'Prodejna na mapě' }).click()
      await expect(page.getByText('Doplňte číslo domu.')).toBeVisible()

      await page.getByLabel('Ulice a číslo').fill('Dlouhá 5')
      await page.getByRole('textbox', { name: 'Web (nepovinné)' }).fill('urexe.example')
      await page.getByLabel('Pondělí').fill('od rána')
      await page.getByRole('button', { name: 'Odeslat ke kontrole' }).click()
      await expect(page.getByText('Napište otevírací dobu jako').first()).toBeVisible()
      await page.getByLabel('Pondělí').fill('9–12, 13–17')
      await page.getByRole('button', { name: 'Odeslat ke kontrole' }).click()
      await expect(page.getByText('Zkontrolujeme ho a zveřejníme do pěti pracovních dnů.')).toBeVisible()
      await expect(page.getByText('Záznam kontrolujeme.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Web (nepovinné)' })).toHaveValue('https://urexe.example')
      if (withScript) await expectAccessible(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
      }
    })
  })
}
