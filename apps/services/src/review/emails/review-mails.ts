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
})
