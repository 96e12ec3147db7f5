import { type FakeFio, startFakeFio } from '@shop/partners/fio/fake-fio'
import { type FakeGopay, startFakeGopay } from '@shop/partners/gopay/fake-gopay'
import { type FakePacketa, startFakePacketa } from '@shop/partners/packeta/fake-packeta'

export interface FakePartners {
  gopay: FakeGopay
  fio: FakeFio
  packeta: FakePacketa
  /** What the services need to find them. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Every outside company over real HTTP, on the clock of the shop. */
export async function startFakePartners(now: () => Date): Promise<FakePartners> {
  const [gopay, fio, packeta] = await Promise.all([
    startFakeGopay({ now, retryDelaysMs: [20, 50, 100], scatterMs: 50 }),
    startFakeFio({ now, rateLimitMs: 0 }),
    startFakePacketa({ now }),
  ])
  return {
    gopay,
    fio,
    packeta,
    env: {
      NOTIFICATIONS_URL: 'http://127.0.0.1',
      GOPAY_URL: gopay.apiUrl,
      GOPAY_GOID: String(gopay.credentials.goid),
      GOPAY_CLIENT_ID: gopay.credentials.clientId,
      GOPAY_CLIENT_SECRET: gopay.credentials.clientSecret,
      FIO_URL: fio.apiUrl,
      FIO_TOKEN: fio.token,
      PACKETA_FEED_URL: packeta.url,
      PACKETA_WIDGET_URL: packeta.url,
      PACKETA_API_KEY: packeta.apiKey,
    },
    async stop() {
      await Promise.all([gopay.stop(), fio.stop(), packeta.stop()])
    },
  }
}
