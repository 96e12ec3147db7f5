import { defineMails } from '#app/mail/define-mails'

/** A gift that comes on its day, and what its buyer reads before. */
export const VOUCHER_MAILS = defineMails({
  'voucher-ordered': {
    kind: 'transactional',
    subject: 'Objednávka poukazu {{order.number}} je u nás',
    preheader: 'Dárkový poukaz na {{voucher.face}}. Vydáme ho, jakmile bude zaplacený.',
    title: 'Poukaz na {{voucher.face}}{{customer.call}}',
    body: `Objednávku **{{order.number}}** jsme přijali. Doručením této zprávy je smlouva uzavřena. {{voucher.goes}}

[Zobrazit objednávku]({{links.order}})

## Platba

{{order.paymentInstructions}}

{{order.paymentQr}}

## Co kupujete

| | |
|---|---|
| Dárkový poukaz | {{voucher.face}} |
| **Celkem** | **{{voucher.face}}** |

Poukaz platí tři roky, jde utratit po částech a zaplatí zboží i dopravu. Je víceúčelový (§ 15b zákona o DPH): jeho prodej dani nepodléhá, daň je až v ceně zboží, které se jím zaplatí.

> V příloze najdete text smlouvy, obchodní podmínky, poučení o odstoupení a vzorový formulář. Dokud poukaz nikdo nepoužil, můžete ho do {{returns.days}} dnů vrátit na stránce objednávky a peníze pošleme zpět.`,
  },
  'voucher-paid': {
    kind: 'transactional',
    subject: 'Poukaz na {{voucher.face}} je zaplacený',
    preheader: '{{voucher.goes}}',
    title: 'Zaplaceno{{customer.call}}',
    body: `Peníze za poukaz na **{{voucher.face}}** jsou u nás, děkujeme. {{voucher.goes}}

[Zobrazit objednávku]({{links.order}})

> Potvrzujeme přijetí {{voucher.face}} za objednávku {{order.number}}. Tato zpráva není daňový doklad: prodej víceúčelového poukazu dani nepodléhá. Dokud poukaz nikdo nepoužil, můžete ho do {{returns.days}} dnů vrátit na stránce objednávky.`,
  },
  'voucher-ended': {
    kind: 'transactional',
    subject: 'Objednávka poukazu {{order.number}} je zrušená',
    preheader: 'Co bude s penězi, píšeme uvnitř.',
    title: 'Objednávka poukazu je zrušená',
    body: `Objednávku **{{order.number}}** dárkového poukazu na {{voucher.face}} jsme zrušili. **Důvod:** {{order.cancelReason}}.

{{order.refundText}}

[Vybrat nový poukaz]({{links.voucher}})`,
  },
  'voucher-gift': {
    kind: 'transactional',
    subject: 'Dárkový poukaz na {{voucher.face}} do Čenichu',
    preheader: '{{voucher.from}}',
    title: 'Máte dárek pro svého psa',
    body: `{{voucher.from}}

{{voucher.words}}

| | |
|---|---|
| Hodnota | **{{voucher.face}}** |
| Kód | **{{voucher.code}}** |
| Platí do | {{voucher.expiresOn}} |

[Vybrat něco dobrého]({{links.shop}})

Kód zadejte v košíku. Poukaz zaplatí zboží i dopravu, nemusíte ho utratit najednou a co zbyde, na něm zůstane. V příloze je k vytištění.

> Kdo má kód, může ho utratit. Zacházejte s ním prosím jako s penězi.`,
  },
})
