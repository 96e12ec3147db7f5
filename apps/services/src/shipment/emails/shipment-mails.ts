import { defineMails } from '#app/mail/define-mails'

/** Mails about a parcel that waits, arrives, or does not. */
export const SHIPMENT_MAILS = defineMails({
  'order-on-hold': {
    kind: 'transactional',
    subject: 'K objednávce {{order.number}} potřebujeme něco upřesnit',
    preheader: 'Zboží zatím držíme.',
    body: `Dobrý den,

objednávku {{order.number}} jsme na chvíli zastavili. **Proč:** {{order.holdReason}}

Zboží zatím držíme. Odpovězte prosím na tuto zprávu nebo zavolejte na {{company.phone}} a hned pokračujeme.

[Zobrazit objednávku]({{links.order}})`,
  },
  'delivery-problem': {
    kind: 'transactional',
    subject: 'Doručení objednávky {{order.number}} se zdrželo',
    preheader: 'Dopravce hlásí potíž: {{shipment.words}}',
    body: `Dobrý den,

dopravce {{shipment.carrier}} hlásí u zásilky {{shipment.trackingNumber}} potíž: **{{shipment.words}}**

Už o tom víme a sledujeme to. Často stačí potvrdit adresu nebo čas přímo u dopravce.

[Sledovat zásilku]({{links.tracking}})`,
  },
  'pickup-reminder': {
    kind: 'transactional',
    subject: 'Zítra končí doba pro vyzvednutí',
    preheader: 'Objednávka {{order.number}} čeká do {{pickup.storedUntil}}.',
    body: `Dobrý den,

objednávka {{order.number}} na vás pořád čeká: **{{pickup.place}}**, {{pickup.address}}.

Vyzvedněte ji prosím do **{{pickup.storedUntil}}**. Pak se balík vrací k nám.

[Sledovat zásilku]({{links.tracking}})`,
  },
  'order-delivered': {
    kind: 'transactional',
    subject: 'Doručeno. Objednávka {{order.number}} je u vás',
    preheader: 'Ať chutná.',
    body: `Dobrý den,

objednávka {{order.number}} je doručená. Ať chutná.

- **Trvanlivost a šarži** každého balení najdete u objednávky.
- **Nevyhovuje něco?** Od smlouvy můžete odstoupit do {{order.withdrawUntil}}: [Odstoupit od smlouvy]({{links.withdrawal}}).

[Zobrazit objednávku]({{links.order}})`,
  },
  'parcel-returning': {
    kind: 'transactional',
    subject: 'Zásilka s objednávkou {{order.number}} se vrací',
    preheader: 'Co s ní dál, rozhodnete vy.',
    body: `Dobrý den,

zásilku {{shipment.trackingNumber}} s objednávkou {{order.number}} nikdo nepřevzal a dopravce ji posílá zpět k nám.

Napište nám prosím, jestli ji máme poslat znovu, nebo zrušit. Zaplacené peníze při zrušení vrátíme.

[Zobrazit objednávku]({{links.order}})`,
  },
  'return-resolved': {
    kind: 'transactional',
    subject: 'Vrácená zásilka: objednávka {{order.number}}',
    preheader: '{{order.resolution}}',
    body: `Dobrý den,

k objednávce {{order.number}}, která se nám vrátila: **{{order.resolution}}**

[Zobrazit objednávku]({{links.order}})`,
  },
})
