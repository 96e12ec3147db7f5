import type { CommonRefusal } from '@shop/clients/services'
import type { RefusalOf } from '@shop/contract/endpoint'
import type { orderEndpoints } from '@shop/contract/endpoints/order-endpoints'
import type { paymentEndpoints } from '@shop/contract/endpoints/payment-endpoints'
import type { planEndpoints } from '@shop/contract/endpoints/plan-endpoints'
import type { voucherEndpoints } from '@shop/contract/promotion/buy-voucher'
import { typeset } from '@shop/czech/typeset'

type Endpoints = typeof paymentEndpoints &
  Pick<typeof orderEndpoints, 'cancelOrder' | 'editOrder' | 'orderAgain'> &
  Pick<typeof planEndpoints, 'startPlan'> &
  Pick<typeof voucherEndpoints, 'returnVoucher'>

/** Every "no" to somebody who pays for, changes or cancels an order they have. */
export type OrderRefusal = RefusalOf<Endpoints[keyof Endpoints]> | CommonRefusal | 'unavailable'

export const orderRefusalTexts = typeset({
  invalid_input: 'Některé údaje nám nesedí. Zkontrolujte je prosím.',
  not_signed_in: 'Přihlášení vypršelo. Přihlaste se prosím znovu.',
  forbidden: 'Tohle s vaším účtem nejde.',
  not_found: 'Tuhle objednávku jsme nenašli.',
  too_many_attempts: 'Moc pokusů najednou. Zkuste to za chvíli.',
  idempotency_key_reused: 'Tohle už jsme jednou přijali. Načtěte prosím stránku znovu.',
  unavailable: 'Tahle část obchodu teď neodpovídá. Zkuste to za chvíli, nebo nám zavolejte.',
  already_paid: 'Objednávka už je zaplacená, nebo platba zrovna probíhá. Podruhé platit nemusíte.',
  order_ended: 'Tahle objednávka už neplatí, takže ji nejde zaplatit. Zboží můžete objednat znovu.',
  payment_not_online: 'Tahle objednávka se neplatí online.',
  gateway_unavailable:
    'Platební brána teď neodpovídá. Objednávku máme a zboží držíme. Zkuste to za chvíli, nebo zaplaťte jinak.',
  payment_starting: 'Platba se zrovna otevírá v jiném okně. Zkuste to za chvilku znovu.',
  payment_unknown: 'Tuhle platbu u objednávky nemáme.',
  method_unknown: 'Takhle už zaplatit nejde. Vyberte prosím jiný způsob.',
  payment_impossible: 'Takhle tuhle objednávku zaplatit nejde. Vyberte prosím jiný způsob.',
  version_conflict: 'Košík se mezitím změnil. Zkuste to prosím znovu.',
  order_state: 'Objednávku už balíme nebo je na cestě, takže tohle změnit nejde. Zavolejte nám.',
  company_cancels:
    'Objednávku firmy zruší po přihlášení ten, kdo ji objednal, schvalovatel nebo správce firmy. Schválenou už jen schvalovatel nebo správce.',
  address_not_found: 'Adresu jsme nenašli. Zkontrolujte ji, nebo ji použijte tak, jak je.',
  zip_mismatch: 'PSČ k téhle ulici nepatří. Zkontrolujte ho.',
  pickup_point_refused: 'Vybrané místo zásilku nevezme. Vyberte prosím jiné.',
  nothing_regular: 'V téhle objednávce není nic, co bychom posílali pravidelně.',
  regular_delivery_refused: 'V tomhle rytmu neposíláme. Vyberte prosím jiný.',
  plan_exists: 'Tohle krmivo už vám pravidelně vozíme. Má nové doručování nahradit to dosavadní?',
  dog_unknown: 'Tohohle psa v účtu nemáte.',
  voucher_not_returnable: 'Z poukazu už někdo utratil, takže ho vrátit nejde. Co na něm zbývá, zůstává k utracení.',
} satisfies Record<OrderRefusal, string>)
