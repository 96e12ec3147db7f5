import { expect, test } from 'vitest'
import { detectWallets } from './detect-wallets.ts'

const ANDROID = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)' }
const IPHONE = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }
const apple = (answer: () => boolean) => ({ canMakePayments: answer })

function request(answer: () => Promise<boolean>) {
  return class {
    canMakePayment() {
      return answer()
    }
  }
}
const refuse = () => {
  throw new Error('NotAllowedError')
}

test.each([
  [
    'a computer',
    { navigator: { userAgent: 'Mozilla/5.0 (X11; Linux)' }, PaymentRequest: request(async () => true) },
    [],
  ],
  ['an iPhone with a card', { navigator: IPHONE, ApplePaySession: apple(() => true) }, ['apple-pay']],
  ['an iPhone without', { navigator: IPHONE, ApplePaySession: apple(() => false) }, []],
  ['an Apple that refuses to say', { navigator: IPHONE, ApplePaySession: apple(refuse) }, []],
  ['an Android with a card', { navigator: ANDROID, PaymentRequest: request(async () => true) }, ['google-pay']],
  ['an Android without', { navigator: ANDROID, PaymentRequest: request(async () => false) }, []],
  ['an Android that refuses to say', { navigator: ANDROID, PaymentRequest: request(refuse) }, []],
  ['an old Android', { navigator: ANDROID }, []],
])('%s', async (_title, device, wallets) => {
  expect(await detectWallets(device)).toEqual(wallets)
})
