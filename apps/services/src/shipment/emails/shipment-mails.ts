import { defineMails } from '#app/mail/define-mails'

/** Mails about a parcel that waits, arrives, or does not. */
export const SHIPMENT_MAILS = defineMails({
  'order-on-hold': {
    kind: 'transactional',
    subject: 'K objednávce {{order.number}} potřebujeme něco upřesnit',
    preheader: 'Zboží zatím držíme.',
    title: 'Potřebujeme něco upřesnit{{customer.call}}',
    body: `Objednávku {{order.number}} jsme na chvíli zastavili. **Proč:** {{order.holdReason}}

[Zobrazit objednávku]({{links.order}})

Zboží zatím držíme. Odpovězte prosím na tuto zprávu nebo zavolejte na {{company.phone}} a hned pokračujeme.`,
  },
  'order-checked': {
    kind: 'transactional',
    subject: 'Objednávku {{order.number}} pošleme o něco později',
    preheader: 'Část zboží kontrolujeme. Nemusíte nic dělat.',
    title: 'Objednávka chvíli počká{{customer.call}}',
    body: `Objednávku {{order.number}} jsme na chvíli zastavili: {{order.holdReason}}

[Zobrazit objednávku]({{links.order}})

Nemusíte nic dělat. Jakmile budeme mít dobré zboží, objednávku sami zabalíme a napíšeme vám. Když čekat nechcete, můžete ji na její stránce zrušit a peníze vrátíme stejnou cestou.`,
  },
  'delivery-problem': {
    kind: 'transactional',
    subject: 'Doručení objednávky {{order.number}} se zdrželo',
    preheader: 'Dopravce hlásí potíž: {{shipment.words}}',
    title: 'Balík se zdržel{{customer.call}}',
    body: `Dopravce {{shipment.carrier}} hlásí u zásilky {{shipment.trackingNumber}} potíž: **{{shipment.words}}**

[Sledovat zásilku]({{links.tracking}})

Už o tom víme a sledujeme to. Často stačí potvrdit adresu nebo čas přímo u dopravce.`,
  },
  'parcel-late': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} má zpoždění',
    preheader: 'Slíbili jsme ji do {{shipment.promisedOn}}. Víme o tom.',
    title: 'Balík má zpoždění{{customer.call}}',
    body: `Objednávku {{order.number}} jsme slíbili do **{{shipment.promisedOn}}** a zatím nedorazila. Omlouváme se. Zásilku {{shipment.trackingNumber}} má dopravce {{shipment.carrier}}.

[Sledovat zásilku]({{links.tracking}})

Nemusíte nic dělat, víme o tom a díváme se, kde balík je. Kdyby vám mezitím docházelo krmivo nebo jste chtěli cokoli vyřešit, stačí odpovědět na tuto zprávu.`,
  },
  'order-unsent': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} je ještě u nás',
    preheader: 'Slíbili jsme ji do {{shipment.promisedOn}} a nestihli jsme to.',
    title: 'Nestihli jsme to{{customer.call}}',
    body: `Objednávku {{order.number}} jsme slíbili do **{{shipment.promisedOn}}**. {{order.unsent}} je zatím u nás ve skladu, dopravce ji ještě nemá. Omlouváme se, je to naše chyba.

[Podívat se na objednávku]({{links.order}})

Nemusíte nic dělat, připravujeme ji a jakmile odejde, napíšeme vám. Kdyby vám mezitím docházelo krmivo nebo jste ji už nechtěli, stačí odpovědět na tuto zprávu.`,
  },
  'pickup-reminder': {
    kind: 'transactional',
    subject: 'Zítra končí doba pro vyzvednutí',
    preheader: 'Objednávka {{order.number}} čeká do {{pickup.storedUntil}}.',
    title: 'Zítra končí doba pro vyzvednutí',
    body: `Objednávka {{order.number}} na vás pořád čeká: **{{pickup.place}}**, {{pickup.address}}.

[Sledovat zásilku]({{links.tracking}})

Vyzvedněte ji prosím do **{{pickup.storedUntil}}**. Pak se balík vrací k nám.

## Co si odnesete

{{order.goods}}`,
  },
  'order-delivered': {
    kind: 'transactional',
    subject: 'Doručeno. Objednávka {{order.number}} je u vás',
    preheader: 'Ať chutná.',
    title: 'Doručeno. Ať chutná{{customer.call}}',
    body: `Objednávka {{order.number}} je doručená.

[Zobrazit objednávku]({{links.order}})

{{order.trail}}

- **Trvanlivost a šarži** každého balení najdete u objednávky.
- **Nevyhovuje něco?** Od smlouvy můžete odstoupit do {{order.withdrawUntil}}: [Odstoupit od smlouvy]({{links.withdrawal}}).

## Co dorazilo

{{order.goods}}`,
  },
  'parcel-returning': {
    kind: 'transactional',
    subject: 'Zásilka s objednávkou {{order.number}} se vrací',
    preheader: 'Co s ní dál, rozhodnete vy.',
    title: 'Balík se vrací k nám',
    body: `Zásilku {{shipment.trackingNumber}} s objednávkou {{order.number}} nikdo nepřevzal a dopravce ji posílá zpět k nám.

[Zobrazit objednávku]({{links.order}})

Napište nám prosím, jestli ji máme poslat znovu, nebo zrušit. Zaplacené peníze při zrušení vrátíme.`,
  },
  'return-resolved': {
    kind: 'transactional',
    subject: 'Vrácená zásilka: objednávka {{order.number}}',
    preheader: '{{order.resolution}}',
    title: 'Vrácená zásilka',
    body: `K objednávce {{order.number}}, která se nám vrátila: **{{order.resolution}}**

[Zobrazit objednávku]({{links.order}})`,
  },
})
