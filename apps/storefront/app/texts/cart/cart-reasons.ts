import { formatNumber, formatPercent, formatWeight } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { CouponLineExclusion, PriceSource, TraceEntry } from '@shop/domain/cart/pricing-trace'

type Code = TraceEntry['code']
type EntryOf<C extends Code> = Extract<TraceEntry, { code: C }>
type Sentences = { [C in Code]: (entry: EntryOf<C>) => string | null }

const sources: Record<PriceSource, string> = typeset({
  agreed: 'Vaše smluvní cena',
  quantity: 'Množstevní cena',
  list: 'Cena za kus',
  public_list: 'Běžná cena za kus',
})

const exclusions: Record<CouponLineExclusion, string> = typeset({
  gift: 'je to dárek',
  category: 'je jen na vybrané zboží',
  on_sale: 'na akční ceny se nevztahuje',
  bundle: 'na sady se nevztahuje',
  multipack: 'na vícebalení se nevztahuje',
  regular_delivery: 's pravidelným doručením se nesčítá',
  quantity: 's cenou za víc kusů se nesčítá',
  agreed: 's vaší smluvní cenou se nesčítá',
})

const credits = (count: number) =>
  `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' })}`
const parcels = (count: number) =>
  `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'balík', few: 'balíky', many: 'balíku', other: 'balíků' })}`

// One sentence for one reason; a new kind of reason without a sentence does not compile.
const sentences: Sentences = {
  'price.base': ({ source, unitPrice, pieces }) =>
    `${sources[source]} ${formatPrice(unitPrice)}${pieces > 1 ? ` × ${formatNumber(pieces)}` : ''}.`,
  'price.discount': ({ rule, percent, from, unitPrice, applied }) => {
    const name = rule === 'group' ? 'Sleva vaší skupiny' : 'Pravidelné doručení'
    return applied
      ? `${name}: ${formatPercent(-percent)} z\u00a0${formatPrice(from)}, kus vyjde na\u00a0${formatPrice(unitPrice)}.`
      : `${name} by dalo ${formatPrice(unitPrice)} za\u00a0kus. Slevy se nesčítají, platí ta lepší.`
  },
  'price.regular_delivery_refused': ({ reason }) =>
    reason === 'group'
      ? 'Ve vaší skupině se sleva za\u00a0pravidelné doručení nepočítá.'
      : 'Na\u00a0tohle zboží se sleva za\u00a0pravidelné doručení nevztahuje.',
  'bundle.divided': ({ parts }) =>
    `Cena sady se kvůli DPH dělí mezi ${formatNumber(parts.length)}\u00a0${pluralForm(parts.length, { one: 'věc', few: 'věci', many: 'věci', other: 'věcí' })} podle toho, co stojí samostatně.`,
  'volume.tier': ({ from, percent, amount }) =>
    `Od\u00a0${formatPrice(from)} bez\u00a0DPH ${formatPercent(-percent)}: ${formatPrice(-amount)}.`,
  'volume.next_tier': ({ percent, missing }) =>
    `Do\u00a0slevy ${formatPercent(percent)} chybí ${formatPrice(missing)}.`,
  'coupon.refused': () => null,
  'coupon.line_excluded': ({ coupon, reason }) => `Kód ${coupon} tu neplatí: ${exclusions[reason]}.`,
  'coupon.applied': ({ coupon, eligible, amount }) =>
    amount > 0 ? `Kód ${coupon} se vztahuje na\u00a0zboží za\u00a0${formatPrice(eligible)}.` : `Kód ${coupon} platí.`,
  'coupon.capped': ({ computed, amount }) =>
    `Vyšlo by to na\u00a0${formatPrice(computed)}, kód ubírá nejvýš ${formatPrice(amount)}.`,
  'coupon.free_pieces': ({ coupon, pieces, amount }) =>
    `S\u00a0kódem ${coupon} máte ${formatNumber(pieces)}\u00a0ks zdarma, ${formatPrice(-amount)}.`,
  'coupon.gift_added': ({ coupon }) => `Dárek je za\u00a0kód ${coupon}.`,
  'coupon.other_shipping': ({ coupon }) => `Kód ${coupon} dává dopravu zdarma jen na\u00a0výdejní místo.`,
  'offer.applied': ({ name, kind, amount }) =>
    kind === 'free-shipping' ? `Akce ${name} dává dopravu zdarma.` : `Akce ${name} ubírá ${formatPrice(amount)}.`,
  'offer.free_pieces': ({ name, pieces, amount }) =>
    `V\u00a0akci ${name} máte ${formatNumber(pieces)}\u00a0ks zdarma, ${formatPrice(-amount)}.`,
  'offer.gift_added': ({ name }) => `Dárek je z\u00a0akce ${name}.`,
  'credits.limit': ({ percent, goods, limit }) =>
    `Kredity zaplatí nejvýš ${formatPercent(percent)} zboží za\u00a0${formatPrice(goods)}, tedy ${credits(limit)}.`,
  'credits.spent': ({ credits: count, amount, cappedBy }) =>
    `Použijeme ${credits(count)}, to je ${formatPrice(amount)}.${cappedBy === 'balance' ? ' Víc na\u00a0účtu není.' : ''}`,
  'credits.refused': ({ reason, minimum, possible }) =>
    reason === 'group_not_eligible'
      ? 'Ve vaší skupině se kredity neplatí.'
      : `Kredity lze použít od\u00a0${minimum}, tady by jich šlo ${formatNumber(possible)}.`,
  'credits.earned': ({ paidGoods, percent, multiplied, multiplier, credits: count }) =>
    `${formatPercent(percent)} z\u00a0${formatPrice(paidGoods)} za\u00a0zboží${
      multiplied > 0 && multiplier > 1 ? `, z\u00a0toho ${formatPrice(multiplied)} ${formatNumber(multiplier)}×` : ''
    }, zaokrouhleno dolů na\u00a0${credits(count)}.`,
  'shipping.parcels': ({ weightsGrams }) =>
    `Pošleme ${parcels(weightsGrams.length)}, i\u00a0s\u00a0obalem ${weightsGrams.map(formatWeight).join(' a\u00a0')}.`,
  'shipping.threshold': ({ goods, from, reached }) =>
    from === null
      ? null
      : `Zdarma od\u00a0${formatPrice(from)} za\u00a0zboží po\u00a0slevách. Máte ${formatPrice(goods)}${reached ? '' : ', ještě ne'}.`,
  'shipping.price': ({ perParcel, parcels: count, freeParcels, amount }) =>
    `${formatPrice(perParcel)} za\u00a0balík × ${formatNumber(count)}${
      freeParcels > 0 ? `, zdarma ${parcels(freeParcels)}` : ''
    }: ${formatPrice(amount)}.`,
  'payment.fee': ({ fee, amount }) =>
    fee === 0 ? null : `Poplatek za\u00a0platbu ${formatPrice(fee)}${amount === 0 ? ', tady zdarma' : ''}.`,
  'vat.side_cost': () => null,
  'vat.recap': ({ rows }) =>
    rows.length === 0
      ? null
      : rows
          .map(
            ({ rate, base, tax }) =>
              `DPH ${formatPercent(rate)}: základ ${formatPrice(base)}, daň ${formatPrice(tax)}.`,
          )
          .join(' '),
  'rounding.cash': ({ rounding }) => `Hotovost zaokrouhlíme na\u00a0koruny: ${formatPrice(rounding)}.`,
  'order.minimum': ({ minimum, missing }) =>
    missing > 0 ? `Objednat lze od\u00a0${formatPrice(minimum)} bez\u00a0DPH.` : null,
}

/** The sentence for one reason of the pricing; nothing for what another place says already. */
export function explainReason(entry: TraceEntry): string[] {
  const say = sentences[entry.code] as ((entry: TraceEntry) => string | null) | undefined
  const sentence = say?.(entry) ?? null
  return sentence === null ? [] : [sentence]
}
