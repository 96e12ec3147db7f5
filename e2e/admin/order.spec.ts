import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { orderAtBench } from '../journeys/bench-journey.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG, callServices } from '../journeys/checkout-journey.ts'
import { signUp } from '../journeys/customer-account.ts'
import { ordersOf, query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('an order is found by its number, held for a reason, let go, and one piece of it is paid back', async ({
  page: shop,
  openOffice,
}) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, pieces: 2 })
  const page = await openOffice('staff_support', '/objednavky?pohled=k-zabaleni')
  await expect(page.getByRole('table', { name: 'Objednávky' })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Historie' })).toBeVisible()

  await page.goto(`/objednavky/${orderId}`)
  const number = (await ordersOf(email))[0]?.number ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Najít nebo udělat' }).fill(number.slice(-6))
  await expect(page.getByRole('option', { name: number })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('y')
  await expect(page.getByText('Zaplaceno za řádek')).toBeVisible()
  await expectAccessible(page, DESK)

  // Who it is for is masked until somebody says why.
  await expect(page.getByText(email)).toBeHidden()
  await page.keyboard.press('z')
  await page.getByRole('button', { name: 'Volám zákazníkovi' }).click()
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('button', { name: 'Pozastavit' }).click()
  await page.getByRole('dialog').getByLabel('Důvod').fill('Číslo domu v ulici není.')
  await page.getByRole('dialog').getByRole('button', { name: 'Pozastavit' }).click()
  await expect(page.getByText('pozastavená', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Uvolnit' }).click()
  await expect(page.getByText('přijatá')).toBeVisible()

  await page
    .getByLabel(/^Kolik kusů vrátit/)
    .first()
    .fill('1')
  await page.getByRole('textbox', { name: /^Důvod/ }).fill('Roztržený pytel')
  await expect(page.getByText(/^Zákazník dostane .* zpět na kartu\. Faktura ještě není/)).toBeVisible()
  await expectAccessible(page, DESK)
  const button = page.getByRole('button', { name: /^Vrátit \d/ })
  const amount = (await button.textContent())?.replace('Vrátit ', '') ?? ''
  await button.press('Enter')
  await expect(page.getByText(`Vrací se ${amount}.`)).toBeVisible()
})

test('the warehouse sees goods and parcels, and neither persons nor prices', async ({ page: shop, openOffice }) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, payment: 'dobirka' })
  const page = await openOffice('staff_warehouse', `/objednavky/${orderId}`)
  await expect(page.getByRole('heading', { name: 'Zboží a cena' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Peníze' })).toBeHidden()
  await expect(page.getByText('Novotná')).toBeHidden()
  await page.goto('/platby')
  await expect(page.getByText('Tuhle obrazovku neotevřete')).toBeVisible()
})

test('two edit one order: other fields go together, the same one is chosen, and nothing that was typed is lost', async ({
  page: shop,
  openOffice,
}) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, payment: 'dobirka' })
  const jana = await openOffice('staff_support', `/objednavky/${orderId}`)
  await beginEdit(jana, { isFirst: true })
  const marek = await openOffice('staff_admin', `/objednavky/${orderId}`)
  await expect(marek.getByText('upravuje Jana Dvořáková')).toBeVisible()
  await beginEdit(marek, { isFirst: true })
  await expectAccessible(marek, DESK)

  await jana.getByLabel('Telefon zákazníka').fill('602 111 222')
  await jana.keyboard.press('Control+Enter')
  await expect(jana.getByText('Uloženo.')).toBeVisible()
  await marek.getByLabel('Poznámka').fill('Nechte u sousedů')
  await marek.keyboard.press('Control+Enter')
  await expect(marek.getByText('Mezitím se změnilo (Jana Dvořáková): telefon zákazníka.')).toBeVisible()

  // Jana still looks at what she saved: now both write into one field, and Marek into another too.
  await beginEdit(jana)
  await beginEdit(marek)
  await marek.getByLabel('Příjmení').fill('Nováková')
  await marek.keyboard.press('Control+Enter')
  await expect(marek.getByRole('dialog')).toBeHidden()
  await jana.getByLabel('Příjmení').fill('Novotná Malá')
  await jana.getByLabel('Firma').fill('Útulek Hlinsko')
  await jana.keyboard.press('Control+Enter')
  const both = jana.getByRole('group', { name: 'Co platí: Příjmení' })
  await expect(both.getByText('Novotná Malá')).toBeVisible()
  await expect(both.getByText('Nováková')).toBeVisible()
  await expectAccessible(jana, DESK)
  await both.getByLabel(/Marek Kos/).press('Space')
  await jana.keyboard.press('Control+Enter')
  await expect(jana.getByRole('dialog')).toBeHidden()

  expect(await deliveryOf(orderId)).toMatchObject({
    phone: '+420602111222',
    note: 'Nechte u sousedů',
    delivery: { lastName: 'Nováková', company: 'Útulek Hlinsko', street: 'Zahradní 12' },
  })
})

test('a message about an order is answered on its page', async ({ page: shop, openOffice }) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, payment: 'dobirka' })
  const { number } = await orderAtBench(orderId)
  const ticket = { topic: 'order', name: 'Jitka', email, orderNumber: number, message: 'Zvonek nefunguje, volejte.' }
  await callServices(shop.context(), 'POST', '/tickets', ticket)
  const page = await openOffice('staff_support', `/objednavky/${orderId}`)
  await expect(page.getByText('Zvonek nefunguje, volejte.')).toBeVisible()
  await page.keyboard.press('w')
  await page.getByLabel('Text odpovědi').fill('Děkujeme, řidič zavolá.')
  await expectAccessible(page, DESK)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Odpověď odešla.')).toBeVisible()
  await shop.goto(`/ucet/objednavka/${orderId}`)
  await expect(shop.getByText('Děkujeme, řidič zavolá.')).toBeVisible()
})

async function beginEdit(page: Page, { isFirst = false } = {}): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Historie' })).toBeVisible()
  await page.keyboard.press('e')
  if (isFirst) await page.getByRole('button', { name: 'Řeším doručení' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Upravit doručení' })).toBeVisible()
}

async function deliveryOf(orderId: number) {
  const [row] = await query<{ phone: string; note: string; delivery: object }>(
    'select phone, note, delivery from shop.orders where id = $1',
    [orderId],
  )
  return row
}
