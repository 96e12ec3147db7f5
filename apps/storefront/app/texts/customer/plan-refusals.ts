import type { CommonRefusal } from '@shop/clients/services'
import type { SameFoodView } from '@shop/contract/checkout'
import type { RefusalOf } from '@shop/contract/endpoint'
import type { planEndpoints } from '@shop/contract/endpoints/plan-endpoints'
import { formatDayAndMonth } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { typeset } from '@shop/czech/typeset'
import { orderRegularTexts } from '#app/texts/order/order-regular.ts'

// How a plan is started is said where orders are.
type Endpoints = Omit<typeof planEndpoints, 'startPlan'>

/** Every "no" to somebody who changes or ends regular delivery. */
export type PlanRefusal = RefusalOf<Endpoints[keyof Endpoints]> | CommonRefusal | 'unavailable'

const sentences = typeset({
  invalid_input: 'Některé údaje nám nesedí. Zkontrolujte je prosím.',
  not_signed_in: 'Přihlášení vypršelo. Přihlaste se prosím znovu.',
  forbidden: 'Tohle s vaším účtem nejde.',
  not_found: 'Tohle doručování jsme nenašli.',
  too_many_attempts: 'Moc změn najednou. Zkuste to za chvíli.',
  idempotency_key_reused: 'Tohle už jsme jednou přijali. Načtěte prosím stránku znovu.',
  unavailable: 'Změnu se nepodařilo uložit, všechno zatím platí jako dřív. Zkuste to za chvíli, nebo nám zavolejte.',
  nothing_regular: 'V téhle objednávce nic pravidelného není.',
  plan_state: 'Doručování se mezitím změnilo v jiném okně. Tady je, jak platí teď.',
  already_paid: 'Objednávka už je zaplacená. Kartu uložíte při platbě příští zásilky.',
  payment_not_online: 'Tahle zásilka se neplatí kartou. Nejdřív u ní zvolte platbu online.',
  cycle_closed: 'Balík už chystáme, takže ho změnit nejde. Objednávku zrušíte, dokud nezačneme balit.',
  price_changed: 'Cena se mezitím změnila. Zkontrolujte ji a potvrďte prosím znovu.',
  day_refused: 'Na tenhle den balík doručit neumíme. Vyberte prosím jiný.',
  out_of_stock: 'Tohle teď nemáme skladem, proto jsme nic nezměnili.',
  cart_not_orderable: 'Takhle balík poslat nejde. Zkuste jiné místo, dopravu nebo platbu.',
  plan_exists: 'Tohle krmivo vám mezitím vozí jiné doručování. Má ho tohle nahradit, nebo mají jezdit obě?',
  version_conflict: 'Nastavení se mezitím změnilo v jiném okně. Zkontrolujte ho a uložte znovu.',
  address_not_found: 'Adresu jsme nenašli. Zkontrolujte ji, nebo ji použijte tak, jak je.',
  zip_mismatch: 'PSČ k téhle ulici nepatří. Zkontrolujte ho.',
  address_unknown: 'Tuhle adresu v účtu nemáme. Vyberte prosím jinou.',
  goods_not_regular: 'Tohle zboží pravidelně neposíláme. Do jednoho balíku ho přidat můžete.',
  method_unknown: 'Tenhle způsob už nenabízíme. Vyberte prosím jiný.',
  link_expired: 'Odkaz už neplatí. Pošleme vám nový.',
} satisfies Record<PlanRefusal, string>)

/** Why a parcel cannot go as it was asked for, where more is known than that it cannot. */
const reasons = typeset({
  pickup_point_refused:
    'Tohle výdejní místo balík nevezme: je plné, zavřené, nebo je na něj balík moc těžký. Vyberte jiné.',
  checkout_incomplete: 'Pro kuréra nám chybí adresa, pro výdejní místo vybrané místo. Doplňte je prosím.',
  shipping_impossible: 'Na tuhle dopravu je balík moc těžký nebo velký. Vyberte prosím jinou.',
  payment_impossible: 'S touhle dopravou takhle zaplatit nejde. Vyberte prosím jinou platbu.',
})

/** The sentence for a refusal; some say what came with it. */
export function describePlanRefusal(code: PlanRefusal, details: Record<string, unknown>): string {
  if (code === 'price_changed' && typeof details.payable === 'number') {
    return `Cena se mezitím změnila, balík teď vyjde na ${formatPrice(details.payable)}. Souhlasí? Potvrďte to prosím znovu.`
  }
  if (code === 'plan_exists' && Array.isArray(details.plans)) {
    const brought = (details.plans as SameFoodView[]).map(({ name, dueOn }) =>
      orderRegularTexts.brings(name, formatDayAndMonth(dueOn)),
    )
    return nonBreaking(
      `Tohle krmivo vám mezitím vozí jiné doručování: ${brought.join('; ')} Má ho tohle nahradit, nebo mají jezdit obě?`,
    )
  }
  if (code === 'cart_not_orderable') {
    const problems = Array.isArray(details.problems) ? (details.problems as { code?: string }[]) : []
    const known = [details.reason, ...problems.map((problem) => problem.code)]
    const reason = Object.entries(reasons).find(([name]) => known.includes(name))
    if (reason) return reason[1]
  }
  return sentences[code]
}
