import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { runJob } from '../paying.ts'
import { DETAILS, SKU, variantId, visit } from '../shopping.ts'

const shop = openShop()
const ALL = ['PAYMENT_CARD', 'BANK_ACCOUNT', 'GPAY', 'APPLE_PAY']

async function offered(): Promise<string[]> {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU.can) })
  const { value } = await guest.call('saveDetails', DETAILS)
  return value.paymentOptions.map(({ code }) => code)
}

test('what the gateway takes decides what is offered, and silence changes nothing', async () => {
  expect(await offered()).toEqual(expect.arrayContaining(['karta', 'apple-pay', 'google-pay', 'dobirka']))

  shop.partners.gopay.setFaults({ instruments: ['PAYMENT_CARD', 'GPAY'] })
  await runJob(shop, 'ask-instruments')
  expect(await offered()).not.toContain('apple-pay')
  expect(await offered()).toEqual(expect.arrayContaining(['karta', 'google-pay', 'dobirka']))

  // An answer that would leave nobody a card is not believed.
  shop.partners.gopay.setFaults({ instruments: ['BANK_ACCOUNT'] })
  await runJob(shop, 'ask-instruments')
  expect(await offered()).toContain('karta')

  shop.partners.gopay.setFaults({ instruments: ALL })
  await runJob(shop, 'ask-instruments')
  expect(await offered()).toContain('apple-pay')
})
