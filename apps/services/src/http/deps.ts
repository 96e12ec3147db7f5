import type { Ares } from '@shop/partners/ares/ares'
import type { MeasurementProtocol } from '@shop/partners/google-analytics/measurement-protocol'
import type { PacketaPoints } from '@shop/partners/packeta/packeta-points'
import type { BankStatements } from '@shop/partners/ports/bank-statements'
import type { Carrier } from '@shop/partners/ports/carrier'
import type { PaymentGateway } from '@shop/partners/ports/payment-gateway'
import type { WebPush } from '@shop/partners/web-push/web-push'
import type { Logger } from '@shop/runtime/logger'
import type { Metrics } from '@shop/runtime/metrics'
import type pg from 'pg'
import type { Config } from '#app/config'
import type { Auth } from '#app/identity/auth'
import type { LeakedPasswords } from '#app/identity/leaked-passwords'
import type { Clock } from '#app/store/clock'

/** What lives as long as the process. */
export interface Deps {
  config: Config
  pool: pg.Pool
  auth: Auth
  clock: Clock
  log: Logger
  metrics: Metrics
  leakedPasswords: LeakedPasswords
  ares: Ares
  gateway: PaymentGateway
  bank: BankStatements
  /** Notifications of browsers; null when the shop has no keys for them. */
  push: WebPush | null
  /** Where the shop itself tells what no browser can; null when it has no key for it. */
  measurement: MeasurementProtocol | null
  /** The carrier's points; null when the shop has no key for them. */
  points: PacketaPoints | null
  /** By the name a shipping method has for its carrier. */
  carriers: Readonly<Record<string, Carrier>>
}
