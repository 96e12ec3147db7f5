import type { CommonRefusal } from '@shop/clients/services'
import type { RefusalOf } from '@shop/contract/endpoint'
import type { cartEndpoints } from '@shop/contract/endpoints/cart-endpoints'
import type { checkoutEndpoints } from '@shop/contract/endpoints/checkout-endpoints'
import type { orderEndpoints } from '@shop/contract/endpoints/order-endpoints'
import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'
import { checkoutShippingTexts } from './checkout-shipping.ts'

type Endpoints = Pick<typeof checkoutEndpoints, 'chooseShipping' | 'choosePayment'> &
  Pick<typeof orderEndpoints, 'placeOrder'> &
  Pick<typeof cartEndpoints, 'acceptChanges'>

/** Every "no" the last step can hear; `unavailable` is said when the services do not answer at all. */
export type CheckoutRefusal = RefusalOf<Endpoints[keyof Endpoints]> | CommonRefusal | 'unavailable'

const sentences = typeset({
  invalid_input: 'Stránka je z jiné doby. Zkontrolujte prosím objednávku a potvrďte ji znovu.',
  not_signed_in: 'Přihlášení vypršelo. Košík zůstal, stačí se vrátit.',
  forbidden: 'Tohle s vaším účtem nejde.',
  not_found: 'Tohle už tu není. Načtěte prosím stránku znovu.',
  too_many_attempts: 'Moc pokusů najednou. Zkuste to za chvíli.',
  idempotency_key_reused: 'Tuhle objednávku už máme. Podruhé ji neposíláme.',
  unavailable: 'Objednávku se teď nepodařilo odeslat, košík máte uložený. Zkuste to za chvíli, nebo nám zavolejte.',
  cart_gone: 'Tenhle košík už tu není.',
  version_conflict: 'Košík se mezitím změnil v jiném okně. Zkontrolujte ho prosím.',
  method_unknown: 'Tenhle způsob už nenabízíme. Vyberte prosím jiný.',
  shipping_impossible: 'Tahle doprava pro objednávku nejde použít.',
  payment_impossible: 'Tahle platba pro objednávku nejde použít.',
  pickup_point_refused: 'Vybrané místo zásilku nevezme. Vyberte prosím jiné.',
  checkout_incomplete: 'Něco ještě chybí. Doplňte to prosím.',
  cart_changed: 'Nic jsme neodeslali. Zkontrolujte prosím objednávku a potvrďte ji znovu.',
  cart_not_orderable: 'Takhle objednávku poslat nejde. Upravte prosím košík nebo dopravu.',
  voucher_refused: 'Dárkový poukaz mezitím někdo použil. Odeberte ho prosím v košíku, nebo zadejte jiný.',
  coupon_refused: 'Slevový kód už nejde použít. Odeberte ho prosím v košíku.',
  credits_refused: 'Tolik kreditů už na účtu není. Upravte je prosím v košíku.',
  too_much_unpaid:
    'Čekáme na zaplacení vašich předchozích objednávek. Až je zaplatíte nebo zrušíte, pošlete i tuhle. Košík zůstává uložený.',
  company_order_refused: 'Za firmu takhle objednat nejde.',
  plan_exists: 'Tohle krmivo vám už pravidelně vozíme. Vyberte prosím, jestli dosavadní doručování nahradit.',
  out_of_stock: 'Někdo byl rychlejší a zboží došlo. Nic jsme neodeslali.',
} satisfies Record<CheckoutRefusal, string>)

/** The sentence for a refusal; some name what it is about. */
export function describeCheckoutRefusal(code: CheckoutRefusal, details: Record<string, unknown>): string {
  switch (code) {
    case 'shipping_impossible':
      return checkoutShippingTexts.shippingRefusal(String(details.reason), details, '')
    case 'payment_impossible':
      return checkoutShippingTexts.paymentRefusal(String(details.reason), details)
    case 'pickup_point_refused':
      return checkoutShippingTexts.pointRefusal(String(details.reason), details)
    case 'cart_changed':
      return withPrice(sentences.cart_changed, details.payable)
    case 'company_order_refused':
      return companyOrderRefusal(details)
    case 'out_of_stock':
      return details.reason === 'life'
        ? lifeRefusal(details.variants)
        : withNames(sentences.out_of_stock, details.variants)
    default:
      return sentences[code]
  }
}

function companyOrderRefusal({ reason, over, limit }: Record<string, unknown>): string {
  if (reason === 'regular')
    return typeset('Za firmu posíláme jen jednorázové objednávky. Pravidelné zboží prosím přepněte na jednorázové.')
  const which = over === 'month' ? 'váš měsíční limit' : 'váš limit na jednu objednávku'
  return typeset(
    `Objednávka je nad ${which} ${formatPrice(Number(limit))} bez DPH, takže ji musí schválit někdo z firmy. Ke schválení posíláme objednávky na fakturu. Vyberte ji prosím jako platbu, nebo objednávku zmenšete.`,
  )
}

/** A company is promised goods that keep; how many of them there are is said, because the cart counts all. */
function lifeRefusal(variants: unknown): string {
  const short = Array.isArray(variants) ? variants : []
  const named = short.map(({ name, inStock }) => `${name} (${Number(inStock)} ks)`)
  return typeset(
    `Tolik kusů s trvanlivostí, kterou vám slibujeme, teď nemáme. Nic jsme neodeslali. Poslat můžeme: ${named.join(', ')}.`,
  )
}

function withPrice(sentence: string, payable: unknown): string {
  const { was, is } = Object(payable) as { was?: number; is?: number }
  return was === undefined || is === undefined || was === is
    ? `Objednávka se mezitím změnila. ${sentence}`
    : `${checkoutShippingTexts.priceChanged(was, is)} ${sentence}`
}

function withNames(sentence: string, variants: unknown): string {
  const names = Array.isArray(variants) ? variants.map(({ name }) => String(name)).filter(Boolean) : []
  return names.length === 0 ? sentence : `${sentence} Došlo: ${names.join(', ')}.`
}
