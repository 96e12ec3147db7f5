import type { CaseQuote } from '@shop/contract/case/case'
import type { LocalDate } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { caseCorrections, isWholeWithdrawal } from '@shop/domain/case/case-corrections'
import { decideBy, sendBy } from '@shop/domain/case/case-deadlines'
import {
  type CaseDoubt,
  complaintDoubts,
  guaranteeDoubts,
  type WishedLine,
  withdrawalDoubts,
} from '@shop/domain/case/case-doubts'
import type { CaseKind } from '@shop/domain/case/case-state'
import { divideDown, divideRounded } from '@shop/domain/money/round'
import { type Correction, creditedAmount } from '@shop/domain/order/credited-amount'
import { type CaseOrder, type CaseOrderLine, selectClaimsInYear } from '#app/case/case-order.sql'
import { selectNearClaims } from '#app/case/claims/near-claims.sql'
import { canSend } from '#app/case/stop-order'
import { loadSold } from '#app/payment/plan-order-refund'
import type { Db } from '#app/store/database'

export type AskedLine = WishedLine & { readonly position: number }

interface Asked {
  kind: CaseKind
  lines: readonly AskedLine[]
  photos: number
  /** The day it came; today, when nobody says otherwise. */
  day?: LocalDate | null
  /** Lines to choose from, each judged as if it were the only one. */
  isChoice?: boolean
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** A credit is worth a crown (rules of the programme, article 2). */
export const CREDIT_VALUE = 100

type Sold = Awaited<ReturnType<typeof loadSold>>

/** What would go back for what is asked about, by the functions that will send it; what was returned before counts once. */
export async function quoteCase(
  db: Db,
  order: CaseOrder,
  asked: Asked,
  now: Date,
): Promise<Omit<CaseQuote, 'declaration' | 'way'>> {
  const sold = await loadSold(db, order.id)
  const today = toPragueDay(now)
  const doubts = await findDoubts(db, order, asked, now)
  const decided = asked.lines.flatMap(({ position, pieces }) => {
    const left = piecesLeft(sold, String(position))
    return left > 0
      ? [{ lineId: String(position), pieces: Math.min(pieces, left), outcome: 'refund' as const, amount: 0 }]
      : []
  })
  const money = moneyOf(order, asked.kind)
  const corrections = caseCorrections(sold, decided, money)
  const amounts: readonly Correction[] = corrections.ok ? corrections.value : []
  const lines = asked.lines.map((line) => quoteLine(lineOf(order, line.position), line, amounts, doubts))
  const shipping = sumOf(order, amounts, 'shipping')
  const payment = sumOf(order, amounts, 'payment')
  return {
    lines,
    shipping,
    payment,
    total: lines.reduce((sum, { refund }) => sum + refund, shipping + payment),
    creditsBack: order.customerId === null ? 0 : creditsBack(order, lines),
    isWhole: isWholeWithdrawal(sold.invoice, decided, money),
    refundBy: decideBy(asked.kind, asked.day ?? today),
    // Whoever is told today where goods go to has all of the days from today.
    sendBy: canSend(order) ? sendBy(asked.kind, today) : null,
  }
}

export function moneyOf({ cheapestShipping, lines }: CaseOrder, kind: CaseKind) {
  const withdrawn = Object.fromEntries(lines.map((line) => [String(line.position), line.withdrawn]))
  return { kind, cheapestShipping, withdrawn }
}

/** Why somebody would have to look at each line. */
export async function findDoubts(
  db: Db,
  order: CaseOrder,
  { kind, lines, photos, day, isChoice = false }: Asked,
  now: Date,
): Promise<ReadonlyMap<number, CaseDoubt[]>> {
  const received = day ?? toPragueDay(now)
  const since = new Date(now.getTime() - YEAR_MS)
  const claimsInYear = kind === 'guarantee' ? await selectClaimsInYear(db, order.id, since) : 0
  const near = kind === 'guarantee' ? await selectNearClaims(db, order.id, since) : { claims: 0, positions: [] }
  const claimsNear = near.claims
  const sold = await loadSold(db, order.id)
  const costOf = ({ position, pieces }: AskedLine) => shareOf(sold, String(position), pieces)
  const all = lines.reduce((sum, line) => sum + costOf(line), 0)
  return new Map(
    lines.map((wished) => {
      const line = {
        ...toDoubted(order, lineOf(order, wished.position)),
        isClaimedNear: near.positions.includes(wished.position),
      }
      if (kind === 'withdrawal') return [wished.position, withdrawalDoubts(line, wished, received)]
      if (kind === 'complaint') return [wished.position, complaintDoubts(line, wished, received)]
      const claim = isChoice ? { lines: 1, total: costOf(wished) } : { lines: lines.length, total: all }
      const asked = { ...wished, ...claim, photos, claimsInYear, claimsNear }
      return [wished.position, guaranteeDoubts(line, asked, received)]
    }),
  )
}

function toDoubted({ deliveredOn, isCompany }: CaseOrder, line: CaseOrderLine) {
  const { kind, pieces, asked, productKind, isFirst, isClaimed } = line
  return {
    isGift: kind === 'gift',
    deliveredOn,
    isCompany,
    left: Math.max(0, pieces - asked),
    productKind,
    isFirst,
    isClaimed,
  }
}

/** What pieces of a line cost, less what went back of it already. */
export function shareOf({ invoice, earlier }: Sold, lineId: string, pieces: number): number {
  const line = invoice.lines.find(({ id }) => id === lineId)
  const left = piecesLeft({ invoice, earlier }, lineId)
  if (!line || left <= 0) return 0
  const own = earlier.filter((one) => one.lineId === lineId)
  const before = {
    lineId,
    pieces: own.reduce((sum, one) => sum + one.pieces, 0),
    amount: own.reduce((sum, one) => sum + one.amount, 0),
  }
  const share = creditedAmount(line, before, { lineId, pieces: Math.min(pieces, left) })
  return share.ok ? share.value.amount : 0
}

function piecesLeft({ invoice, earlier }: Sold, lineId: string): number {
  const line = invoice.lines.find(({ id }) => id === lineId)
  const returned = earlier.filter((one) => one.lineId === lineId).reduce((sum, { pieces }) => sum + pieces, 0)
  return (line?.pieces ?? 0) - returned
}

function quoteLine(
  line: CaseOrderLine,
  { position, pieces }: AskedLine,
  corrections: readonly Correction[],
  doubts: ReadonlyMap<number, CaseDoubt[]>,
): CaseQuote['lines'][number] {
  const refund = amountOf(corrections, position)
  const part = (whole: number) => divideRounded(whole * Math.min(pieces, line.pieces), line.pieces)
  const price = part(line.full - line.volume)
  const coupon = part(line.coupon)
  const name = [line.name, line.variantName].filter(Boolean).join(', ')
  // What is left over belongs to the credits, so that every row adds up.
  const credits = line.credits === 0 ? 0 : Math.max(0, price - coupon - refund)
  return { position, name, pieces, price, coupon, credits, refund, doubts: doubts.get(position) ?? [] }
}

/** As they will be given back: by the share of each line in what was spent on it, whole credits only. */
function creditsBack(order: CaseOrder, lines: CaseQuote['lines']): number {
  const discount = lines.reduce((sum, { position, refund }) => {
    const { credits, amount } = lineOf(order, position)
    return sum + (amount === 0 ? 0 : divideDown(credits * refund, amount))
  }, 0)
  return Math.floor(discount / CREDIT_VALUE)
}

function sumOf({ lines }: CaseOrder, corrections: readonly Correction[], kind: CaseOrderLine['kind']): number {
  return lines
    .filter((line) => line.kind === kind)
    .reduce((sum, { position }) => sum + amountOf(corrections, position), 0)
}

function amountOf(corrections: readonly Correction[], position: number): number {
  const own = corrections.find(({ lineId }) => lineId === String(position))
  return own && 'amount' in own ? own.amount : 0
}

/** What a line is called, though a change may have taken it out of the order meanwhile. */
export function namesOf(order: CaseOrder, position: number): Pick<CaseOrderLine, 'name' | 'variantName'> {
  return order.gone.find((one) => one.position === position) ?? lineOf(order, position)
}

export function lineOf({ lines }: CaseOrder, position: number): CaseOrderLine {
  const line = lines.find((one) => one.position === position)
  if (!line) throw new Error(`An order has no line ${position}.`)
  return line
}
