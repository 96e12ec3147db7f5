import { type FakeServer, type Listening, startFakeServer } from '../fake/fake-server.ts'
import { gopayApiRoutes } from './fake-api.ts'
import { actOnPayment, type Credentials, type GopayDesk, GopayFaults, type PaymentAction } from './fake-desk.ts'
import { gatewayRoutes, gopayAdminRoutes } from './fake-gate.ts'
import { createNotifier, type Notifier } from './fake-notifier.ts'
import { type Charge, createMemory, type FakePayment, type RecurrenceWay, type StatusLie } from './fake-payments.ts'

type FakeGopayOptions = Listening &
  Partial<Credentials> & {
    readonly now?: () => Date
    /** A fake that restarts over a database that stays must not give an id a second time. */
    readonly firstId?: number
    readonly retryDelaysMs?: readonly number[]
    readonly scatterMs?: number
  }

export interface FakeGopay extends FakeServer<GopayFaults> {
  /** Base of the API, for `createGopay`. */
  readonly apiUrl: string
  readonly credentials: Credentials
  readonly notifier: Notifier
  readonly charges: readonly Charge[]
  /** How many times money was taken for the order. More than one is a double charge. */
  countPaid(orderNumber: string): number
  /** Ids of everything that was ever opened for the order, oldest first. */
  paymentsOf(orderNumber: string): string[]
  /** What the next answers about one payment say instead of the truth. */
  lie(paymentId: string, ...lies: StatusLie[]): void
  /** How much of what was taken for the order has gone back. */
  refundedOf(orderNumber: string): number
  /** From now on each charge without the customer is decided by this one, in the order of their coming. */
  decideRecurrences(decide: (parentId: string, charge: Charge) => RecurrenceWay): void
  /** Everything that was opened after the one with this id, oldest first. */
  openedAfter(paymentId: number): FakePayment[]
  /** What the customer does at the gateway; false when the payment no longer allows it. */
  act(paymentId: string, action: PaymentAction): boolean
  expireTokens(): void
  stop(): Promise<void>
}

const CREDENTIALS: Credentials = { goid: 8123456789, clientId: '1100000000', clientSecret: 'development' }
const RETRY_DELAYS_MS = [1000, 5000, 30_000, 60_000]

export async function startFakeGopay(options: FakeGopayOptions = {}): Promise<FakeGopay> {
  const { now = () => new Date(), retryDelaysMs = RETRY_DELAYS_MS, scatterMs = 2000 } = options
  const memory = createMemory(options.firstId ?? 3_000_000_001)
  let server: FakeServer<GopayFaults> | null = null
  const notifier = createNotifier({ mode: () => server?.faults.notifications ?? 'prompt', retryDelaysMs, scatterMs })
  const credentials: Credentials = {
    goid: options.goid ?? CREDENTIALS.goid,
    clientId: options.clientId ?? CREDENTIALS.clientId,
    clientSecret: options.clientSecret ?? CREDENTIALS.clientSecret,
  }
  const desk: GopayDesk = { memory, notifier, credentials, now }
  server = await startFakeServer({
    ...options,
    now,
    parseFaults: (input) => GopayFaults.parse(input),
    routes: (fake) => [...gopayApiRoutes(desk, fake), ...gatewayRoutes(desk)],
    adminRoutes: () => gopayAdminRoutes(desk),
    forget() {
      notifier.forget()
      memory.payments.clear()
      memory.charges.length = 0
    },
  })
  return extend(server, desk)
}

function extend(server: FakeServer<GopayFaults>, desk: GopayDesk): FakeGopay {
  const { memory, notifier, credentials } = desk
  return Object.assign(server, {
    apiUrl: `${server.url}/api`,
    credentials,
    notifier,
    charges: memory.charges,
    countPaid: (orderNumber: string) => memory.charges.filter((charge) => charge.orderNumber === orderNumber).length,
    paymentsOf: (orderNumber: string) => ofOrder(desk, orderNumber).map(({ id }) => String(id)),
    lie(paymentId: string, ...lies: StatusLie[]) {
      memory.payments.get(Number(paymentId))?.lies.push(...lies)
    },
    refundedOf: (orderNumber: string) =>
      ofOrder(desk, orderNumber)
        .flatMap(({ refunds }) => refunds)
        .reduce((sum, { state, amount }) => (state === 'SUCCESS' ? sum + amount : sum), 0),
    decideRecurrences(decide: (parentId: string, charge: Charge) => RecurrenceWay) {
      memory.decide = decide
    },
    openedAfter(paymentId: number) {
      const ids = Array.from({ length: memory.nextId - paymentId - 1 }, (_, index) => paymentId + 1 + index)
      return ids.flatMap((id) => memory.payments.get(id) ?? [])
    },
    act(paymentId: string, action: PaymentAction) {
      const payment = memory.payments.get(Number(paymentId))
      return payment !== undefined && actOnPayment(desk, payment, action)
    },
    expireTokens: () => memory.tokens.clear(),
    async stop() {
      notifier.forget()
      await server.unplug()
    },
  })
}

function ofOrder({ memory }: GopayDesk, orderNumber: string): FakePayment[] {
  return [...memory.payments.values()].filter(({ input }) => input.order_number === orderNumber)
}
