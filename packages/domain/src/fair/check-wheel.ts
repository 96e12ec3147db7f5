import { ok, type Result, refuse } from '../result.ts'
import { type PrizeKind, type WheelFault, wonWith } from './prize.ts'

interface WantedPrize {
  /** Null for a new one. */
  readonly prizeId: number | null
  readonly label: string
  /** What is handed out or sent; null where nothing is won. */
  readonly prize: string | null
  readonly kind: PrizeKind
  /** Per cent of a discount; other kinds need none. */
  readonly amount: number | null
  /** Haléře the discount takes off at most. */
  readonly maximum: number | null
  /** Haléře of goods that the discount asks for. */
  readonly minimumGoods: number
  readonly validDays: number | null
  readonly isShipped: boolean
  /** Null where nothing can run out. */
  readonly stock: number | null
  readonly dailyLimit: number | null
  /** Its share of the wheel beside the others. */
  readonly weight: number
}

interface PrizeSoFar extends Pick<WantedPrize, (typeof WON)[number] | (typeof GIVEN)[number] | 'minimumGoods'> {
  readonly prizeId: number
  readonly drawn: number
  readonly drawnToday: number
}

const LEAST_SEGMENTS = 2
/** What a winner was told, and what the stand reads when it hands the prize out. */
const WON = ['label', 'prize', 'kind', 'amount', 'isShipped'] as const

/** More of any of these is more given away. */
const GIVEN = ['amount', 'maximum', 'stock', 'validDays', 'dailyLimit', 'weight'] as const

/** What somebody has won stays won: no count goes below it, no prize that was drawn goes or becomes another. */
export function checkWheel(
  wanted: readonly WantedPrize[],
  soFar: readonly PrizeSoFar[],
  { approves }: { approves: boolean },
): Result<null, 'wheel_refused', { fault: WheelFault; label: string }> {
  const no = (fault: WheelFault, label = '') => refuse('wheel_refused', { fault, label })
  if (wanted.length < LEAST_SEGMENTS) return no('too_few')
  if (new Set(wanted.map(({ label }) => label)).size < wanted.length) return no('same_label')
  const gone = soFar.find(({ prizeId, drawn }) => drawn > 0 && !wanted.some((prize) => prize.prizeId === prizeId))
  if (gone) return no('won_removed', gone.label)
  for (const prize of wanted) {
    const before = soFar.find(({ prizeId }) => prizeId === prize.prizeId)
    if (prize.prizeId !== null && !before) return no('unknown', prize.label)
    const fault = faultOf(prize, before)
    if (fault) return no(fault, prize.label)
    if (!approves && givesMore(prize, before)) return no('unapproved', prize.label)
  }
  return ok(null)
}

function faultOf(prize: WantedPrize, before: PrizeSoFar | undefined): WheelFault | null {
  if (prize.kind === 'coupon' && (prize.amount === null || prize.amount > 100)) return 'percent_missing'
  if (prize.kind === 'coupon' && prize.maximum === null) return 'ceiling_missing'
  if (!before) return null
  if (before.drawn > 0 && isAnother(prize, before)) return 'won_changed'
  if (prize.stock !== null && prize.stock < before.drawn) return 'below_won'
  return prize.dailyLimit !== null && prize.dailyLimit < before.drawnToday ? 'below_today' : null
}

/** A discount of the wheel is launched by whoever wins it, so a new or a larger one is a price and asks for who approves prices. */
function givesMore(prize: WantedPrize, before: PrizeSoFar | undefined): boolean {
  if (prize.kind !== 'coupon') return false
  if (before?.kind !== 'coupon') return true
  const isMore = (wanted: number | null, known: number | null) => known !== null && (wanted === null || wanted > known)
  const wanted = { ...prize, ...wonWith(prize) }
  const known = { ...before, ...wonWith(before) }
  return GIVEN.some((name) => isMore(wanted[name], known[name])) || prize.minimumGoods < before.minimumGoods
}

/** Where nothing was won the words may be mended. */
function isAnother(prize: WantedPrize, before: PrizeSoFar): boolean {
  if (before.kind === 'none') return prize.kind !== 'none'
  return WON.some((name) => before[name] !== prize[name])
}
