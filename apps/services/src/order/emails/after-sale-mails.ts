import { defineMails } from '#app/mail/define-mails'

/** Mails about what can follow a delivery. */
export const AFTER_SALE_MAILS = defineMails({
  'withdrawal-confirmed': {
    kind: 'transactional',
    subject: 'Potvrzení odstoupení od smlouvy, objednávka {{order.number}}',
    preheader: 'Přijato {{withdrawal.receivedAt}}. Uschovejte si tuto zprávu.',
    title: 'Odstoupení jsme přijali',
    body: `Potvrzujeme přijetí vašeho odstoupení od smlouvy. Tuto zprávu si uschovejte.

[Sledovat vrácení]({{links.withdrawal}})

| | |
|---|---|
| Objednávka | {{order.number}} |
| Datum a čas přijetí | **{{withdrawal.receivedAt}}** |
| Jméno | {{withdrawal.name}} |
| Položky | {{withdrawal.items}} |
| Znění | „{{withdrawal.text}}“ |
| Číslo podání | {{withdrawal.id}} |

## Co dál

1. {{withdrawal.return}}
2. {{withdrawal.money}}`,
  },
  // What the release before has queued; goes with the release after.
  'withdrawal-received': {
    kind: 'transactional',
    subject: 'Potvrzení odstoupení od smlouvy, objednávka {{order.number}}',
    preheader: 'Přijato {{withdrawal.receivedAt}}. Uschovejte si tuto zprávu.',
    title: 'Odstoupení jsme přijali',
    body: `Potvrzujeme přijetí vašeho odstoupení od smlouvy. Tuto zprávu si uschovejte.

[Sledovat vrácení]({{links.withdrawal}})

| | |
|---|---|
| Objednávka | {{order.number}} |
| Datum a čas přijetí | **{{withdrawal.receivedAt}}** |
| Jméno | {{withdrawal.name}} |
| Položky | {{withdrawal.items}} |
| Znění | „{{withdrawal.text}}“ |
| Číslo podání | {{withdrawal.id}} |

## Co dál

1. Zboží pošlete do **{{withdrawal.sendUntil}}** na adresu {{company.returnAddress}} nebo předejte ve výdejně v Brně. Náklady na vrácení nesete vy.
2. Přiložte číslo podání, ať balík poznáme.
3. Peníze **{{withdrawal.refundAmount}}** vrátíme do 14 dnů od odstoupení stejnou cestou, jakou přišly. Počkat smíme na zboží nebo doklad o odeslání.`,
  },
  'return-refunded': {
    kind: 'transactional',
    subject: 'Peníze jsou na cestě zpět',
    preheader: '{{refund.amount}} za objednávku {{order.number}}.',
    title: 'Peníze jsou na cestě zpět{{customer.call}}',
    body: `Odeslali jsme vám **{{refund.amount}}** {{refund.method}}. Na účet nebo kartu dorazí obvykle do pěti pracovních dnů.

{{refund.itemsTable}}

{{refund.creditsText}}

{{refund.documentText}}

Mrzí nás, že to nevyšlo. Kdybyste chtěli poradit s jiným krmivem, jsme na {{company.phone}}.`,
  },
  'complaint-received': {
    kind: 'transactional',
    subject: 'Potvrzení reklamace {{complaint.number}}',
    preheader: 'Přijato {{complaint.receivedAt}}, vyřídíme nejpozději do {{complaint.dueDate}}.',
    title: 'Reklamaci máme',
    body: `Potvrzujeme přijetí reklamace. Vyřídíme ji nejpozději **{{complaint.dueDate}}**.

[Sledovat reklamaci]({{links.complaint}})

| | |
|---|---|
| Číslo reklamace | {{complaint.number}} |
| Datum uplatnění | {{complaint.receivedAt}} |
| Objednávka a zboží | {{order.number}}, {{complaint.items}} |
| Obsah reklamace | {{complaint.description}} |
| Požadovaný způsob vyřízení | {{complaint.requestedRemedy}} |
| Váš kontakt | {{customer.email}} |
| Nejpozdější vyřízení | **{{complaint.dueDate}}** |

U krmiva obvykle odpovídáme do tří pracovních dnů. Krmivo s podezřením na vadu dál nepodávejte a obal se šarží uschovejte.`,
  },
  'recall-notice': {
    kind: 'transactional',
    subject: 'Důležité: stahujeme šarži {{recall.batch}}',
    preheader: 'Přestaňte prosím krmit produktem {{recall.product}}.',
    title: 'Přestaňte prosím krmit šarží {{recall.batch}}',
    body: `**Přestaňte prosím krmit produktem {{recall.product}}, šarže {{recall.batch}}, minimální trvanlivost {{recall.bestBefore}}.** V objednávce {{order.number}}, kterou jsme poslali {{recall.sentOn}}, je z ní {{recall.pieces}} ks.

[Vrátit peníze nebo dostat náhradu]({{links.recall}})

**Proč:** {{recall.reason}}

**Riziko:** {{recall.risk}}

## Co teď udělat

1. Najděte číslo šarže na zadní straně obalu vedle data.
2. Krmivo odložte z dosahu zvířat i dětí. Zboží neposílejte, fotka šarže stačí.
3. V [předvyplněném formuláři]({{links.recall}}) zvolte vrácení peněz, nebo náhradu. Nic neplatíte.
4. Má-li pes potíže ({{recall.symptoms}}), **volejte veterináře** a vezměte obal s sebou.

Linka k tomuto stažení: **{{recall.phone}}**. Ostatní šarže a produkty se stažení netýká. Stažení jsme ohlásili dozorovému úřadu a zveřejnili v [pasu šarže]({{links.passport}}).

Omlouváme se.`,
  },
})
