import { defineMails } from '#app/mail/define-mails'

/** Mails on the way of an order, from its confirmation to its door. */
export const ORDER_MAILS = defineMails({
  'order-confirmation': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} je u nás',
    preheader: 'Děkujeme. Tady je souhrn a co bude dál.',
    body: `Dobrý den,

děkujeme za objednávku. Máme ji a jdeme na věc. Doručením této zprávy je kupní smlouva uzavřena.

**Objednávka {{order.number}}** ze dne {{order.date}}

{{order.itemsTable}}

| | |
|---|---|
| Zboží | {{order.goodsTotal}} |
| Slevy a kredity | {{order.discounts}} |
| Doprava: {{order.shippingName}} | {{order.shippingPrice}} |
| Platba: {{order.paymentName}} | {{order.paymentPrice}} |
| Zaokrouhlení | {{order.rounding}} |
| **Celkem s DPH** | **{{order.total}}** |

- **Kam:** {{order.deliveryAddress}}
- **Kdy:** {{order.deliveryEstimate}}

{{order.paymentInstructions}}

{{order.paymentQr}}

[Zobrazit objednávku]({{links.order}})

V příloze najdete text smlouvy, obchodní podmínky, poučení o odstoupení a vzorový formulář. Od smlouvy můžete odstoupit do {{returns.days}} dnů od převzetí: [Odstoupit od smlouvy]({{links.withdrawal}}).

Potřebujete něco změnit? Volejte co nejdřív {{company.phone}}, než to zabalíme.`,
  },
  'payment-received': {
    kind: 'transactional',
    subject: 'Platba dorazila, balíme',
    preheader: 'Objednávka {{order.number}} je zaplacená.',
    body: `Dobrý den,

peníze jsou u nás: **{{payment.amount}}** za objednávku {{order.number}}. Děkujeme.

Teď ji zabalíme a předáme dopravci. Jakmile balík vyrazí, pošleme sledovací odkaz.

Předpokládané doručení: **{{order.deliveryEstimate}}**

[Zobrazit objednávku]({{links.order}})`,
  },
  'payment-failed': {
    kind: 'transactional',
    subject: 'Platba neprošla. Zkusíme to znovu?',
    preheader: 'Objednávka {{order.number}} na vás čeká.',
    body: `Dobrý den,

platba za objednávku {{order.number}} ve výši **{{order.total}}** se nepovedla. Zboží zatím držíme do {{order.payUntil}}.

[Zaplatit znovu]({{links.pay}})

Na stejné stránce můžete zvolit jiný způsob: kartu, QR platbu nebo dobírku. Nejčastější příčinou bývá limit pro platby na internetu nebo nepotvrzené ověření v aplikaci banky. Přesný důvod zná jen banka, k nám se nedostane.

Pokud vám banka částku zablokovala, sama se uvolní. Nechcete už nic? Nemusíte dělat nic, objednávku po lhůtě zrušíme bez poplatku.`,
  },
  'bank-transfer-reminder': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} čeká na zaplacení',
    preheader: 'QR kód posíláme ještě jednou.',
    body: `Dobrý den,

platbu za objednávku {{order.number}} zatím nevidíme. Je-li už na cestě, připsání může trvat do dalšího pracovního dne a zprávu ignorujte.

| | |
|---|---|
| Částka | **{{order.total}}** |
| Číslo účtu | {{company.bankAccount}} |
| Variabilní symbol | **{{payment.variableSymbol}}** |
| Zaplatit do | {{order.payUntil}} |

{{payment.qrImage}}

[Zaplatit raději kartou]({{links.pay}})

Když platba do uvedeného dne nedorazí, objednávku zrušíme a zboží pustíme dál. Nic za to neplatíte.`,
  },
  'order-packed': {
    kind: 'transactional',
    subject: 'Zabaleno. Objednávka {{order.number}} čeká na dopravce',
    preheader: 'Krabice je zalepená, pes může začít vyhlížet.',
    body: `Dobrý den,

objednávka {{order.number}} je zabalená a dnes ji předáme dopravci **{{shipment.carrier}}**. Počet balíků: {{shipment.parcelCount}}, celková hmotnost {{shipment.weight}}.

Jakmile ji dopravce načte, pošleme sledovací odkaz.

[Zobrazit objednávku]({{links.order}})`,
  },
  'order-shipped': {
    kind: 'transactional',
    subject: 'Na cestě: objednávka {{order.number}}',
    preheader: 'Sledujte ji po čichu. Nebo přes odkaz.',
    body: `Dobrý den,

balík vyrazil.

Předpokládané doručení: **{{order.deliveryEstimate}}**

| | |
|---|---|
| Dopravce | {{shipment.carrier}} |
| Zásilka | {{shipment.trackingNumber}} |
| Kam | {{order.deliveryAddress}} |
| K úhradě při převzetí | {{shipment.codAmount}} |

[Sledovat zásilku]({{links.tracking}})

Sledování se může rozběhnout až večer, kdy balík projde depem. V den doručení vám dopravce pošle časové okno.

Obal při převzetí prohlédněte. Kdyby byl poškozený, sepište to s kurýrem a [dejte nám vědět]({{links.contact}}).`,
  },
  'ready-at-pickup': {
    kind: 'transactional',
    subject: 'K vyzvednutí: {{pickup.place}}',
    preheader: 'Počká do {{pickup.storedUntil}}.',
    body: `Dobrý den,

objednávka {{order.number}} čeká na vás.

- **Kde:** {{pickup.place}}, {{pickup.address}}
- **Otevřeno:** {{pickup.openingHours}}
- **Kód pro vyzvednutí:** {{pickup.code}}
- **Vyzvedněte do:** {{pickup.storedUntil}}
- **K úhradě:** {{shipment.codAmount}}

[Ukázat na mapě]({{links.map}})

Nestíháte? Dobu uložení prodloužíte u dopravce přes [sledování zásilky]({{links.tracking}}). Po jejím uplynutí se balík vrací k nám.`,
  },
  invoice: {
    kind: 'transactional',
    subject: 'Faktura {{invoice.number}}',
    preheader: 'K objednávce {{order.number}}, celkem {{invoice.total}}.',
    body: `Dobrý den,

v příloze posíláme daňový doklad **{{invoice.number}}** k objednávce {{order.number}}.

| | |
|---|---|
| Celkem s DPH | {{invoice.total}} |
| Datum uskutečnění plnění | {{invoice.taxDate}} |
| Splatnost | {{invoice.dueDate}} |
| Stav | {{invoice.status}} |

[Stáhnout fakturu]({{links.invoice}})

Údaje nesedí? Odpovězte na tuto zprávu, opravíme je.`,
  },
  'order-cancelled': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} je zrušená',
    preheader: 'Co bude s penězi, píšeme uvnitř.',
    body: `Dobrý den,

objednávku {{order.number}} jsme zrušili. **Důvod:** {{order.cancelReason}}.

{{order.refundText}}

Kdyby šlo o omyl, [zopakujte objednávku]({{links.reorder}}) jedním kliknutím nebo zavolejte na {{company.phone}}.`,
  },
  'order-changed': {
    kind: 'transactional',
    subject: 'Objednávku {{order.number}} jsme upravili',
    preheader: 'Nový stav najdete uvnitř.',
    body: `Dobrý den,

u objednávky {{order.number}} jsme na vaše přání změnili: **{{order.change}}**.

| | |
|---|---|
| Platba | {{order.paymentName}} |
| Kam | {{order.deliveryAddress}} |
| **Celkem s DPH** | **{{order.total}}** |

[Zobrazit objednávku]({{links.order}})

Nebyli jste to vy? Zavolejte hned na {{company.phone}}.`,
  },
})
