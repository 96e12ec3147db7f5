import type { CommonRefusal } from '@shop/clients/services'
import type { RefusalOf } from '@shop/contract/endpoint'
import type { cartEndpoints } from '@shop/contract/endpoints/cart-endpoints'
import { formatDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { SpendingRefusal } from '@shop/domain/credits/spending-limit'
import type { VoucherTrouble } from '@shop/domain/voucher/voucher-share'

type Endpoints = typeof cartEndpoints

/** Every "no" of the cart; `unavailable` is said when the services do not answer at all. */
export type CartRefusal = RefusalOf<Endpoints[keyof Endpoints]> | CommonRefusal | 'unavailable'
type Details = Record<string, unknown>

const sentences = typeset({
  invalid_input: 'Tomuhle číslu nerozumíme. Zkuste to prosím znovu.',
  not_signed_in: 'Na kredity je potřeba se přihlásit. Košík na vás počká.',
  forbidden: 'Tohle s vaším účtem nejde.',
  not_found: 'Tohle už tu není.',
  too_many_attempts: 'Moc pokusů najednou. Zkuste to za chvíli.',
  idempotency_key_reused: 'Tohle už jsme jednou přijali. Načtěte stránku znovu.',
  unavailable: 'Košík teď neodpovídá, nic jsme nezměnili. Zkuste to prosím za chvíli, nebo nám zavolejte.',
  variant_gone: 'Tohle balení už bohužel neprodáváme.',
  line_limit: 'Víc kusů jedné věci se do košíku nevejde.',
  out_of_stock: 'Tolik kusů nemáme skladem.',
  cart_full: 'Košík je plný. Nejdřív prosím něco odeberte.',
  version_conflict: 'Košík se mezitím změnil v jiném okně. Tady je, jak vypadá teď.',
  regular_delivery_refused: 'Tohle pravidelně neposíláme.',
  line_gone: 'Tahle položka už v košíku není.',
  coupon_unknown: 'Tenhle kód neznáme. Zkontrolujte písmenka a číslice.',
  voucher_refused: 'Tenhle poukaz teď použít nejde.',
  not_combinable: 'V jedné objednávce platí jeden kód. Nejdřív prosím odeberte ten současný.',
  cart_gone: 'Košík je prázdný, není to na co použít.',
  credits_refused: 'Kredity teď použít nejdou.',
  nothing_to_undo: 'Vrátit už není co.',
  basket_expired: 'Platnost připraveného košíku skončila.',
  basket_used_up: 'Připravený košík už si vzali všichni, pro které byl.',
} satisfies Record<CartRefusal, string>)

const PIECES = { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' }

const numbered: Partial<Record<CartRefusal, (details: Details) => string | null>> = {
  out_of_stock: ({ inStock }) => (typeof inStock === 'number' ? outOfStock(inStock) : null),
  line_limit: ({ limit }) =>
    typeof limit === 'number' ? `Jedné věci se do\u00a0košíku vejde nejvýš ${formatNumber(limit)}\u00a0ks.` : null,
  voucher_refused: ({ reason, expiresOn }) => voucherRefused(reason as VoucherTrouble, expiresOn),
  credits_refused: ({ reason, ...details }) => creditsRefused(reason as SpendingRefusal, details),
  basket_expired: ({ expiresAt }) =>
    typeof expiresAt === 'string' ? `Připravený košík platil do\u00a0${formatDate(toPragueDay(expiresAt))}.` : null,
}

function outOfStock(inStock: number): string {
  if (inStock < 1) return 'Tohle je právě vyprodané.'
  const verb = inStock >= 2 && inStock <= 4 ? 'jsou' : 'je'
  return `Skladem ${verb} už jen ${formatNumber(inStock)}\u00a0${pluralForm(inStock, PIECES)}.`
}

function voucherRefused(reason: VoucherTrouble, expiresOn: unknown): string | null {
  switch (reason) {
    case 'unknown':
      return 'Takový poukaz neznáme. Zkontrolujte písmenka a číslice, nulu ani jedničku v něm nenajdete.'
    case 'expired':
      return typeof expiresOn === 'string' ? `Poukaz platil do\u00a0${formatDate(expiresOn)}.` : null
    case 'empty':
      return 'Poukaz je už celý utracený.'
    case 'blocked':
      return 'Poukaz je zablokovaný. Ozvěte se nám prosím, podíváme se na to.'
  }
}

function creditsRefused(reason: SpendingRefusal, { minimum, limit, balance }: Details): string {
  switch (reason) {
    case 'group_not_eligible':
      return 'Ve vaší zákaznické skupině se kredity nesbírají ani neplatí.'
    case 'below_minimum':
      return `Kredity lze použít od\u00a0${minimum}.`
    case 'not_enough_credits':
      return `Na účtu máte ${balance}\u00a0kreditů.`
    case 'over_limit':
      return `V\u00a0této objednávce lze použít nejvýš ${limit}\u00a0kreditů.`
  }
}

/** The sentence for a refusal; some say a number that came with it. */
export function describeCartRefusal(code: CartRefusal, details: Details): string {
  return numbered[code]?.(details) ?? sentences[code]
}

export const cartMessageTexts = {
  ...typeset({
    changed: 'Počet jsme změnili.',
    saved: 'Odložili jsme to na později.',
    returned: 'Je to zpátky v košíku.',
    unsaved: 'Z odložených jsme to odebrali.',
    regular: 'Máte to za pravidelnou cenu. Bez závazku: každou další zásilku tři dny předem oznámíme.',
    once: 'Pošleme to jen jednou.',
    coupon: 'Kód jsme zapsali.',
    couponRemoved: 'Kód jsme odebrali.',
    voucherRemoved: 'Poukaz jsme odebrali, nic z něj neubylo.',
    credits: 'Kredity jsou započítané.',
    creditsKept: 'Kredity necháme na jindy.',
    accepted: 'Děkujeme, počítáme s novými cenami a počty.',
    separated: 'Košíky jsou zase zvlášť.',
    taken: 'Připravený košík je ve vašem. Kdyby to byl omyl, vrátíte ho jedním klikem.',
    shared: 'Odkaz na košík je hotový.',
  }),
  added: (name: string) => `${name} je v\u00a0košíku.`,
  removed: (name: string) => `Odebráno: ${name}`,
  removedUnnamed: 'Odebráno z\u00a0košíku.',
}

/** Codes of messages that a plain form brings along in the address. */
export type PlainMessage = Exclude<keyof typeof cartMessageTexts, 'added' | 'removed' | 'removedUnnamed'>
