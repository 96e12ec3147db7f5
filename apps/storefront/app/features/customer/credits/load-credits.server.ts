import { type CreditRule, OwnCreditBook, OwnLevel } from '@shop/contract/promotion/own-credits'
import { OwnReferrals } from '@shop/contract/promotion/referral'
import { encodeQr, toSvgPath } from '@shop/runtime/qr-code'
import { config } from '#app/config.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { describeRule, toCreditLines } from './credit-lines.ts'
import { type LevelView, toLevelView } from './to-level-view.server.ts'

/** Balance, lots and the ledger, newest first, in one answer. What recommending brings goes by the programme of who asks. */
export async function loadCredits({ data }: SignedInCustomer, reward?: Promise<number>) {
  const { usable, pending, lots, entries, rules } = OwnCreditBook.parse(await data.value(data.rpc('own_credits', {})))
  const ending = lots.find(({ usableFrom, expiresAt }) => usableFrom === null && expiresAt !== null)?.expiresAt ?? null
  const expiring = lots.filter(({ usableFrom, expiresAt }) => usableFrom === null && expiresAt === ending)
  return {
    usable,
    pending,
    lots,
    ending: ending === null ? null : { at: ending, credits: expiring.reduce((sum, { left }) => sum + left, 0) },
    lines: toCreditLines(entries, rules),
    rules: (await withReward(rules, reward))
      .filter(({ credits }) => credits !== null && credits > 0)
      .map((rule) => ({ code: rule.code, title: rule.title, sentence: describeRule(rule) })),
  }
}

async function withReward(rules: CreditRule[], reward?: Promise<number>): Promise<CreditRule[]> {
  const credits = await reward
  if (credits === undefined) return rules
  return rules.map((rule) => (rule.code === 'referral' ? { ...rule, credits } : rule))
}

export async function loadLevel({ data }: SignedInCustomer): Promise<LevelView | null> {
  return toLevelView(OwnLevel.parse(await data.value(data.rpc('own_level', {}))))
}

export async function loadReferrals({ data }: SignedInCustomer) {
  const referrals = OwnReferrals.parse(await data.value(data.rpc('own_referrals', {})))
  const address =
    referrals.code === null ? null : `${config.PUBLIC_URL.replace(/\/$/, '')}/d/${referrals.code.toLowerCase()}`
  const code = address === null ? null : encodeQr(address)
  return { ...referrals, address, qr: code && { size: code.length, path: toSvgPath(code) } }
}
