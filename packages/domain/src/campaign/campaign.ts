import { toPragueTime } from '../calendar/prague-time.ts'
import type { EditedBlock } from '../content/blocks.ts'
import { isDaytime } from '../plan/cycle-days.ts'

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** What is done to a campaign: by a person, or by the worker when its moment has come and when nobody is left. */
const MOVES = {
  schedule: { from: ['draft'], to: 'scheduled' },
  withdraw: { from: ['scheduled'], to: 'draft' },
  begin: { from: ['scheduled'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
  finish: { from: ['sending'], to: 'sent' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>
export type CampaignMove = keyof typeof MOVES

/** Null when it cannot be done to a campaign in this state. */
export function movedCampaign(state: CampaignState, move: CampaignMove): CampaignState | null {
  const { from, to } = MOVES[move]
  return (from as readonly CampaignState[]).includes(state) ? to : null
}

/** Blocks a mail can draw. */
export const LETTER_BLOCKS = ['hero', 'text', 'list', 'steps', 'product-list', 'quote', 'notice', 'cta'] as const

interface LetterWords {
  readonly subject: string
  readonly blocks: readonly EditedBlock[]
}

/** What has to be there before anybody gets it; braces would be read as a value that nobody fills in. */
export function missingOfLetter({ subject, blocks }: LetterWords): string[] {
  const missing: string[] = []
  if (subject.trim() === '') missing.push('subject')
  const [head, ...others] = blocks
  const isDrawn = blocks.every(({ type }) => (LETTER_BLOCKS as readonly string[]).includes(type))
  const hasHead = head?.type === 'hero' && String(head.heading ?? '').trim() !== ''
  const isPlain = !JSON.stringify(blocks).includes('{{')
  if (!isDrawn || !hasHead || !isPlain || others.some(({ type }) => type === 'hero')) missing.push('blocks')
  return missing
}

/** The letter is promised once a month or once a quarter; a day or two early is still that. */
export const LEAST_DAYS_BETWEEN = { monthly: 25, quarterly: 80 } as const

const QUARTER_MS = 15 * 60 * 1000

/** Letters go out by day. Null when it is day; otherwise how long it is until the next morning, to a quarter of an hour. */
export function quietFor(now: Date): number | null {
  if (isDaytime(now)) return null
  let wait = QUARTER_MS - (now.getTime() % QUARTER_MS)
  while (!isDaytime(new Date(now.getTime() + wait))) wait += QUARTER_MS
  return wait
}

/** So many have to come back, and so large a part of what was sent, before a campaign stops by itself: a few say nothing yet. */
const BRAKES = {
  bounces: { atLeast: 10, perMille: 50 },
  complaints: { atLeast: 3, perMille: 3 },
} as const

interface CameBack {
  readonly sent: number
  /** Refused by the relay or returned later. */
  readonly bounced: number
  readonly complained: number
}

/** What is too much, if anything: mailbox providers judge a sender by it, and the next letters would not arrive. */
export function brakeOf({ sent, bounced, complained }: CameBack): keyof typeof BRAKES | null {
  const isOver = (count: number, { atLeast, perMille }: (typeof BRAKES)[keyof typeof BRAKES]) =>
    count >= atLeast && count * 1000 > sent * perMille
  if (isOver(complained, BRAKES.complaints)) return 'complaints'
  return isOver(bounced, BRAKES.bounces) ? 'bounces' : null
}

/** From this day on somebody is asked to write the letter of the month. */
const LETTER_DUE_ON = 20

/** The month whose letter is due and nobody has planned; null when it is early or done. `planned` are moments of letters for everybody. */
export function missingLetterOf(now: Date, planned: readonly Date[]): string | null {
  const { date } = toPragueTime(now)
  const month = date.slice(0, 7)
  const isWritten = planned.some((moment) => toPragueTime(moment).date.startsWith(month))
  return Number(date.slice(8)) < LETTER_DUE_ON || isWritten ? null : month
}
