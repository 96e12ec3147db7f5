import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import {
  callServices,
  chooseMethods,
  continueToShipping,
  fillDetails,
  placeOrder,
} from '../journeys/checkout-journey.ts'
import { newEmail } from '../journeys/customer-account.ts'
import { newestMail } from '../journeys/mail-inbox.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { hydrated } from '../journeys/shop-page.ts'
import { test } from './office.ts'

const SLUG = 'konzerva-zverina-s-brusinkami'
const MARK = /krátká\strvanlivost,?\sdo\s\d+\.\s\d+\.\s\d{4}/i

test('cans with little time left are offered with their day, and their day is in cart, mail and order', async ({
  page: shop,
  openOffice,
}) => {
  const [goods] = await query<{ id: number; day: string }>(
    `select v.id::int as id, to_char(current_date + 40, 'YYYY-MM-DD') as day
       from shop.variants v join shop.products p on p.id = v.product_id where p.slug = $1 and v.short_of is null order by v.position limit 1`,
    [SLUG],
  )
  const warehouse = await openOffice('staff_warehouse', '/sklad')
  await callServices(warehouse.context(), 'POST', '/staff/stock/intakes', {
    ...{ document: `DL ${randomUUID().slice(0, 8)}`, note: '' },
    lines: [
      {
        ...{ variantId: goods?.id, batchCode: `KT${randomUUID().slice(0, 6).toUpperCase()}` },
        ...{ bestBefore: goods?.day, producedOn: null, pieces: 4 },
      },
    ],
  })

  const offers = shop.getByRole('list', { name: 'Krátká trvanlivost za nižší cenu' })
  await expect(async () => {
    await shop.goto(`/produkt/${SLUG}`)
    await expect(offers).toBeVisible({ timeout: 1000 })
  }).toPass()
  await hydrated(shop)
  await expect(offers.getByText(MARK).first()).toBeVisible()
  await expect(offers.getByText(/Stejné balení s delší trvanlivostí za/)).toBeVisible()
  await expectAccessible(shop)
  await offers.getByRole('button', { name: /Do košíku/ }).click()
  await expect(shop.getByText(/je\sv\skošíku/).first()).toBeVisible()

  await shop.goto('/kosik/obsah')
  await expect(shop.getByRole('main').getByText(MARK).first()).toBeVisible()
  await expect(shop.getByRole('main').getByText('Pravidelně')).toHaveCount(0)
  const email = newEmail()
  await shop.goto('/kosik/dodaci-udaje')
  await fillDetails(shop, { email })
  await continueToShipping(shop)
  await chooseMethods(shop, /PPL/, /^Dobírka/)
  await expect(shop.getByRole('main').getByText(MARK).first()).toBeVisible()
  const number = await placeOrder(shop)
  expect((await newestMail(email)).text).toMatch(MARK)
  const [line] = await query<{ name: string }>(
    `select l.variant_name as name from shop.order_lines l join shop.orders o on o.id = l.order_id where o.number = $1 and l.kind = 'goods'`,
    [number],
  )
  expect(line?.name).toMatch(MARK)
})

test('the administration says how long goods must keep for whom', async ({ openOffice }) => {
  const page = await openOffice('staff_admin', '/sklad?cast=stav')
  await page.getByRole('button', { name: 'Pravidla trvanlivosti' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pravidla trvanlivosti' })
  await expect(dialog.getByLabel('Zvlášť od kolika dní do data')).toHaveValue('60')
  await expectAccessible(page, { widths: [1440, 1024] })
  const group = dialog.getByPlaceholder('jako ostatní').last()
  await dialog.getByLabel('Druhý krok od kolika dní').fill('80')
  await dialog.getByRole('button', { name: 'Uložit pravidla' }).click()
  await expect(dialog.getByText('Dny musí jít od nejvíc po nejmíň')).toBeVisible()
  await dialog.getByLabel('Druhý krok od kolika dní').fill('30')
  await group.fill('45')
  await dialog.getByRole('button', { name: 'Uložit pravidla' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Pravidla trvanlivosti' }).click()
  await expect(group).toHaveValue('45')
  // Other journeys pack for these groups.
  await group.fill('')
  await dialog.getByRole('button', { name: 'Uložit pravidla' }).click()
  await expect(dialog).toHaveCount(0)
})
