import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GatewayRequest } from '../ports/payment-gateway.ts'
import type { FakeGopay } from './fake-gopay.ts'
import { createGopay, type GopayOptions } from './gopay.ts'

export function clientOf(fake: FakeGopay, change: Partial<GopayOptions> = {}) {
  const { goid, clientId, clientSecret } = fake.credentials
  return createGopay({ url: fake.apiUrl, goid: String(goid), clientId, clientSecret, timeoutMs: 5000, ...change })
}

export function paymentRequest(change: Partial<GatewayRequest> = {}): GatewayRequest {
  return {
    orderNumber: '2026000123',
    description: 'Objednávka 2026000123',
    amount: 126_900,
    currency: 'CZK',
    items: [
      { kind: 'goods', name: 'Granule 12 kg', amount: 129_000, count: 1, vatRate: 12, ean: '8590000000008' },
      { kind: 'delivery', name: 'Zásilkovna', amount: 7_900, count: 1, vatRate: 21 },
      { kind: 'discount', name: 'Kupón', amount: -10_000, count: 1, vatRate: 12 },
    ],
    params: { orderId: '0190-uuid' },
    payer: {
      firstName: 'Jana',
      lastName: 'Nováková',
      email: 'jana@example.cz',
      phone: '+420777123456',
      street: 'Hlavní 1',
      city: 'Brno',
      zip: '602 00',
      country: 'CZ',
    },
    instruments: ['PAYMENT_CARD', 'BANK_ACCOUNT'],
    returnUrl: 'https://shop.example/platba/navrat',
    notificationUrl: 'https://shop.example/api/gopay/notify',
    ...change,
  }
}

/** The shop's end of notifications: remembers the ids in the order they came. */
export async function startReceiver(status: () => number = () => 200) {
  const ids: string[] = []
  const server: Server = createServer((request, response) => {
    ids.push(new URL(request.url ?? '/', 'http://localhost').searchParams.get('id') ?? '')
    response.writeHead(status()).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments/gopay/notify`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url, ids, stop }
}
