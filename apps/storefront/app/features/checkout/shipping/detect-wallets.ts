import type { Wallet } from './list-payments.ts'

/** What the browser tells about the wallets of its device; a test brings its own. */
interface Device {
  ApplePaySession?: { canMakePayments(): boolean }
  PaymentRequest?: new (methods: object[], details: object) => { canMakePayment(): Promise<boolean> }
  navigator: { userAgent: string }
}

const GOOGLE = {
  supportedMethods: 'https://google.com/pay',
  data: {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: ['MASTERCARD', 'VISA'] },
      },
    ],
  },
}
const NOTHING = { total: { label: 'Total', amount: { currency: 'CZK', value: '0.00' } } }

/** Only a wallet that can pay here and now: a button that leads nowhere is worse than none. */
export async function detectWallets(device: Device): Promise<Wallet[]> {
  const [apple, google] = await Promise.all([hasApplePay(device), hasGooglePay(device)])
  return [...(apple ? (['apple-pay'] as const) : []), ...(google ? (['google-pay'] as const) : [])]
}

function hasApplePay({ ApplePaySession }: Device): boolean {
  try {
    return ApplePaySession?.canMakePayments() ?? false
  } catch {
    // Refused on a page that is not secure.
    return false
  }
}

/** Elsewhere than on Android the browser would ask the network about it, and the gateway offers it anyway. */
async function hasGooglePay({ PaymentRequest, navigator }: Device): Promise<boolean> {
  if (!PaymentRequest || !/Android/.test(navigator.userAgent)) return false
  try {
    return await new PaymentRequest([GOOGLE], NOTHING).canMakePayment()
  } catch {
    // Asked too often, or not known here at all.
    return false
  }
}
