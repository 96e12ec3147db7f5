import { defineMails } from '#app/mail/define-mails'

/** Mails that somebody has asked or agreed to get. */
export const MARKETING_MAILS = defineMails({
  'newsletter-verify': {
    kind: 'transactional',
    subject: 'Potvrďte odběr. Jeden klik a dost',
    preheader: 'Bez potvrzení nic posílat nebudeme.',
    body: `Dobrý den,

někdo zadal tuto adresu k odběru měsíčního newsletteru Čenich. Pokud jste to vy, potvrďte to:

[Potvrdit odběr]({{links.confirm}})

Odkaz platí 48 hodin. Pokud ne, zprávu smažte. Nic dalšího nepřijde.`,
  },
  'newsletter-welcome': {
    kind: 'commercial',
    subject: 'Vítejte. Tady je sleva 10 %',
    preheader: 'Kód VITEJTE10 na první nákup od 600 Kč.',
    body: `Dobrý den,

odběr je potvrzený. Děkujeme, že nás pustíte do schránky. Budeme v ní jednou za měsíc.

Na první nákup od 600 Kč máte **slevu 10 %**, nejvýš 300 Kč:

**{{coupon.code}}** (platí do {{coupon.validTo}}, ne na zboží v akci, sady a pravidelné doručení)

[Vybrat krmivo]({{links.shop}})

**Na začátek doporučujeme přečíst**

- [Jak poznat, že psovi krmivo opravdu sedí]({{links.postFit}})
- [Kolik toho do misky]({{links.postPortion}})
- [Přechod na nové granule za sedm dní]({{links.postSwitch}})

Nevíte si rady s výběrem? Odpovězte na tento e-mail a napište věk, váhu a povahu psa.`,
  },
  'abandoned-cart': {
    kind: 'commercial',
    subject: 'V košíku vám něco zůstalo',
    preheader: 'Uložili jsme to. Žádný spěch, žádný odpočet.',
    body: `Dobrý den,

nákup zůstal rozdělaný. Stává se to, pes chtěl ven. Košík jsme vám uložili:

{{cart.itemsTable}}

Celkem **{{cart.total}}**. {{cart.freeShippingText}}

[Vrátit se do košíku]({{links.cart}})

Nevíte, jestli je to to pravé? Zavolejte na {{company.phone}}, poradíme. Košík držíme 30 dní, ceny a sklad se mezitím mohou změnit. Tuto připomínku posíláme jednou.`,
  },
  'back-in-stock': {
    kind: 'transactional',
    subject: 'Zase skladem: {{product.name}}',
    preheader: 'Hlídali jsme to za vás.',
    body: `Dobrý den,

**{{product.name}}, {{product.variant}}** je zpátky na skladě za {{product.price}} ({{product.unitPrice}}).

[Přejít na produkt]({{links.product}})

Kus jsme vám nerezervovali, rozhoduje pořadí objednávek. Hlídání jsme tímto e-mailem ukončili, další zprávy posílat nebudeme.

Hlídáme vám ještě něco jiného a nestojíte o to? [Už nehlídat]({{links.cancel}})`,
  },
  'price-drop': {
    kind: 'transactional',
    subject: 'Nižší cena: {{product.name}}',
    preheader: 'Hlídali jsme to za vás.',
    body: `Dobrý den,

**{{product.name}}, {{product.variant}}** teď stojí {{product.price}} ({{product.unitPrice}}). Když jste nás o hlídání požádali, stálo to {{product.seenPrice}}.

{{product.lowestText}}

[Přejít na produkt]({{links.product}})

Cena platí, dokud ji vidíte na stránce produktu. Hlídání jsme tímto e-mailem ukončili, další zprávy posílat nebudeme.

Hlídáme vám ještě něco jiného a nestojíte o to? [Už nehlídat]({{links.cancel}})`,
  },
  'product-alert-verify': {
    kind: 'transactional',
    subject: 'Potvrďte hlídání: {{product.name}}',
    preheader: 'Bez potvrzení hlídat nezačneme.',
    body: `Dobrý den,

někdo nás požádal, ať na tuto adresu napíšeme, {{watch.event}}: **{{product.name}}, {{product.variant}}**. Pokud jste to vy, potvrďte to:

[Potvrdit hlídání]({{links.confirm}})

Odkaz platí 7 dní a na stejné stránce se dá hlídání i zrušit. Pokud jste o nic nežádali, zprávu smažte. Nic dalšího nepřijde.`,
  },
})
