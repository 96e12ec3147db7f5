import type { MailText, MailValue } from '#app/mail/define-mails'
import type { MailValues } from '#app/mail/fill-mail'

const ITEMS: MailValue = {
  goods: [
    { name: 'Kuře s hnědou rýží', note: '12 kg · 1 ks', amount: '1 690 Kč', tint: 'yellow', picture: null },
    { name: 'Konzerva Losos', note: '400 g · 6 ks', amount: '534 Kč', tint: 'coral', picture: null },
  ],
}
const TRAIL: MailValue = {
  trail: [
    { title: 'Zaplaceno', text: 'čt 12. 11.', state: 'done' },
    { title: 'Balíme', text: 'čt 12. 11.', state: 'current' },
    { title: 'Na cestě', text: 'čt 12. 11.', state: 'ahead' },
    { title: 'K vyzvednutí', text: 'pá 13. 11.', state: 'ahead' },
  ],
}

// Only what a general rule below would get wrong.
const KNOWN: Record<string, MailValue> = {
  'order.number': '26 001 532',
  'ticket.answer': 'Dobrý den,\n\nzásilka je na cestě a dorazí zítra.\n\nJana, Čenich',
  'ticket.author': 'Jana',
  'customer.email': 'jitka.novotna@priklad.cz',
  'customer.newEmail': 'j•••@n•••.cz',
  'customer.phone': '+420 777 123 456',
  'customer.call': ', Jitko',
  'order.trail': TRAIL,
  'order.dosing': {
    table: [['Bady, Losos s bramborem', '230 g denně (2× 115 g)']],
    note: 'Orientační výpočet podle profilu psa.',
  },
  'refund.itemsTable': { table: [['Vrácené zboží', '1 290 Kč']] },
  'order.shippingName': 'Zásilkovna na výdejní místo',
  'order.paymentName': 'Kartou online',
  'order.paymentInstructions': 'Zaplatíte online. Zboží vám zatím držíme.',
  'order.deliveryEstimate': 'středa 18. 11.',
  'order.rounding': '',
  'order.vat': '138,21 Kč',
  'order.payUntil': '16. 11. 2026 12:00',
  'order.cancelReason': 'zrušili jste ji',
  'order.refundText': 'Nic jsme vám nestrhli.',
  'order.change': 'telefon',
  'order.holdReason': 'u adresy chybí číslo domu.',
  'order.resolution': 'posíláme ji znovu.',
  'returns.days': '14',
  'shipment.carrier': 'Zásilkovna',
  'shipment.parcelCount': '1',
  'shipment.weight': '13,2 kg',
  'product.name': 'Mono Králík s batátem',
  'product.variant': '6 kg',
  'product.unitPrice': '208,17 Kč/kg',
  'product.lowestText': 'Nejnižší cena za 30 dní před slevou byla 1 340 Kč.',
  'watch.event': 'až bude stát méně',
  'pickup.place': 'Trafika U Jezevčíka',
  'pickup.openingHours': 'po–pá 7–19 h',
  'shipment.words': 'zásilku se nepodařilo doručit.',
  'order.reviewLinks': {
    links: [{ label: 'Granule kuře s hnědou rýží', href: 'https://cenich.example/moje-recenze/ukazka' }],
  },
  'payment.qrImage': { image: { src: 'https://cenich.example/qr.png', alt: 'QR kód k platbě' } },
  'order.paymentQr': { image: { src: 'https://cenich.example/qr.png', alt: 'QR kód k platbě' } },
  'request.browser': 'Firefox, Linux',
  'coupon.code': 'VITEJTE10',
  'dog.names': 'Bára',
  'credits.amount': '100',
  'credits.expiring': '120',
  'food.subject': 'Dochází Granule kuře s hnědou rýží',
  'food.name': 'Granule kuře s hnědou rýží',
  'food.others': '',
  'puppy.subject': 'Plán krmení pro štěně o 3 měsících',
  'puppy.lead': 'Vaše štěně teď roste nejrychleji. Tady je plán na další měsíce.',
  'plan.months': {
    table: [
      ['třetí měsíc, čtyřikrát denně', '180 g'],
      ['čtvrtý měsíc, třikrát denně', '210 g'],
    ],
  },
  'plan.transition': {
    table: [
      ['1.–2. den', 'čtvrtina nového'],
      ['3.–4. den', 'polovina nového'],
    ],
  },
  'plan.diary': {
    table: [
      ['první týden', '4,2 kg'],
      ['druhý týden', '4,7 kg'],
    ],
  },
  'survey.title': 'Jak to dopadlo?',
  'survey.questionCount': '4',
  'survey.question': 'Jak snadné bylo zboží vrátit?',
  'survey.choices': {
    links: ['1 – Velmi obtížné', '2', '3', '4', '5', '6', '7 – Velmi snadné'].map((label) => ({
      ...{ label, href: 'https://cenich.example/survey/po-vraceni/ukazka' },
    })),
  },
  'review.moment': 'Pytel by teď měl být zhruba v půlce.',
  'review.reward': 'Za schválenou recenzi připíšeme 15 kreditů, ať dáte jednu hvězdu nebo pět.',
  'review.preheader': 'Dvě věty, 15 kreditů, velká pomoc ostatním.',
}

// What a list of goods is called in the texts.
const GOODS = /(itemsTable|\.goods)$/

// By the last word of the path.
const BY_ENDING: [RegExp, string][] = [
  [/(total|amount|price|goodsTotal|discounts|monthly|codAmount)$/i, '1 290 Kč'],
  [/(date|until|validTo|estimate|attempt|time|at)$/i, '16. 11. 2026'],
  [/(credits|balance|expiring|creditsReturned|creditsDeducted)$/i, '120'],
  [/address|place$/i, 'Vinohradská 2048/5a, 120 00 Praha'],
  [/(number|id|symbol|code)$/i, '26 001 532'],
]

/** Something believable for every placeholder of a mail, so that its page can be looked at without an order. */
export function sampleValues({ subject, preheader, title, body }: MailText, goods: MailValue = ITEMS): MailValues {
  const paths = `${subject} ${preheader} ${title} ${body}`.matchAll(/\{\{([\w.]+)\}\}/g)
  return Object.fromEntries([...paths].map(([, path = '']) => [path, sampleOf(path, goods)]))
}

function sampleOf(path: string, goods: MailValue): MailValue {
  if (path.startsWith('links.')) return `https://cenich.example/${path.slice('links.'.length)}`
  return (
    KNOWN[path] ??
    (GOODS.test(path) ? goods : undefined) ??
    BY_ENDING.find(([pattern]) => pattern.test(path))?.[1] ??
    `ukázka (${path})`
  )
}
