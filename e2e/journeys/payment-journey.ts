import { type BrowserContext, expect, type Page } from '@playwright/test'
import { BUTTON, callServices, chooseMethods, reachShipping } from './checkout-journey.ts'
import { mailsTo } from './mail-inbox.ts'
import { ordersOf } from './shop-database.sql.ts'

export const PPL = /PPL/

/** Presses the button of an order paid by card; ends at the gateway. */
export async function orderByCard(page: Page, email: string): Promise<string> {
  await reachShipping(page, { email })
  await chooseMethods(page, PPL, /Kartou online/)
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByRole('heading', { name: 'Zkušební platební brána' })).toBeVisible()
  const [order] = await ordersOf(email)
  return order?.number ?? ''
}

export async function pressAtGateway(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  // The key of the order stays in no address, whatever the gateway was told to come back to.
  await expect(page).toHaveURL('/kosik/dekujeme')
}

/** A switch or a door of a fake company. */
export async function commandFake(address: string | undefined, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${address}/__fake/${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The customer pays in a tab that we do not see any more. */
export async function payUnseen(number: string): Promise<void> {
  const gopay = process.env.E2E_GOPAY_URL
  const [payment] = (await commandFake(gopay, `payments?order_number=${number}`)) as { id: number }[]
  await commandFake(gopay, `payments/${payment?.id}/pay`, {})
}

/** The address of an order from the newest mail that has one. */
export async function orderLinkFrom(email: string, subject: RegExp): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const mail = (await mailsTo(email)).findLast((one) => subject.test(one.subject))
        link = /\/(?:kosik\/dekujeme\?objednavka=|l\/objednavka\/)[\w.-]+/.exec(mail?.text ?? '')?.[0]
        return link
      },
      { message: `a mail to ${email} about ${subject} with a link to the order`, timeout: 30_000 },
    )
    .toBeTruthy()
  return link ?? ''
}

interface Parcel {
  parcelId: number
  state: string
}

/** What the warehouse does with an order, until its parcels have their labels. */
export async function packOrder(staff: BrowserContext, orderId: number): Promise<number[]> {
  const started = await callServices(staff, 'POST', `/staff/orders/${orderId}/packing`, {})
  const ids = (started.parcels as Parcel[]).map(({ parcelId }) => parcelId)
  let parcels: Parcel[] = []
  for (const id of ids) parcels = (await callServices(staff, 'POST', `/staff/parcels/${id}/packing`, {})).parcels
  await expect
    .poll(
      async () => {
        parcels = (await callServices(staff, 'POST', `/staff/orders/${orderId}/packing`, {})).parcels
        return parcels.every(({ state }) => state === 'labelled')
      },
      { message: 'labels of the carrier', timeout: 30_000 },
    )
    .toBe(true)
  return ids
}
