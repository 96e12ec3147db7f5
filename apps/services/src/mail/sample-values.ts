import type { MailText, MailValue } from '#app/mail/define-mails'
import type { MailValues } from '#app/mail/fill-mail'

const ITEMS: MailValue = {
  table: [
    ['Granule kuře s hnědou rýží, 12 kg', '1 ks', '1 690 Kč'],
    ['Konzerva losos, 400 g', '6 ks', '534 Kč'],
  ],
}

// Only what a general rule below would get wrong.
const KNOWN: Record<string, MailValue> = {
  'order.number': '26 001 532',
  'customer.email': 'jitka.novotna@priklad.cz',
  'customer.newEmail': 'j•••@n•••.cz',
  'customer.phone': '+420 777 123 456',
  'order.itemsTable': ITEMS,
  'cart.itemsTable': ITEMS,
  'regular.itemsTable': ITEMS,
  'refund.itemsTable': ITEMS,
  'order.reviewLinks': {
    links: [{ label: 'Granule kuře s hnědou rýží', href: 'https://cenich.example/moje-recenze/ukazka' }],
  },
  'payment.qrImage': { image: { src: 'https://cenich.example/qr.png', alt: 'QR kód k platbě' } },
  'order.paymentQr': { image: { src: 'https://cenich.example/qr.png', alt: 'QR kód k platbě' } },
  'request.browser': 'Firefox, Linux',
  'coupon.code': 'VITEJTE10',
  'survey.questionCount': '4',
}

// By the last word of the path.
const BY_ENDING: [RegExp, string][] = [
  [/(total|amount|price|goodsTotal|discounts|monthly|codAmount)$/i, '1 290 Kč'],
  [/(date|until|validTo|estimate|attempt|time|at)$/i, '16. 11. 2026'],
  [/(credits|balance|expiring|creditsReturned|creditsDeducted)$/i, '120'],
  [/address|place$/i, 'Vinohradská 2048/5a, 120 00 Praha'],
  [/(number|id|symbol|code)$/i, '26 001 532'],
]

/** Something believable for every placeholder of a mail, so that its page can be looked at without an order. */
export function sampleValues({ subject, preheader, body }: MailText): MailValues {
  const paths = `${subject} ${preheader} ${body}`.matchAll(/\{\{([\w.]+)\}\}/g)
  return Object.fromEntries([...paths].map(([, path = '']) => [path, sampleOf(path)]))
}

function sampleOf(path: string): MailValue {
  if (path.startsWith('links.')) return `https://cenich.example/${path.slice('links.'.length)}`
  return KNOWN[path] ?? BY_ENDING.find(([pattern]) => pattern.test(path))?.[1] ?? `ukázka (${path})`
}
