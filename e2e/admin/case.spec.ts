import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { BAG_2_KG, callServices } from '../journeys/checkout-journey.ts'
import { signUp } from '../journeys/customer-account.ts'
import { packOrder } from '../journeys/payment-journey.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
const PHOTO = join(import.meta.dirname, '../../database/seed/demo/media/packshots/acc-lano.webp')

async function deliver(warehouse: Page, orderId: number): Promise<void> {
  const parcelIds = await packOrder(warehouse.context(), orderId)
  await callServices(warehouse.context(), 'POST', '/staff/parcels/hand-over', { parcelIds })
  for (const id of parcelIds) await callServices(warehouse.context(), 'POST', `/staff/parcels/${id}/delivery`, {})
}

/** One of two bags came torn; its number. */
async function complain(shop: Page): Promise<string> {
  const { orders } = await callServices(shop.context(), 'GET', '/customer/cases')
  const main = shop.getByRole('main')
  await shop.goto(`/l/reklamace/${orders[0].token}`)
  await main.getByLabel(/Kolik kusů/).selectOption('1')
  await main.getByRole('radio', { name: 'Poškozený obal' }).check({ force: true })
  await main.getByLabel('Popište to vlastními slovy').fill('Pytel přišel natržený v rohu a sype se.')
  await main
    .getByLabel(/Fotky/)
    .setInputFiles({ name: 'pytel.webp', mimeType: 'image/webp', buffer: await readFile(PHOTO) })
  await main.getByRole('button', { name: 'Odeslat reklamaci' }).click()
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Máme to. Čenicháme.')
  const { cases } = await callServices(shop.context(), 'GET', '/customer/cases')
  return cases[0].number
}

test('a torn bag is received by its number, decided with what follows seen first, and paid back with a credit note', async ({
  page: shop,
  openOffice,
}) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, pieces: 2 })
  const warehouse = await openOffice('staff_warehouse', '/pripady')
  await deliver(warehouse, orderId)
  const number = await complain(shop)

  await warehouse.getByLabel('Číslo případu z balíku').fill(number.toLowerCase())
  await warehouse.keyboard.press('Enter')
  await expect(warehouse.getByRole('heading', { name: `Reklamace ${number}` })).toBeVisible()
  await expect(warehouse.getByText('Rozhoduje péče o zákazníky nebo správa.')).toBeVisible()
  await expectAccessible(warehouse, DESK)
  await warehouse.keyboard.press('r')
  await warehouse.getByLabel(/^V jakém stavu/).selectOption('poškozené')
  await expectAccessible(warehouse, DESK)
  await warehouse.getByRole('button', { name: 'Zboží dorazilo' }).click()
  await expect(warehouse.getByText('Zboží je přijaté.')).toBeVisible()

  const page = await openOffice('staff_support', '/pripady')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expectAccessible(page, DESK)
  await page.getByRole('link', { name: number }).press('Enter')
  await expect(page.getByText('„Pytel přišel natržený v rohu a sype se.“')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Fotka 1/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('cell', { name: '1 ks, poškozené' })).toBeVisible()

  await page.keyboard.press('w')
  const talk = page.getByRole('dialog', { name: 'Napsat zákazníkovi' })
  await talk.getByLabel('Šablona').selectOption({ index: 1 })
  await expect(talk.getByLabel('Text odpovědi')).not.toHaveValue('')
  await talk.getByLabel('Text odpovědi').fill('Děkujeme za fotku, pytel hned posoudíme.')
  await expectAccessible(page, DESK)
  await page.keyboard.press('Control+Enter')
  await expect(talk.getByText('Odpověď odešla.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(talk).toBeHidden()

  await page.keyboard.press('4')
  await expect(page.getByText('Doplňte důvod.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rozhodnout/ })).toBeDisabled()
  await page.keyboard.press('1')
  await expect(page.getByText(/^Zákazník dostane .* zpět na kartu\. Opravný doklad se vystaví/)).toBeVisible()
  await expectAccessible(page, DESK)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Rozhodnuto, zákazník dostane e-mail.')).toBeVisible()
  await expect(page.getByText('Uznat, vrátit peníze')).toBeVisible()
  await expectAccessible(page, DESK)

  const noted = `select d.kind, d.gross = -r.amount as "isAll" from shop.documents d join shop.refunds r on r.id = d.refund_id
     join shop.cases c on c.id = r.case_id where c.number = $1 and r.amount = c.decided_amount`
  await expect.poll(() => query(noted, [number]), { timeout: 60_000 }).toEqual([{ kind: 'credit_note', isAll: true }])
})

test('a complaint by phone is written down at its order and opens as a case', async ({ page: shop, openOffice }) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG })
  const page = await openOffice('staff_support', `/objednavky/${orderId}`)
  await page.getByRole('button', { name: 'Založit případ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Založit případ za zákazníka' })
  await dialog
    .getByLabel(/^Kolik kusů/)
    .first()
    .fill('1')
  await dialog.getByLabel('Co je špatně').selectOption('Poškozený obal')
  await dialog.getByLabel('Co se stalo').fill('Pytel se sype ze švu.')
  await expectAccessible(page, DESK)
  await dialog.getByRole('button', { name: 'Založit a potvrdit zákazníkovi' }).click()
  await expect(page.getByRole('heading', { name: /^Reklamace R/ })).toBeVisible()
  await expect(page.getByText(/^telefon .*, zapsáno/)).toBeVisible()
})
