import { daysBetween } from '../calendar/local-date.ts'
import { ok, type Result, refuse } from '../result.ts'
import { missingFacts } from './fill-placeholders.ts'

/** What a wording says to everybody who reads it. */
interface WordingText {
  readonly title: string
  readonly perex: string
  readonly body: string
}

interface PublishedWording extends WordingText {
  readonly version: string
  /** A day of the calendar in Prague. */
  readonly effectiveFrom: string
}

interface Publication {
  slug: string
  draft: WordingText & { readonly effectiveFrom: string }
  published: readonly PublishedWording[]
  /** What its body may name as `{{key}}`; what nobody has filled in is not among them. */
  facts: Record<string, string>
  today: string
  /** Whether everybody concerned is told by mail. */
  notify: boolean
}

/**
 * Why a draft is not published: nothing to say, nothing new, a day that is over or that an announced wording has already; or the page itself
 * promises a notice, and there is none or it comes too late; or a fact it names is not filled in, and would be missing for good.
 */
export type WordingRefusal =
  | 'empty'
  | 'same_text'
  | 'day_over'
  | 'day_taken'
  | 'notice_missing'
  | 'notice_late'
  | 'facts_missing'

/** Whoever has a contract that goes on is told before it changes; below this the office is warned. */
export const NOTICE_DAYS = 14

/** Pages whose own words promise to tell by mail so many days before. */
const PROMISED_NOTICE = new Map([
  ['obchodni-podminky', 14],
  ['pravidla-vernostniho-programu', 30],
])

/** „Program můžeme ukončit s oznámením 3 měsíce předem“: no three months are longer. */
const END_NOTICE = new Map([['pravidla-vernostniho-programu', 92]])
/** Says that it ends; that we may end it says nothing yet. */
const SAYS_THE_END =
  /\b(ukončujeme|ukončíme|ukončili jsme)\b|program\s(?:[^.\n]|\d\.){0,40}(?<!\p{L})s?končí(?!\p{L})/iu

/** Null for a page that promises nothing. A wording that ends what the page is about asks for a longer notice. */
export function promisedNotice(slug: string, body = ''): number | null {
  const longer = SAYS_THE_END.test(body) ? END_NOTICE.get(slug) : undefined
  return longer ?? PROMISED_NOTICE.get(slug) ?? null
}

/**
 * Wordings follow each other by the day they begin. A new one begins after every one that was announced, so the day alone says which of
 * them holds, and nothing that somebody has agreed to is ever replaced under its date.
 */
export function checkPublication(
  publication: Publication,
): Result<null, 'wording_refused', { reason: WordingRefusal; keys: string[] }> {
  const { slug, draft, published, facts, today, notify } = publication
  const no = (reason: WordingRefusal, keys: string[] = []) => refuse('wording_refused', { reason, keys })
  if (draft.title.trim() === '' || draft.body.trim() === '') return no('empty')
  if (draft.effectiveFrom < today) return no('day_over')
  const newest = newestOf(published)
  if (newest && draft.effectiveFrom <= newest.effectiveFrom) return no('day_taken')
  if (newest && isSameText(newest, draft)) return no('same_text')
  // Only the body is filled in: a key in a heading stays as it was typed.
  const missing = [...missingFacts(`${draft.title}\n${draft.perex}`, {}), ...missingFacts(draft.body, facts)]
  if (missing.length > 0) return no('facts_missing', missing)
  const promised = promisedNotice(slug, `${draft.title}\n${draft.perex}\n${draft.body}`)
  if (promised !== null && newest && !notify) return no('notice_missing')
  if (promised !== null && newest && daysBetween(today, draft.effectiveFrom) < promised) return no('notice_late')
  return ok(null)
}

/** The wording that holds on a day: the last one that has begun. */
export function wordingOn<One extends { readonly effectiveFrom: string }>(
  published: readonly One[],
  day: string,
): One | null {
  return newestOf(published.filter(({ effectiveFrom }) => effectiveFrom <= day))
}

/** By its month, with a letter for the second one of a month: `2026-12`, `2026-12b`. People say it on the phone. */
export function wordingLabel(taken: readonly string[], effectiveFrom: string): string {
  const month = effectiveFrom.slice(0, 7)
  if (!taken.includes(month)) return month
  const letter = [...'bcdefghijklmnopqrstuvwxyz'].find((one) => !taken.includes(`${month}${one}`))
  return letter ? `${month}${letter}` : `${effectiveFrom}-${taken.length}`
}

function newestOf<One extends { readonly effectiveFrom: string }>(all: readonly One[]): One | null {
  return all.reduce<One | null>((last, one) => (last && last.effectiveFrom >= one.effectiveFrom ? last : one), null)
}

function isSameText(one: WordingText, other: WordingText): boolean {
  return one.title === other.title && one.perex === other.perex && one.body === other.body
}
