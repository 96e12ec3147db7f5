import { defineMails } from '#app/mail/define-mails'

/** Mails that somebody has asked or agreed to get. */
export const MARKETING_MAILS = defineMails({
  'newsletter-verify': {
    kind: 'transactional',
    subject: 'Potvrďte odběr. Jeden klik a dost',
    preheader: 'Bez potvrzení nic posílat nebudeme.',
    title: 'Jeden klik a dost',
    body: `Někdo zadal tuto adresu k odběru měsíčního newsletteru Čenich. Pokud jste to vy, potvrďte to:

[Potvrdit odběr]({{links.confirm}})

Odkaz platí 48 hodin. Nebyli jste to vy? Zprávu smažte a nic dalšího nepřijde.`,
  },
  'newsletter-welcome': {
    kind: 'commercial',
    subject: 'Vítejte. Tady je sleva 10 %',
    preheader: 'Kód VITEJTE10 na první nákup od 600 Kč.',
    title: 'Vítejte. Tady je sleva 10 %',
    body: `Odběr je potvrzený. Děkujeme, že nás pustíte do schránky. Budeme v ní jednou za měsíc.

Kód **{{coupon.code}}** vám dá na první nákup od 600 Kč **slevu 10 %**, nejvýš 300 Kč.

[Vybrat krmivo]({{links.shop}})

> Kód platí do {{coupon.validTo}}, ne na zboží v akci, sady a pravidelné doručení.

## Na začátek doporučujeme přečíst

- [Jak poznat, že psovi krmivo opravdu sedí]({{links.postFit}})
- [Kolik toho do misky]({{links.postPortion}})
- [Přechod na nové granule za sedm dní]({{links.postSwitch}})

Nevíte si rady s výběrem? Odpovězte na tento e-mail a napište věk, váhu a povahu psa.`,
  },
  'newsletter-welcome-plain': {
    kind: 'commercial',
    subject: 'Vítejte. Odběr je potvrzený',
    preheader: 'Budeme ve schránce jednou za měsíc.',
    title: 'Vítejte mezi odběrateli',
    body: `Odběr je potvrzený. Děkujeme, že nás pustíte do schránky. Budeme v ní jednou za měsíc.

[Vybrat krmivo]({{links.shop}})

## Na začátek doporučujeme přečíst

- [Jak poznat, že psovi krmivo opravdu sedí]({{links.postFit}})
- [Kolik toho do misky]({{links.postPortion}})
- [Přechod na nové granule za sedm dní]({{links.postSwitch}})

Nevíte si rady s výběrem? Odpovězte na tento e-mail a napište věk, váhu a povahu psa.`,
  },
  'abandoned-cart': {
    kind: 'commercial',
    subject: 'V košíku vám něco zůstalo',
    preheader: 'Uložili jsme to. Žádný spěch, žádný odpočet.',
    title: 'V košíku vám něco zůstalo',
    body: `Nákup zůstal rozdělaný. Stává se to, pes chtěl ven. Košík jsme vám uložili: **{{cart.total}}**. {{cart.freeShippingText}}

[Vrátit se do košíku]({{links.cart}})

{{cart.itemsTable}}

Nevíte, jestli je to to pravé? Zavolejte na {{company.phone}}, poradíme. Košík držíme 30 dní, ceny a sklad se mezitím mohou změnit. Tuto připomínku posíláme jednou.`,
  },
  'back-in-stock': {
    kind: 'transactional',
    subject: 'Zase skladem: {{product.name}}',
    preheader: 'Hlídali jsme to za vás.',
    title: 'Zase skladem',
    body: `**{{product.name}}, {{product.variant}}** je zpátky na skladě za {{product.price}} ({{product.unitPrice}}).

[Přejít na produkt]({{links.product}})

{{product.goods}}

Kus jsme vám nerezervovali, rozhoduje pořadí objednávek. Hlídání jsme tímto e-mailem ukončili, další zprávy posílat nebudeme.

> Hlídáme vám ještě něco jiného a nestojíte o to? [Už nehlídat]({{links.cancel}})`,
  },
  'price-drop': {
    kind: 'transactional',
    subject: 'Nižší cena: {{product.name}}',
    preheader: 'Hlídali jsme to za vás.',
    title: 'Teď za méně',
    body: `**{{product.name}}, {{product.variant}}** teď stojí **{{product.price}}** ({{product.unitPrice}}). Když jste nás o hlídání požádali, stálo to {{product.seenPrice}}.

[Přejít na produkt]({{links.product}})

{{product.goods}}

{{product.lowestText}}

Cena platí, dokud ji vidíte na stránce produktu. Hlídání jsme tímto e-mailem ukončili, další zprávy posílat nebudeme.

> Hlídáme vám ještě něco jiného a nestojíte o to? [Už nehlídat]({{links.cancel}})`,
  },
  'product-alert-verify': {
    kind: 'transactional',
    subject: 'Potvrďte hlídání: {{product.name}}',
    preheader: 'Bez potvrzení hlídat nezačneme.',
    title: 'Máme hlídat?',
    body: `Někdo nás požádal, ať na tuto adresu napíšeme, {{watch.event}}: **{{product.name}}, {{product.variant}}**. Pokud jste to vy, potvrďte to:

[Potvrdit hlídání]({{links.confirm}})

Odkaz platí 7 dní a na stejné stránce se dá hlídání i zrušit. Pokud jste o nic nežádali, zprávu smažte. Nic dalšího nepřijde.`,
  },
})
