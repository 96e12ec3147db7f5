import type { ReportReason } from '@shop/contract/review'

/** Rules as they stand on the page „Jak pracujeme s recenzemi“. */
const RULES: Record<ReportReason, string> = {
  abuse: 'Text uráží nebo někoho napadá.',
  personal_data: 'Text obsahuje osobní údaje.',
  off_topic: 'Text není o tomto výrobku.',
  advertising: 'Text je reklama nebo odkazuje jinam.',
  health_claim: 'Text tvrdí, že krmivo léčí.',
  untrue: 'Text uvádí něco, co není pravda.',
  unlawful: 'Text porušuje zákon.',
}

/** The rule first, then what somebody added in their own words. */
export function describeReason(reason: ReportReason | null, note: string): string {
  return [reason ? RULES[reason] : '', note].filter((text) => text !== '').join(' ')
}
