import { type FakeFio, startFakeFio } from '@shop/partners/fio/fake-fio'
import { type FakeGopay, startFakeGopay } from '@shop/partners/gopay/fake-gopay'
import { type FakePacketa, startFakePacketa } from '@shop/partners/packeta/fake-packeta'
import { type FakePpl, startFakePpl } from '@shop/partners/ppl/fake-ppl'
import { type FakePrinter, startFakePrinter } from '@shop/partners/zebra/fake-printer'

export interface FakePartners {
  gopay: FakeGopay
  fio: FakeFio
  packeta: FakePacketa
  ppl: FakePpl
  printer: FakePrinter
  /** What the services need to find them. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** Every outside company over real HTTP, on the clock of the shop. */
export async function startFakePartners(now: () => Date): Promise<FakePartners> {
  const [gopay, fio, packeta, ppl, printer] = await Promise.all([
    startFakeGopay({ now, retryDelaysMs: [20, 50, 100], scatterMs: 50 }),
    startFakeFio({ now }),
    startFakePacketa({ now }),
    startFakePpl({ now }),
    startFakePrinter(),
  ])
  return {
    gopay,
    fio,
    packeta,
    ppl,
    printer,
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
      PACKETA_URL: packeta.restUrl,
      PACKETA_API_PASSWORD: packeta.apiPassword,
      PACKETA_SENDER: 'cenich',
      PACKETA_WEBHOOK_KEY: packeta.webhookKey,
      PRINTERS: ['zebra-1', 'zebra-2'].map((code) => `${code}=${printer.host}:${printer.port}`).join(','),
      PPL_URL: ppl.url,
      PPL_CLIENT_ID: ppl.clientId,
      PPL_CLIENT_SECRET: ppl.clientSecret,
    },
    async stop() {
      await Promise.all([gopay.stop(), fio.stop(), packeta.stop(), ppl.stop(), printer.stop()])
    },
  }
}
