import { daysBetween, type LocalDate } from '../calendar/local-date.ts'
import type { Halere } from '../money/halere.ts'
import { complaintUntil, guaranteeUntil, withdrawalUntil } from './case-deadlines.ts'
import type { GoodsCondition } from './case-state.ts'

/** Why somebody has to look. A doubt never keeps a declaration from being taken: it is told, recorded and judged later. */
export const CASE_DOUBTS = [
  'not_delivered',
  'late',
  'company',
  'opened',
  'gift',
  'asked_before',
  'not_food',
  'not_first',
  'several',
  'no_photo',
  'over_limit',
  'often',
  'same_address',
] as const
export type CaseDoubt = (typeof CASE_DOUBTS)[number]

/** What is bought to be fed and may be tried by the guarantee (terms, article 12). */
const GUARANTEED_KINDS: readonly string[] = ['kibble', 'can', 'pouch', 'treat']

/** Above this, and from the fourth claim of a household in a year, a person looks (the customer hears of it). */
const GUARANTEE_LIMIT: Halere = 200_000
const GUARANTEE_OFTEN = 3

type DoubtedLine = {
  readonly isGift: boolean
  readonly deliveredOn: LocalDate | null
  /** Bought with a company number or at prices without tax; whether as a consumer all the same is for a person to say. */
  readonly isCompany: boolean
  /** Pieces of the line that nobody has asked about yet. */
  readonly left: number
}

export type WishedLine = { readonly pieces: number; readonly condition: GoodsCondition }

export function withdrawalDoubts(line: DoubtedLine, wished: WishedLine, today: LocalDate): CaseDoubt[] {
  return [
    ...commonDoubts(line, wished, today, withdrawalUntil),
    ...(wished.condition === 'opened' || wished.condition === 'damaged' ? (['opened'] as const) : []),
  ]
}

export function complaintDoubts(line: DoubtedLine, wished: WishedLine, today: LocalDate): CaseDoubt[] {
  return commonDoubts(line, wished, today, complaintUntil)
}

export type GuaranteedLine = DoubtedLine & {
  readonly productKind: string
  /** An earlier parcel of the same recipe was delivered to this household. */
  readonly isFirst: boolean
  /** A claim for this recipe was paid, or waits. */
  readonly isClaimed: boolean
  /** Somebody else at the same telephone or in the same house claimed it within a year. */
  readonly isClaimedNear: boolean
}

export type GuaranteeClaim = WishedLine & {
  /** Lines of the claim, this one among them: the promise is one pack. */
  readonly lines: number
  /** What all lines of the claim cost. */
  readonly total: Halere
  readonly photos: number
  /** Packs that were claimed by the household in the last twelve months. */
  readonly claimsInYear: number
  /** Packs that others at the same telephone or in the same house claimed meanwhile. */
  readonly claimsNear: number
}

/** No doubt means that the rule alone decides: yes. */
export function guaranteeDoubts(line: GuaranteedLine, claim: GuaranteeClaim, today: LocalDate): CaseDoubt[] {
  const isOften = claim.claimsInYear >= GUARANTEE_OFTEN
  const isOftenNear = !isOften && claim.claimsInYear + claim.claimsNear >= GUARANTEE_OFTEN
  return [
    ...commonDoubts(line, claim, today, guaranteeUntil),
    ...when(!GUARANTEED_KINDS.includes(line.productKind), 'not_food'),
    ...when(!line.isFirst, 'not_first'),
    ...when(line.isClaimed && claim.pieces <= line.left, 'asked_before'),
    ...when(claim.pieces > 1 || claim.lines > 1, 'several'),
    ...when(claim.photos === 0, 'no_photo'),
    ...when(claim.total > GUARANTEE_LIMIT, 'over_limit'),
    ...when(isOften, 'often'),
    ...when(line.isClaimedNear || isOftenNear, 'same_address'),
  ]
}

function commonDoubts(
  { deliveredOn, isCompany, isGift, left }: DoubtedLine,
  { pieces }: WishedLine,
  today: LocalDate,
  until: (deliveredOn: LocalDate) => LocalDate,
): CaseDoubt[] {
  return [
    ...when(deliveredOn === null, 'not_delivered'),
    ...when(deliveredOn !== null && daysBetween(until(deliveredOn), today) > 0, 'late'),
    ...when(isCompany, 'company'),
    ...when(isGift, 'gift'),
    ...when(pieces > left, 'asked_before'),
  ]
}

function when(is: boolean, doubt: CaseDoubt): CaseDoubt[] {
  return is ? [doubt] : []
}
