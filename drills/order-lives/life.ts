/** What a carrier says of a parcel. */
export type CarrierWord = 'accepted' | 'problem' | 'ready' | 'delivered' | 'returning' | 'returned'

/** Which parcels of an order a step is about. */
export type Which = 'all' | 'first' | 'rest'

export type RefundWish =
  /** Pieces of one line of goods, counted from the first or the last. */
  | { kind: 'pieces'; line: 'first' | 'last'; pieces: number | 'all' }
  | { kind: 'shipping' }
  | { kind: 'goods' }
  | { kind: 'amount'; amount: number }
  | { kind: 'everything' }
  /** What came in over the price. */
  | { kind: 'over' }
  /** A line that is not there: a typing error. */
  | { kind: 'wrong line' }
  /** An amount that does not belong to its lines. */
  | { kind: 'wrong amount' }

/** What the lines of an order are to be. Line first or last of the goods. */
export type LinesWish =
  | { kind: 'less' | 'more'; line: 'first' | 'last'; pieces: number }
  | { kind: 'out'; line: 'first' | 'last' }
  | { kind: 'add'; code: string; pieces: number }
  /** One thing goes, another comes. */
  | { kind: 'swap'; line: 'first' | 'last'; code: string; pieces: number }
  /** What must be refused: no change, no goods left, a line that is not there, another price, a page seen long ago. */
  | { kind: 'nothing' | 'everything out' | 'wrong line' | 'wrong price' | 'old version' }

/** Which goods a customer asks about: all of them, those nobody has withdrawn from yet, or some of a line. */
export type CaseGoods = 'all' | 'rest' | { line: 'first' | 'last'; pieces: number | 'all' }

export type TransferAmount =
  | { kind: 'missing' }
  | { kind: 'over' | 'under'; by: number }
  | { kind: 'part'; percent: number }

export type Step =
  | { do: 'open' }
  /** The gateway opens the payment, but its answer never arrives. */
  | { do: 'open unanswered' }
  /** Attempts are counted from the first; -1 is the last one. */
  | { do: 'at gateway'; attempt: number; action: 'pay' | 'cancel' | 'timeout' | 'transfer' }
  | { do: 'ring'; attempt: number; times: number }
  | { do: 'return' }
  | { do: 'office refund'; attempt: number; amount: number | 'all' }
  | { do: 'transfer'; amount: TransferAmount; symbol: 'right' | 'zeros' | 'message' | 'wrong' }
  | { do: 'assign' }
  | { do: 'change method'; to: 'karta' | 'prevod-qr' | 'dobirka' }
  | { do: 'cancel'; by: 'customer' | 'staff' }
  | { do: 'approve' | 'reject' | 'hold' | 'release' | 'pack' | 'queue' | 'label' | 'resend' | 'cash' | 'confirm' }
  /** The same as label, but the number of a carrier without an adapter is not typed yet. */
  | { do: 'pack parcels' }
  | { do: 'hand over'; parcels: Which }
  | { do: 'carrier'; word: CarrierWord; parcels: Which }
  | { do: 'saw'; word: 'delivered' | 'returned'; parcels: Which }
  | { do: 'refund'; wish: RefundWish }
  /** The same while the gateway refuses every refund. */
  | { do: 'refused refund'; wish: RefundWish }
  | { do: 'close tasks' }
  | { do: 'change lines'; by: 'customer' | 'staff'; wish: LinesWish }
  | { do: 'withdraw change'; by: 'customer' | 'staff' }
  | { do: 'withdraw'; goods: CaseGoods }
  /** „Nechutná?“, one pack. */
  | { do: 'claim'; line: 'first' | 'last'; wish: 'refund' | 'credits'; hasPhoto: boolean }
  | { do: 'take case back' }
  /** A parcel of returned goods is opened; so many pieces of the first line are not in it. */
  | { do: 'goods come'; condition: 'unopened' | 'opened'; missing: number }
  /** Granted; of opened goods so many per cent are kept. */
  | { do: 'decide case'; kept: number }
  /** Whatever still waits for a decision is refused. */
  | { do: 'settle cases' }

export interface PlannedStep {
  /** Index into MOMENTS. */
  at: number
  step: Step
}

export interface Life {
  seed: number
  index: number
  basket: string
  shipping: string
  payment: string
  /** A page of the bank statement is read by somebody who dies before it is stored, at this moment. */
  pageLostAt: number | null
  steps: PlannedStep[]
}

const MINUTES_OF_DAY = 24 * 60
const DAYS = (days: number): number => days * MINUTES_OF_DAY

/** When something can happen, in minutes after placing. Between two of them the timetable does everything that came due. */
export const MOMENTS: readonly number[] = [
  ...[0, 8, 75],
  ...[1, 2, 3, 5, 8, 10, 12, 17, 19, 21, 37, 39, 41, 80].map(DAYS),
]
/** From here on carriers are asked at the end of a moment. */
export const FIRST_DAY_AT = 3
export const LAST_DECISION_AT = MOMENTS.length - 2

export function describe({ basket, shipping, payment, steps, pageLostAt }: Life): string {
  const lost = pageLostAt === null ? '' : `, a page of the bank lost at ${pageLostAt}`
  const words = steps.map(({ at, step }) => `${at}: ${JSON.stringify(step)}`)
  return [`${basket} / ${shipping} / ${payment}${lost}`, ...words].join('\n    ')
}
