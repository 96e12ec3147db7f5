import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

/** Regular delivery beside an order: that it runs, that it could begin, and the card that pays for it. */
export const orderRegularTexts = {
  ...typeset({
    running: 'Pravidelné doručení běží',
    runningText:
      'Další zásilku naplánujeme, jakmile tuhle budete mít doma. Tři dny předem napíšeme, co pojede, kdy a za kolik.',
    parcel: 'Zásilka z pravidelného doručení',
    parcelText: 'Obsah, interval, adresu i platbu dalších zásilek změníte v nastavení.',
    paused: 'Pravidelné doručení má pauzu',
    pausedText: 'Nic neposíláme, dokud ho zase nespustíte.',
    settings: 'Nastavit doručování',
    guest: 'Odkaz k nastavení jsme poslali e-mailem. Skončit můžete kdykoli a zdarma.',
    offer: 'Příště pravidelně?',
    offerText:
      'Tahle objednávka bude první zásilka, teď nic dalšího neposíláme ani nestrháváme. Další přijede ve zvoleném rytmu za pravidelnou cenu, tři dny předem ji oznámíme a skončit můžete kdykoli.',
    interval: 'Jak často',
    start: 'Posílat pravidelně',
    byBowl: 'Řídit se miskou: zásilka dorazí dřív, než krmivo dojde',
    bowl: 'Ať rozhoduje miska',
    bowlText:
      'Místo pevných týdnů spočítáme, kdy krmivo dojde, a zásilka dorazí pár dní předtím. Nové vážení datum posune.',
    forWhom: 'Pro koho',
    wholePack: 'pro celou smečku',
    bowlStart: 'Řídit se miskou',
    sameFood: 'Tohle krmivo už vám pravidelně vozíme',
    replace: 'Nahradit dosavadní doručování',
    replaceText: 'Dosavadní pro tohle krmivo skončí, nové ho vystřídá.',
    keep: 'Nechat obě',
    keepText: 'Budou jezdit vedle sebe, každé ve svém rytmu.',
    card: 'Platit z téže karty i další zásilky',
    cardWithout: 'Bez zaškrtnutí vám ke každé zásilce pošleme odkaz k zaplacení a odejde, až ji zaplatíte.',
  }),
  weeks: (weeks: number) =>
    pluralForm(weeks, {
      one: 'každý týden',
      few: `každé ${weeks}\u00a0týdny`,
      many: `každých ${weeks}\u00a0týdne`,
      other: `každých ${weeks}\u00a0týdnů`,
    }),
  line: ({ name, variantName, pieces }: { name: string; variantName: string; pieces: number }) =>
    `${[name, variantName].filter(Boolean).join(' ')}, ${pieces}\u00a0ks`,
  each: (payable: number) => `jedna zásilka teď vyjde na ${formatPrice(payable)} i\u00a0s\u00a0dopravou`,
  monthly: (halere: number) => `, asi ${formatPrice(halere)} za měsíc`,
  /** A food that a running plan brings, and by when. */
  brings: (name: string, day: string) => `${name}, další nejpozději ${day}`,
}
