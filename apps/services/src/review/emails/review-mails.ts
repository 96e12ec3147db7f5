import { defineMails } from '#app/mail/define-mails'

/** What becomes of a review; the request and the thanks with credits stand among the mails after a sale. */
export const REVIEW_MAILS = defineMails({
  'review-published': {
    kind: 'transactional',
    subject: 'Recenze je venku. Děkujeme',
    preheader: '{{product.name}}',
    body: `Dobrý den,

vaši recenzi produktu **{{product.name}}** jsme schválili a zveřejnili. Pomůže těm, kdo se rozhodují.

[Zobrazit recenzi]({{links.product}})

Upravit nebo smazat ji můžete na stránce [Moje recenze]({{links.myReviews}}).`,
  },
  'review-returned': {
    kind: 'transactional',
    subject: 'Recenze potřebuje úpravu',
    preheader: '{{product.name}}',
    body: `Dobrý den,

vaši recenzi produktu **{{product.name}}** zatím nezveřejníme. Důvod:

{{review.note}}

Na počtu hvězdiček to nezávisí. [Podívat se na recenzi]({{links.myReviews}})

Pravidla najdete na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-report-received': {
    kind: 'transactional',
    subject: 'Nahlášení recenze máme',
    preheader: '{{product.name}}',
    body: `Dobrý den,

děkujeme za upozornění na recenzi produktu **{{product.name}}**. Přečte si ho člověk a napíšeme vám, jak to dopadlo.

Podle čeho rozhodujeme, najdete na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-report-kept': {
    kind: 'transactional',
    subject: 'Nahlášená recenze zůstává',
    preheader: '{{product.name}}',
    body: `Dobrý den,

nahlásili jste recenzi produktu **{{product.name}}**. Přečetli jsme ji a pravidlům neodporuje, takže zůstává.

{{report.note}}

Nesouhlasíte? Odpovězte na tenhle e-mail a podívá se na ni jiný člověk. Můžete se obrátit i na soud. Pravidla jsou na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-report-hidden': {
    kind: 'transactional',
    subject: 'Nahlášenou recenzi jsme stáhli',
    preheader: '{{product.name}}',
    body: `Dobrý den,

nahlásili jste recenzi produktu **{{product.name}}**. Měli jste pravdu, z webu jsme ji stáhli a autorovi napsali důvod.

{{report.note}}

Děkujeme. Pravidla jsou na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-report-withdrawn': {
    kind: 'transactional',
    subject: 'Nahlášená recenze už na webu není',
    preheader: '{{product.name}}',
    body: `Dobrý den,

nahlásili jste recenzi produktu **{{product.name}}**. Autor ji mezitím sám smazal, takže jsme o ní nerozhodovali.

{{report.note}}

Děkujeme. Pravidla jsou na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
})
