import { defineMails } from '#app/mail/define-mails'

/** The request at the half of the bag, and what becomes of a review. */
export const REVIEW_MAILS = defineMails({
  'review-request': {
    kind: 'commercial',
    subject: 'Tak co na to pes?',
    preheader: '{{review.preheader}}',
    title: 'Tak co na to pes{{customer.call}}?',
    body: `{{review.moment}} Napište nám, jak to dopadlo. {{review.reward}}

[Napsat recenzi]({{links.review}})

{{order.reviewLinks}}

Recenze mohou psát jen zákazníci, kteří zboží koupili. [Jak s nimi pracujeme]({{links.reviewRules}}).

**Nechutná?** Do 60 dnů vrátíme peníze za první balení, i načaté. [Jak na to]({{links.moneyBack}})

> Objednávka {{order.number}}. Píšeme, protože jste si to přáli, a k jedné objednávce jen jednou. Jestli žádosti o recenzi nechcete, [vypněte je tady]({{links.unsubscribe}}) a už se nezeptáme.`,
  },
  // What the release before has queued; goes with the release after.
  'delivered-review-request': {
    kind: 'transactional',
    subject: 'Tak co na to pes?',
    preheader: 'Dvě věty, 15 kreditů, velká pomoc ostatním.',
    title: 'Tak co na to pes{{customer.call}}?',
    body: `Objednávka {{order.number}} je u vás. Doufáme, že miska je prázdná. Napište nám, jak to dopadlo. Za schválenou recenzi připíšeme **15 kreditů**, ať dáte jednu hvězdu nebo pět.

[Napsat recenzi]({{links.review}})

{{order.reviewLinks}}

Recenze mohou psát jen zákazníci, kteří zboží koupili. [Jak s nimi pracujeme]({{links.reviewRules}}).

**Nechutná?** Do 60 dnů vrátíme peníze za první balení, i načaté. [Jak na to]({{links.moneyBack}})

> Nechcete tyto zprávy? [Vypnout žádosti o recenzi]({{links.reviewOptOut}})`,
  },
  'review-thanks': {
    kind: 'transactional',
    subject: 'Recenze je venku. Děkujeme',
    preheader: 'Kredity jsou na účtu: {{credits.amount}}.',
    title: 'Recenze je venku. Děkujeme',
    body: `Vaši recenzi produktu **{{product.name}}** jsme schválili a zveřejnili. Nově připsané kredity: **{{credits.amount}}**, platí do {{credits.validTo}}.

[Zobrazit recenzi]({{links.review}})

Upravit nebo smazat ji můžete kdykoli na stránce [Moje recenze]({{links.myReviews}}).`,
  },
  'review-published': {
    kind: 'transactional',
    subject: 'Recenze je venku. Děkujeme',
    preheader: '{{product.name}}',
    title: 'Recenze je venku. Děkujeme',
    body: `Vaši recenzi produktu **{{product.name}}** jsme schválili a zveřejnili. Pomůže těm, kdo se rozhodují.

[Zobrazit recenzi]({{links.product}})

Upravit nebo smazat ji můžete na stránce [Moje recenze]({{links.myReviews}}).`,
  },
  'review-returned': {
    kind: 'transactional',
    subject: 'Recenze potřebuje úpravu',
    preheader: '{{product.name}}',
    title: 'Recenze potřebuje úpravu',
    body: `Vaši recenzi produktu **{{product.name}}** zatím nezveřejníme. Důvod:

{{review.note}}

Na počtu hvězdiček to nezávisí. [Podívat se na recenzi]({{links.myReviews}})

Nesouhlasíte? Na stejné stránce se můžete jednou odvolat. Odvolání posoudí jiný člověk do 10 pracovních dnů.

Pravidla najdete na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-rejected': {
    kind: 'transactional',
    subject: 'Recenzi nezveřejníme',
    preheader: '{{product.name}}',
    title: 'Recenzi nezveřejníme',
    body: `Vaši recenzi produktu **{{product.name}}** jsme přečetli a nezveřejníme ji. Důvod:

{{review.note}}

Na počtu hvězdiček to nezávisí. Nesouhlasíte? Můžete se jednou odvolat. Odvolání posoudí jiný člověk do 10 pracovních dnů.

[Odvolat se]({{links.myReviews}})

Pravidla najdete na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-appeal-kept': {
    kind: 'transactional',
    subject: 'Odvolání jsme posoudili',
    preheader: '{{product.name}}',
    title: 'Rozhodnutí zůstává',
    body: `Vaše odvolání k recenzi produktu **{{product.name}}** četl jiný člověk než poprvé. Recenzi nezveřejníme. Důvod:

{{review.note}}

[Podívat se na recenzi]({{links.myReviews}})

Pravidla najdete na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}). Obrátit se můžete i na soud.`,
  },
  'review-report-received': {
    kind: 'transactional',
    subject: 'Nahlášení recenze máme',
    preheader: '{{product.name}}',
    title: 'Nahlášení máme',
    body: `Děkujeme za upozornění na recenzi produktu **{{product.name}}**. Přečte si ho člověk a napíšeme vám, jak to dopadlo.

Podle čeho rozhodujeme, najdete na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-report-kept': {
    kind: 'transactional',
    subject: 'Nahlášená recenze zůstává',
    preheader: '{{product.name}}',
    title: 'Recenze zůstává',
    body: `Nahlásili jste recenzi produktu **{{product.name}}**. Přečetli jsme ji a pravidlům neodporuje, takže zůstává.

{{report.note}}

Nesouhlasíte? Odpovězte na tenhle e-mail a podívá se na ni jiný člověk. Můžete se obrátit i na soud. Pravidla jsou na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-report-hidden': {
    kind: 'transactional',
    subject: 'Nahlášenou recenzi jsme stáhli',
    preheader: '{{product.name}}',
    title: 'Recenzi jsme stáhli',
    body: `Nahlásili jste recenzi produktu **{{product.name}}**. Měli jste pravdu, z webu jsme ji stáhli a autorovi napsali důvod.

{{report.note}}

Děkujeme. Pravidla jsou na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
  'review-report-withdrawn': {
    kind: 'transactional',
    subject: 'Nahlášená recenze už na webu není',
    preheader: '{{product.name}}',
    title: 'Recenze už na webu není',
    body: `Nahlásili jste recenzi produktu **{{product.name}}**. Autor ji mezitím sám smazal, takže jsme o ní nerozhodovali.

{{report.note}}

Děkujeme. Pravidla jsou na stránce [Jak pracujeme s recenzemi]({{links.reviewRules}}).`,
  },
})
