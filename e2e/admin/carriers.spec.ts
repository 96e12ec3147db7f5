import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { orderToDoor } from '../journeys/bought-before.ts'
import { openDesk } from '../journeys/case-desk.sql.ts'
import { BAG_2_KG, callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail } from '../journeys/customer-account.ts'
import { mailsTo } from '../journeys/mail-inbox.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { packOrder } from '../journeys/payment-journey.ts'
import { askWorker, promisedDays } from '../journeys/shop-database.sql.ts'
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
