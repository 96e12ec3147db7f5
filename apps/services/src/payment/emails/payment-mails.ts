import { defineMails } from '#app/mail/define-mails'

/** Mails about money that came short, late, twice or goes back. */
export const PAYMENT_MAILS = defineMails({
  'payment-underpaid': {
    kind: 'transactional',
    subject: 'K objednávce {{order.number}} chybí doplatit {{payment.missing}}',
    preheader: 'Část peněz dorazila, zbytek ne. QR kód je uvnitř.',
    body: `Dobrý den,

na objednávku {{order.number}} od vás dorazilo **{{payment.received}}** z celkových {{order.total}}. Chybí **{{payment.missing}}**.

| | |
|---|---|
| Částka | **{{payment.missing}}** |
| Číslo účtu | {{company.bankAccount}} |
| Variabilní symbol | **{{payment.variableSymbol}}** |

{{payment.qrImage}}

[Doplatit]({{links.pay}})

Jakmile doplatek dorazí, balíme. Chcete raději poslat peníze zpět a objednávku zrušit? Odpovězte na tuto zprávu.`,
  },
  'late-payment': {
    kind: 'transactional',
    subject: 'Platba za objednávku {{order.number}} dorazila po lhůtě',
    preheader: '{{late.short}}',
    body: `Dobrý den,

vaše platba **{{payment.amount}}** za objednávku {{order.number}} dorazila až po lhůtě, kdy už jsme zboží uvolnili.

**{{late.decision}}**

{{late.next}}

[Zobrazit objednávku]({{links.order}})`,
  },
  'refund-started': {
    kind: 'transactional',
    subject: 'Vracíme vám {{refund.amount}}',
    preheader: 'Peníze za objednávku {{order.number}} posíláme zpět.',
    body: `Dobrý den,

vracíme vám **{{refund.amount}}** za objednávku {{order.number}}. {{refund.way}}

Jakmile banka nebo platební brána vrácení potvrdí, dáme vám vědět.

[Zobrazit objednávku]({{links.order}})`,
  },
  'invoice-overdue': {
    kind: 'transactional',
    subject: 'Faktura k objednávce {{order.number}} je po splatnosti',
    preheader: 'Splatná byla {{invoice.dueDate}}, zbývá {{payment.missing}}.',
    body: `Dobrý den,

úhradu faktury k objednávce {{order.number}} zatím nevidíme. Splatná byla **{{invoice.dueDate}}**.

| | |
|---|---|
| Zbývá uhradit | **{{payment.missing}}** |
| Číslo účtu | {{company.bankAccount}} |
| Variabilní symbol | **{{payment.variableSymbol}}** |

{{payment.qrImage}}

Pokud je platba na cestě, zprávu ignorujte. Do uhrazení schvalujeme další objednávky na fakturu jednotlivě.

[Zobrazit objednávku]({{links.order}})`,
  },
  'order-approved': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} je schválená',
    preheader: 'Jdeme ji zabalit.',
    body: `Dobrý den,

objednávku {{order.number}} jsme schválili a připravujeme ji k odeslání. Fakturu pošleme se zbožím.

[Zobrazit objednávku]({{links.order}})`,
  },
})
