import { defineMails } from '#app/mail/define-mails'

/** Said to whoever paid a part by one, when the order ends. */
export const BACK_ON_VOUCHER = 'Co jste zaplatili dárkovým poukazem, je zpátky na něm.'

/** Mails about money that came short, late, twice or goes back. */
export const PAYMENT_MAILS = defineMails({
  'group-part-paid': {
    kind: 'transactional',
    subject: 'Váš díl je zaplacený, čekáme na ostatní',
    preheader: 'Objednávka {{order.number}}: peníze jsou u nás.',
    title: 'Zaplaceno{{customer.call}}',
    body: `Peníze za váš díl společné objednávky jsou u nás: **{{payment.amount}}** za objednávku {{order.number}}. Děkujeme.

[Sledovat objednávku]({{links.order}})

Balit začneme, až skončí čas ostatních na zaplacení a bude jasná konečná cena. Pak vám napíšeme.

Kdyby zaplacených kil bylo méně a cena vyšla vyšší, jednou se vás zeptáme, jestli zůstáváte. Bez vašeho souhlasu nestrhneme nic.

## Váš díl

{{order.goods}}`,
  },
  'payment-underpaid': {
    kind: 'transactional',
    subject: 'K objednávce {{order.number}} chybí doplatit {{payment.missing}}',
    preheader: 'Část peněz dorazila, zbytek ne. QR kód je uvnitř.',
    title: 'Kousek ještě chybí{{customer.call}}',
    body: `Na objednávku {{order.number}} od vás dorazilo **{{payment.received}}** z celkových {{order.total}}. Chybí **{{payment.missing}}**.

[Doplatit]({{links.pay}})

## Převodem nebo QR kódem

| | |
|---|---|
| Částka | **{{payment.missing}}** |
| Číslo účtu | {{company.bankAccount}} |
| Variabilní symbol | **{{payment.variableSymbol}}** |

{{payment.qrImage}}

Jakmile doplatek dorazí, balíme. Chcete raději poslat peníze zpět a objednávku zrušit? Odpovězte na tuto zprávu.`,
  },
  'late-payment': {
    kind: 'transactional',
    subject: 'Platba za objednávku {{order.number}} dorazila po lhůtě',
    preheader: '{{late.short}}',
    title: 'Platba dorazila po lhůtě',
    body: `Vaše platba **{{payment.amount}}** za objednávku {{order.number}} dorazila až po lhůtě, kdy už jsme zboží uvolnili. **{{late.decision}}**

[Zobrazit objednávku]({{links.order}})

{{late.next}}`,
  },
  'refund-started': {
    kind: 'transactional',
    subject: 'Vracíme vám {{refund.amount}}',
    preheader: 'Peníze za objednávku {{order.number}} posíláme zpět.',
    title: 'Vracíme vám {{refund.amount}}',
    body: `Vracíme vám **{{refund.amount}}** za objednávku {{order.number}}. {{refund.way}}

[Zobrazit objednávku]({{links.order}})

Jakmile banka nebo platební brána vrácení potvrdí, dáme vám vědět.`,
  },
  // To accountants of a company about what it paid before the goods: they may not open the order.
  'company-refund-started': {
    kind: 'transactional',
    subject: 'Vracíme vám {{refund.amount}}',
    preheader: 'Peníze za objednávku {{order.number}} posíláme zpět.',
    title: 'Vracíme vám {{refund.amount}}',
    body: `Vracíme vám **{{refund.amount}}** za objednávku {{order.number}}. {{refund.way}}

Jakmile banka nebo platební brána vrácení potvrdí, dáme vám vědět.`,
  },
  'invoice-overdue': {
    kind: 'transactional',
    subject: 'Faktura k objednávce {{order.number}} je po splatnosti',
    preheader: 'Splatná byla {{invoice.dueDate}}, zbývá {{payment.missing}}.',
    title: 'Faktura je po splatnosti',
    body: `Úhradu faktury k objednávce {{order.number}} zatím nevidíme. Splatná byla **{{invoice.dueDate}}**.

[Zobrazit objednávku]({{links.order}})

| | |
|---|---|
| Zbývá uhradit | **{{payment.missing}}** |
| Číslo účtu | {{company.bankAccount}} |
| Variabilní symbol | **{{payment.variableSymbol}}** |

{{payment.qrImage}}

Pokud je platba na cestě, zprávu ignorujte. Do uhrazení schvalujeme další objednávky na fakturu jednotlivě.`,
  },
  'order-approved': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} je schválená',
    preheader: 'Jdeme ji zabalit.',
    title: 'Objednávka je schválená{{customer.call}}',
    body: `Objednávka {{order.number}} je schválená a připravujeme ji k odeslání. Fakturu pošleme se zbožím.

[Zobrazit objednávku]({{links.order}})

{{order.trail}}

## Co balíme

{{order.goods}}`,
  },
})
