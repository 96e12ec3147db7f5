import type { Seller } from '@shop/contract/seller'
import { createFio } from '@shop/partners/fio/fio'
import {
  createMeasurementProtocol,
  type MeasurementProtocol,
} from '@shop/partners/google-analytics/measurement-protocol'
import { createGopay } from '@shop/partners/gopay/gopay'
import { openCarriers } from '@shop/partners/open-carriers'
import { openEdges } from '@shop/partners/open-edges'
import { openPointFeeds } from '@shop/partners/open-point-feeds'
import { createWebPush, type WebPush } from '@shop/partners/web-push/web-push'
import { createRawPrinters, parsePrinterList } from '@shop/partners/zebra/raw-printer'
import type { Config } from '#app/config'
import type { Deps } from '#app/http/deps'

// A customer waits for the gateway: whoever does not answer in this time does not answer.
const GATEWAY_TIMEOUT_MS = 8000

type Partners = Pick<
  Deps,
  'gateway' | 'bank' | 'pointFeeds' | 'carriers' | 'push' | 'measurement' | 'edges' | 'printers'
>

interface Patience {
  wait?: (ms: number) => Promise<unknown>
  gatewayTimeoutMs?: number
}

/** Outside companies, each behind its port; which address they have is a matter of configuration. */
export function openPartners(
  config: Config,
  seller: Seller,
  { wait, gatewayTimeoutMs = GATEWAY_TIMEOUT_MS }: Patience = {},
): Partners {
  return {
    gateway: createGopay({
      url: config.GOPAY_URL,
      goid: config.GOPAY_GOID,
      clientId: config.GOPAY_CLIENT_ID,
      clientSecret: config.GOPAY_CLIENT_SECRET,
      timeoutMs: gatewayTimeoutMs,
    }),
    bank: createFio({ url: config.FIO_URL, token: config.FIO_TOKEN }),
    pointFeeds: openPointFeeds(config),
    push: openPush(config, seller),
    measurement: openMeasurement(config),
    edges: openEdges(config),
    printers: createRawPrinters(parsePrinterList(config.PRINTERS)),
    carriers: openCarriers(config, {
      sender: toSender(seller),
      codAccount: toCodAccount(seller),
      ...(wait ? { wait } : {}),
    }),
  }
}

function openPush(config: Config, seller: Seller): WebPush | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config
  if (!publicKey || !privateKey) return null
  const subject = `mailto:${seller.email}`
  return createWebPush({ keys: { publicKey, privateKey }, subject, hosts: config.PUSH_HOSTS.split(',') })
}

function openMeasurement(config: Config): MeasurementProtocol | null {
  const { ANALYTICS_URL: url, ANALYTICS_MEASUREMENT_ID: measurementId, ANALYTICS_API_SECRET: apiSecret } = config
  return measurementId && apiSecret ? createMeasurementProtocol({ url, measurementId, apiSecret }) : null
}

function toSender({ name, street, city, zip, country, phone, email }: Seller) {
  return { name, street, city, zip, country, phone, email }
}

function toCodAccount({ account }: Seller) {
  const [number = '', bankCode = ''] = account.split('/')
  return { number, bankCode }
}
