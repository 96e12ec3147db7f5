import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore, orderToDoor } from '../journeys/bought-before.ts'
import { BAG_2_KG, callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail, signUp } from '../journeys/customer-account.ts'
import { commandFake, orderLinkFrom, packOrder } from '../journeys/payment-journey.ts'
import { askBank, query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

/** A transfer as a hurried person sends it, read from the statement; its number once it waits for somebody. */
async function sendStray(amount: number, variableSymbol: string): Promise<number> {
  const message = `Krmivo ${variableSymbol}`
  await commandFake(process.env.E2E_FIO_URL, 'transfers', {
    amount,
    variableSymbol,
    message,
    counterAccount: '1234567890/0800',
  })
  let id = 0
  await expect(async () => {
    await askBank()
    const rows = await query<{ id: string }>(
      `select id from shop.bank_movements where variable_symbol = $1 and match = 'for_staff'`,
      [variableSymbol],
    )
    id = Number(rows[0]?.id)
    expect(id).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  return id
}

/** One digit is wrong. */
const mistyped = (number: string) => `${number.slice(0, -2)}${9 - Number(number.at(-2))}${number.at(-1)}`

test('money under a mistyped number is assigned by keys, and its order is paid', async ({ context, openOffice }) => {
  await putIntoCart(context, BAG_2_KG)
  const { orderId, number } = await orderToDoor(context, { email: newEmail(), payment: 'prevod-qr' })
  const [order] = await query<{ payable: string }>('select payable from shop.orders where id = $1', [orderId])
  const movement = await sendStray(Number(order?.payable), mistyped(number))

  const page = await openOffice('staff_accounting', `/platby?fronta=k-prirazeni&pohyb=${movement}`)
  const pane = page.getByRole('complementary', { name: 'Komu peníze patří' })
  await expect(pane.getByText('•••7890/0800')).toBeVisible()
  await expect(pane.getByRole('button', { name: 'Vyberte objednávku' })).toBeDisabled()
  const choice = pane.getByRole('radio', { name: number })
  await expect(choice).toBeVisible()
  await expect(choice).not.toBeChecked()
  await expectAccessible(page, DESK)
  await page.keyboard.press('p')
  await expect(pane.getByRole('radio').first()).toBeFocused()
  await choice.press('Space')
  await expect(pane.getByText(`Objednávka ${number} bude zaplacená a půjde dál.`)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`Přiřazeno k objednávce ${number}.`)).toBeVisible()

  await page.goto(`/objednavky/${orderId}`)
  await expect(page.getByText('přijatá')).toBeVisible()
  await expect(page.getByText('zaplaceno', { exact: true })).toBeVisible()
})

test('what was paid twice is given back from the page of the order', async ({ context, openOffice }) => {
  await putIntoCart(context, BAG_2_KG)
  const { orderId, number } = await orderToDoor(context, { email: newEmail(), payment: 'prevod-qr' })
  const [order] = await query<{ payable: string }>('select payable from shop.orders where id = $1', [orderId])
  const transfer = { amount: Number(order?.payable), variableSymbol: number, counterAccount: '1234567890/0800' }
  for (const _ of ['once', 'twice']) await commandFake(process.env.E2E_FIO_URL, 'transfers', transfer)
  await expect(async () => {
    await askBank()
    const taken = await query(
      `select from shop.bank_movements where variable_symbol = $1 and match in ('paid', 'surplus')`,
      [number],
    )
    expect(taken).toHaveLength(2)
  }).toPass({ timeout: 60_000 })

  const page = await openOffice('staff_support', `/objednavky/${orderId}`)
  await page.getByRole('checkbox', { name: /^Peníze navíc, bez kusů/ }).check()
  await expect(page.getByText(/převodem, který odešle člověk z Plateb. Doklad se nemění./)).toBeVisible()
  await page.getByRole('textbox', { name: /^Účet zákazníka/ }).fill('2000145399/2010')
  await page.getByRole('textbox', { name: /^Důvod/ }).fill('Zaplaceno dvakrát')
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: /^Vrátit/ }).click()
  await expect(page.getByText(/^Vrací se/)).toBeVisible()

  const books = await openOffice('staff_accounting', '/platby?fronta=vratky')
  await expect(books.getByRole('row', { name: number }).getByText('2000145399/2010')).toBeVisible()
})

test('support looks at payments and assigns none; every tab stands', async ({ openOffice }) => {
  await sendStray(12_345, '9900112233')
  const page = await openOffice('staff_support', '/platby')
  await expect(page.getByText('Přiřazuje účtárna nebo správa.')).toBeVisible()
  for (const [key, shown] of [
    ['2', 'Vratky'],
    ['3', 'Dobírky u dopravců'],
    ['4', 'Neuhrazené faktury'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('navigation', { name: shown })).toBeVisible()
    await expectAccessible(page, DESK)
  }
  await page.keyboard.press('5')
  await expect(page.getByRole('heading', { name: 'Součty období' })).toBeVisible()
  await expect(page.getByText('Soubory stahuje účtárna nebo správa.')).toBeVisible()
  await expectAccessible(page, DESK)
})

/** The warehouse has sent it, so there is an invoice to correct. */
async function ship(warehouse: Page, orderId: number): Promise<void> {
  const parcelIds = await packOrder(warehouse.context(), orderId)
  await callServices(warehouse.context(), 'POST', '/staff/parcels/hand-over', { parcelIds })
}

test('one piece is paid back by keys, its credit note is opened, and the customer reads of it', async ({
  page: shop,
  openOffice,
}) => {
  const email = await signUp(shop)
  const orderId = await boughtBefore(shop.context(), email, { sku: BAG_2_KG, pieces: 2 })
  await ship(await openOffice('staff_warehouse', '/objednavky'), orderId)

  const page = await openOffice('staff_support', `/objednavky/${orderId}`)
  await expect(page.getByText('faktura FV')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByLabel(/^Kolik kusů vrátit/).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: /^Vrátit/ })).toBeEnabled()
  const reason = page.getByRole('textbox', { name: /^Důvod/ })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(reason).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.type('Roztržený pytel')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Vrací se/)).toBeVisible()

  const note = page.getByRole('button', { name: /^PDF OD/ })
  await expect(async () => {
    await page.reload()
    await expect(note).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(page, DESK)
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/staff/documents/')),
    note.press('Enter'),
  ])
  const { filename, content } = (await answer.json()) as { filename: string; content: string }
  expect(filename).toMatch(/^OD\d{10}\.pdf$/)
  expect(Buffer.from(content, 'base64').subarray(0, 4).toString()).toBe('%PDF')

  await shop.goto(await orderLinkFrom(email, /Vracíme vám/))
  await expect(shop.getByText('Opravný doklad', { exact: false }).first()).toBeVisible()
  await expect(shop.getByText(filename.replace('.pdf', ''))).toBeVisible()

  const books = await openOffice('staff_accounting', '/platby?fronta=doklady')
  await expect(books.getByRole('heading', { name: 'Export pro účtárnu' })).toBeVisible()
  await expectAccessible(books, DESK)
  for (const [button, first] of [
    ['Pohoda XML', '<?xml'],
    ['ISDOC zip', 'PK'],
    ['CSV', '\uFEFF"Číslo"'],
  ] as const) {
    const [download] = await Promise.all([
      books.waitForEvent('download'),
      books.getByRole('button', { name: button }).click(),
    ])
    const bytes = (await readFile(await download.path())).toString()
    expect(bytes.startsWith(first)).toBe(true)
    expect(bytes).toContain(filename.replace('.pdf', ''))
  }
})
