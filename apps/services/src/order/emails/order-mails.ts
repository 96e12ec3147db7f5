import { defineMails } from '#app/mail/define-mails'

/** Mails on the way of an order, from its confirmation to its door. */
export const ORDER_MAILS = defineMails({
  'order-confirmation': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} je u nás',
    preheader: 'Děkujeme. Tady je souhrn a co bude dál.',
    title: 'Máme to{{customer.call}}',
    body: `Objednávku **{{order.number}}** jsme přijali {{order.date}}. Doručením této zprávy je kupní smlouva uzavřena. Doručení: **{{order.deliveryEstimate}}**.

[Sledovat objednávku]({{links.order}})

{{order.trail}}

## Platba

{{order.paymentInstructions}}

{{order.paymentQr}}

## Objednávka {{order.number}}

{{order.itemsTable}}

| | |
|---|---|
| Zboží | {{order.goodsTotal}} |
| Slevy a kredity | {{order.discounts}} |
| Doprava: {{order.shippingName}} | {{order.shippingPrice}} |
| Platba: {{order.paymentName}} | {{order.paymentPrice}} |
| Zaokrouhlení | {{order.rounding}} |
| **Celkem s DPH** | **{{order.total}}** |
| z toho DPH | {{order.vat}} |

## Kam to jde

{{order.deliveryAddress}}

## Kolik do misky

{{order.dosing}}

## Kdyby něco

Potřebujete něco změnit? U objednávky to jde samo, než ji začneme balit. Nebo co nejdřív volejte {{company.phone}}.

> V příloze najdete text smlouvy, obchodní podmínky, poučení o odstoupení a vzorový formulář. Od smlouvy můžete odstoupit do {{returns.days}} dnů od převzetí: [Odstoupit od smlouvy]({{links.withdrawal}}).`,
  },
  'payment-received': {
    kind: 'transactional',
    subject: 'Platba dorazila, balíme',
    preheader: 'Objednávka {{order.number}} je zaplacená.',
    title: 'Zaplaceno, balíme{{customer.call}}',
    body: `Peníze jsou u nás: **{{payment.amount}}** za objednávku {{order.number}}. Děkujeme. Předpokládané doručení: **{{order.deliveryEstimate}}**.

[Sledovat objednávku]({{links.order}})

{{order.trail}}

Teď ji zabalíme a předáme dopravci. Jakmile balík vyrazí, pošleme sledovací odkaz.

## Co balíme

{{order.goods}}`,
  },
  'payment-failed': {
    kind: 'transactional',
    subject: 'Platba neprošla. Zkusíme to znovu?',
    preheader: 'Objednávka {{order.number}} na vás čeká.',
    title: 'Platba neprošla{{customer.call}}',
    body: `Platba za objednávku {{order.number}} ve výši **{{order.total}}** se nepovedla. Zboží zatím držíme do {{order.payUntil}}.

[Zaplatit znovu]({{links.pay}})

Na stejné stránce můžete zvolit jiný způsob: kartu, QR platbu nebo dobírku. Nejčastější příčinou bývá limit pro platby na internetu nebo nepotvrzené ověření v aplikaci banky. Přesný důvod zná jen banka, k nám se nedostane.

Pokud vám banka částku zablokovala, sama se uvolní. Nechcete už nic? Nemusíte dělat nic, objednávku po lhůtě zrušíme bez poplatku.

## Co na vás čeká

{{order.goods}}`,
  },
  'bank-transfer-reminder': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} čeká na zaplacení',
    preheader: 'QR kód posíláme ještě jednou.',
    title: 'Ještě čekáme na platbu{{customer.call}}',
    body: `Platbu za objednávku {{order.number}} zatím nevidíme. Je-li už na cestě, připsání může trvat do dalšího pracovního dne a zprávu ignorujte.

[Zaplatit raději kartou]({{links.pay}})

## Převodem nebo QR kódem

| | |
|---|---|
| Částka | **{{order.total}}** |
| Číslo účtu | {{company.bankAccount}} |
| Variabilní symbol | **{{payment.variableSymbol}}** |
| Zaplatit do | {{order.payUntil}} |

{{payment.qrImage}}

Když platba do uvedeného dne nedorazí, objednávku zrušíme a co v ní je, pustíme dál. Nic za to neplatíte.`,
  },
  'order-packed': {
    kind: 'transactional',
    subject: 'Zabaleno. Objednávka {{order.number}} čeká na dopravce',
    preheader: 'Krabice je zalepená, pes může začít vyhlížet.',
    title: 'Zabaleno{{customer.call}}',
    body: `Objednávka {{order.number}} je zabalená a dnes ji předáme dopravci **{{shipment.carrier}}**. Počet balíků: {{shipment.parcelCount}}, celková hmotnost {{shipment.weight}}.

[Sledovat objednávku]({{links.order}})

{{order.trail}}

Jakmile ji dopravce načte, pošleme sledovací odkaz.

## Co je uvnitř

{{order.goods}}`,
  },
  'order-shipped': {
    kind: 'transactional',
    subject: 'Na cestě: objednávka {{order.number}}',
    preheader: 'Sledujte ji po čichu. Nebo přes odkaz.',
    title: 'Balík vyrazil po stopě{{customer.call}}',
    body: `{{shipment.carrier}} už balík veze. Předpokládané doručení: **{{order.deliveryEstimate}}**.

[Sledovat balík]({{links.tracking}})

{{order.trail}}

| | |
|---|---|
| Objednávka | {{order.number}} |
| Dopravce | {{shipment.carrier}} |
| Zásilka | {{shipment.trackingNumber}} |
| Kam | {{order.deliveryAddress}} |
| K úhradě při převzetí | {{shipment.codAmount}} |

Sledování se může rozběhnout až večer, kdy balík projde depem. V den doručení vám dopravce pošle časové okno.

## Co je v objednávce

{{order.goods}}

## Až pytel otevřete

{{order.dosing}}

## Než podepíšete

Obal při převzetí prohlédněte. Kdyby byl poškozený, sepište to s kurýrem a [dejte nám vědět]({{links.contact}}).`,
  },
  'ready-at-pickup': {
    kind: 'transactional',
    subject: 'K vyzvednutí: {{pickup.place}}',
    preheader: 'Počká do {{pickup.storedUntil}}.',
    title: 'Balík na vás čeká{{customer.call}}',
    body: `Objednávka {{order.number}} čeká na místě **{{pickup.place}}**. Vyzvedněte ji do **{{pickup.storedUntil}}**.

[Ukázat na mapě]({{links.map}})

{{order.trail}}

| | |
|---|---|
| Kde | {{pickup.address}} |
| Otevřeno | {{pickup.openingHours}} |
| Kód pro vyzvednutí | {{pickup.code}} |
| K úhradě | {{shipment.codAmount}} |

Nestíháte? Dobu uložení prodloužíte u dopravce přes [sledování zásilky]({{links.tracking}}). Po jejím uplynutí se balík vrací k nám.

## Co si odnesete

{{order.goods}}`,
  },
  invoice: {
    kind: 'transactional',
    subject: 'Faktura {{invoice.number}}',
    preheader: 'K objednávce {{order.number}}, celkem {{invoice.total}}.',
    title: 'Faktura {{invoice.number}}',
    body: `V příloze posíláme daňový doklad **{{invoice.number}}** k objednávce {{order.number}}.

[Stáhnout fakturu]({{links.invoice}})

| | |
|---|---|
| Celkem s DPH | {{invoice.total}} |
| Datum uskutečnění plnění | {{invoice.taxDate}} |
| Splatnost | {{invoice.dueDate}} |
| Stav | {{invoice.status}} |

Údaje nesedí? Odpovězte na tuto zprávu, opravíme je.`,
  },
  'order-cancelled': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} je zrušená',
    preheader: 'Co bude s penězi, píšeme uvnitř.',
    title: 'Objednávka je zrušená',
    body: `Objednávku {{order.number}} jsme zrušili. **Důvod:** {{order.cancelReason}}.

{{order.refundText}}

[Zopakovat objednávku]({{links.reorder}})

Kdyby šlo o omyl, zopakujete ji jedním kliknutím nebo zavolejte na {{company.phone}}.

## Co v ní bylo

{{order.goods}}`,
  },
  'order-lines-changed': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} má nový obsah',
    preheader: 'Nový souhrn a cenu najdete uvnitř.',
    title: 'Obsah objednávky jsme změnili{{customer.call}}',
    body: `Objednávka {{order.number}} stála {{order.was}}, nově stojí **{{order.total}}** s DPH.

{{order.difference}}

[Zobrazit objednávku]({{links.order}})

Nebyli jste to vy? Zavolejte hned na {{company.phone}}.

## Co v ní teď je

{{order.goods}}`,
  },
  'order-change-ended': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} zůstává původní',
    preheader: 'Pošleme ji tak, jak jste ji objednali poprvé.',
    title: 'Objednávka zůstává původní{{customer.call}}',
    body: `{{order.why}} Objednávku {{order.number}} pošleme tak, jak byla před změnou. Nic dalšího platit nemusíte.

[Zobrazit objednávku]({{links.order}})

## Co v ní je

{{order.goods}}`,
  },
  'order-links': {
    kind: 'transactional',
    subject: 'Odkazy na vaše objednávky',
    preheader: 'Poslali jsme je znovu, jak jste chtěli.',
    title: 'Tady jsou vaše objednávky',
    body: `Někdo, nejspíš vy, si na našem webu nechal znovu poslat odkazy na objednávky s touto adresou.

{{links.orders}}

Odkazy platí 90 dní a kdo je má, objednávku vidí. Nepřeposílejte je. Jestli jste o ně nežádali, nemusíte dělat nic.`,
  },
  'order-changed': {
    kind: 'transactional',
    subject: 'Objednávku {{order.number}} jsme upravili',
    preheader: 'Nový stav najdete uvnitř.',
    title: 'Objednávku jsme upravili{{customer.call}}',
    body: `U objednávky {{order.number}} jsme na vaše přání změnili: **{{order.change}}**.

[Zobrazit objednávku]({{links.order}})

| | |
|---|---|
| Platba | {{order.paymentName}} |
| Kam | {{order.deliveryAddress}} |
| **Celkem s DPH** | **{{order.total}}** |

Nebyli jste to vy? Zavolejte hned na {{company.phone}}.

## Co v ní je

{{order.goods}}`,
  },
})
