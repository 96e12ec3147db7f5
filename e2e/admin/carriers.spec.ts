import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { orderToDoor } from '../journeys/bought-before.ts'
import { bring, openDesk } from '../journeys/case-desk.sql.ts'
import { BAG_2_KG, callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail } from '../journeys/customer-account.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { commandFake, packOrder } from '../journeys/payment-journey.ts'
import { askBank, askWorker, promisedDays, query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('everybody sees where the points of the checkout come from and whether they are read', async ({ openOffice }) => {
  const page = await openOffice('staff_support', '/nastaveni/doprava')
  const feeds = page.getByRole('table', { name: 'Výdejní místa dopravců' })
  await expect(feeds.getByRole('row', { name: /^Zásilkovna/ })).toContainText('Zásilkovna – Z-BOX')
  await expect(feeds.getByRole('row', { name: /^Balíkovna/ })).toContainText('nepřipojeno')
  await expectAccessible(page, DESK)
})

test('who was promised a day that is over reads it from us, and the queue of today has the parcel', async ({
  browser,
  openOffice,
}) => {
  test.setTimeout(300_000)
  const shop = await openOwnShop()
  const guests = await browser.newContext({ baseURL: shop.url, locale: 'cs-CZ', timezoneId: 'Europe/Prague' })
  try {
    const email = newEmail()
    await putIntoCart(guests, BAG_2_KG)
    const { orderId, number } = await orderToDoor(guests, { email, payment: 'dobirka' })
    const warehouse = await openDesk(browser, 'staff_warehouse')
    const parcelIds = await packOrder(warehouse, orderId)
    await callServices(warehouse, 'POST', '/staff/parcels/hand-over', { parcelIds })
    await warehouse.close()
    const promised = await promisedDays(number)
    const after = new Date(Date.parse(promised?.to ?? '') + 86_400_000).toISOString().slice(0, 10)
    await shop.moveTo(after, '10:00')
    await askWorker('tell-late-parcels')
    const late = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('má zpoždění'))
    await expect.poll(async () => (await late()).length, { timeout: 30_000 }).toBe(1)

    const page = await openOffice('staff_support', '/')
    const queue = page.getByRole('row', { name: /Opožděné zásilky/ })
    await expect(queue).toContainText(number)
    await expectAccessible(page, DESK)
    // The clock of a browser does not move with the shop, so the list itself would look for other days.
    await expect(queue.getByRole('link', { name: 'Opožděné zásilky' })).toHaveAttribute('href', /pohled=opozdene/)
    await askWorker('tell-late-parcels')
    await page.reload()
    expect(await late()).toHaveLength(1)
  } finally {
    await guests.close()
    await shop.stop()
  }
})

test('a file of cash is uploaded, its transfer comes, and its orders are paid; what differs stays for a person', async ({
  browser,
  context,
  openOffice,
}) => {
  const warehouse = await openDesk(browser, 'staff_warehouse')
  const orders: { orderId: number; number: string; payable: number }[] = []
  for (const _ of ['good', 'short']) {
    await putIntoCart(context, BAG_2_KG)
    const { orderId, number } = await orderToDoor(context, { email: newEmail(), payment: 'dobirka' })
    await bring(warehouse, orderId)
    const [row] = await query<{ payable: string }>('select payable from shop.orders where id = $1', [orderId])
    orders.push({ orderId, number, payable: Number(row?.payable) })
  }
  await warehouse.close()
  const [good, short] = orders as [(typeof orders)[0], (typeof orders)[0]]
  const lines = ['VS;Částka', `${good.number};${good.payable / 100}`, `${short.number};${short.payable / 100 - 50}`]
  const symbol = good.number.slice(-8).replace(/^0+/, '')

  const page = await openOffice('staff_accounting', '/platby?fronta=dobirky')
  await page.getByRole('button', { name: 'Nahrát soubor odvodu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nahrát soubor odvodu' })
  await dialog.getByRole('combobox', { name: 'Dopravce' }).selectOption('PPL')
  await dialog.getByLabel('Variabilní symbol převodu').fill(symbol)
  const upload = (text: string) =>
    dialog
      .getByLabel('Soubor')
      .setInputFiles({ name: `odvod-${good.number}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await upload('VS;Jméno\n1;Jana')
  await dialog.getByRole('button', { name: 'Nahrát' }).click()
  await expect(dialog).toContainText('V hlavičce chybí sloupec s částkou')
  await upload(lines.join('\n'))
  await expectAccessible(page, DESK)
  await dialog.getByRole('button', { name: 'Nahrát' }).click()
  const row = page
    .getByRole('table', { name: 'Odvody dopravců' })
    .getByRole('row', { name: `odvod-${good.number}.csv` })
  await expect(row).toContainText('čeká na převod')

  const amount = good.payable + short.payable - 50_00
  await commandFake(process.env.E2E_FIO_URL, 'transfers', {
    amount,
    variableSymbol: symbol,
    counterAccount: '19-123/0100',
  })
  await expect(async () => {
    await askBank()
    await askWorker('match-remittances')
    await page.reload()
    await expect(row).toContainText('převod přišel', { timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  await expect(row).toContainText('1 / 2')
  await expect(row.getByRole('link', { name: `Objednávka ${short.number}` })).toBeVisible()
  await expect(row).toContainText('přišlo jen')
  await expectAccessible(page, DESK)
  await page.goto(`/objednavky/${good.orderId}`)
  await expect(page.getByText('zaplaceno', { exact: true })).toBeVisible()
})
