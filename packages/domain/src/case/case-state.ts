export const CASE_KINDS = ['withdrawal', 'complaint', 'guarantee'] as const
export type CaseKind = (typeof CASE_KINDS)[number]

export const CASE_STATES = [
  'notified',
  'awaiting_goods',
  'reminded',
  'no_return',
  'received',
  'assessed',
  'accepted',
  'partly_accepted',
  'rejected',
  'refunded',
  'replaced',
  'closed',
  'closed_without_goods',
  'cancelled',
] as const
export type CaseState = (typeof CASE_STATES)[number]

/** How it reached us. What did not come by the form is written down by staff. */
export const CASE_CHANNELS = ['form', 'phone', 'email', 'letter', 'in_person'] as const
export type CaseChannel = (typeof CASE_CHANNELS)[number]
export const WRITTEN_DOWN_CHANNELS = ['phone', 'email', 'letter', 'in_person'] as const satisfies CaseChannel[]
export type WrittenDownChannel = (typeof WRITTEN_DOWN_CHANNELS)[number]

/** How goods come back: the customer's own way, or handed in with a code of a carrier. */
export const RETURN_WAYS = ['own', 'packeta'] as const
export type ReturnWay = (typeof RETURN_WAYS)[number]

/** Why a case ended before anybody decided. */
export const CASE_ENDS = ['taken_back', 'order_ended', 'lines_cut'] as const
export type CaseEnd = (typeof CASE_ENDS)[number]

export type CaseEvent =
  | 'ask_for_goods'
  | 'waive_return'
  | 'goods_arrived'
  | 'remind'
  | 'give_up'
  | 'assess'
  | 'accept'
  | 'accept_in_part'
  | 'reject'
  | 'money_sent'
  | 'replacement_sent'
  | 'close'
  | 'cancel'
  | 'order_ended'
  | 'lines_cut'

export type CaseEffect =
  | 'mail_how_to_send'
  | 'mail_no_return'
  | 'mail_arrived'
  | 'mail_reminder'
  | 'mail_given_up'
  | 'mail_decision'
  | 'mail_cancelled'
  | 'mail_order_ended'

/** In what shape goods are: as the customer says, and later as whoever opened the parcel saw. */
export const GOODS_CONDITIONS = ['unopened', 'opened', 'damaged', 'unknown'] as const
export type GoodsCondition = (typeof GOODS_CONDITIONS)[number]

/** What the customer asks for; credits are only ever their own choice. */
export const CASE_WISHES = ['refund', 'credits', 'replacement', 'discount'] as const
export type CaseWish = (typeof CASE_WISHES)[number]

/** What a line ends with. */
export const CASE_OUTCOMES = ['refund', 'credits', 'replacement', 'discount', 'refuse'] as const
export type CaseOutcome = (typeof CASE_OUTCOMES)[number]

/** Where pieces that came back go to; `none` came back never. */
export const GOODS_PLACES = ['shelf', 'quarantine', 'scrap', 'none'] as const
export type GoodsPlace = (typeof GOODS_PLACES)[number]

/** What is wrong with complained goods. */
export const CASE_PROBLEMS = ['packaging', 'smell', 'foreign_body', 'wrong_goods', 'missing', 'other'] as const
export type CaseProblem = (typeof CASE_PROBLEMS)[number]
