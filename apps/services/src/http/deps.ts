import type { Ares } from '@shop/partners/ares/ares'
import type { MeasurementProtocol } from '@shop/partners/google-analytics/measurement-protocol'
import type { BankStatements } from '@shop/partners/ports/bank-statements'
import type { Carrier } from '@shop/partners/ports/carrier'
import type { EdgeCache } from '@shop/partners/ports/edge-cache'
import type { LabelPrinters } from '@shop/partners/ports/label-printer'
import type { PaymentGateway } from '@shop/partners/ports/payment-gateway'
import type { PointFeed } from '@shop/partners/ports/pickup-points'
import type { Vies } from '@shop/partners/vies/vies'
import type { WebPush } from '@shop/partners/web-push/web-push'
import type { Logger } from '@shop/runtime/logger'
import type { Metrics } from '@shop/runtime/metrics'
import type pg from 'pg'
import type { Config } from '#app/config'
import type { Actor } from '#app/http/actor'
import type { Clock } from '#app/store/clock'

/**
 * What the machines of order, payment and parcel ask for, by name. Each area says what its own machine needs, beside the command
 * that runs it; `sales` does it and `compose` hands it in, so that no area reaches for one above it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it in.
export interface Effects {}

/** What lives as long as the process. What only a higher floor can name is added there, by `declare module`. */
export interface Deps {
  config: Config
  pool: pg.Pool
  clock: Clock
  log: Logger
  metrics: Metrics
  effects: Effects
  /** Who the cookie belongs to, asked anew for every request; also what the answer must do with that cookie. */
  readActor(headers: Headers): Promise<{ actor: Actor; cookies: string[] }>
  ares: Ares
  vies: Vies
  gateway: PaymentGateway
  bank: BankStatements
  /** Notifications of browsers; null when the shop has no keys for them. */
  push: WebPush | null
  /** Where the shop itself tells what no browser can; null when it has no key for it. */
  measurement: MeasurementProtocol | null
  /** Lists of points that the shop has an address and a key for. */
  pointFeeds: readonly PointFeed[]
  /** By the code a shipping method has for its carrier. */
  carriers: Readonly<Record<string, Carrier>>
  /** Beside the benches where parcels are packed. */
  printers: LabelPrinters
  /** Caches in front of the shop; each is told which pages are old. */
  edges: readonly EdgeCache[]
}
