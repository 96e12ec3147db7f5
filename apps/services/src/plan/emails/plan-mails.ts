import { defineMails } from '#app/mail/define-mails'

/** Mails about regular delivery. */
export const PLAN_MAILS = defineMails({
  'plan-started': {
    kind: 'transactional',
    subject: 'Pravidelné doručení běží',
    preheader: 'Tři dny před každým balíkem se ozveme.',
    title: 'O misku se staráme my{{customer.call}}',
    body: `Pravidelné doručení je zapnuté: **{{plan.items}}**. Začíná objednávkou {{order.number}} a další balík naplánujeme, jakmile ji budete mít doma. {{plan.replaced}}

[Zobrazit doručování]({{links.plan}})

Tři dny předem vždycky napíšeme, co pojede, kdy a za kolik. Do konce dne před zpracováním balík přeskočíte, odložíte nebo upravíte, a to i bez přihlášení. Skončit můžete kdykoli, zdarma a dvěma kliknutími. A kdybyste tuhle objednávku zrušili nebo nezaplatili, doručování vůbec nezačne.`,
  },
  'plan-started-guest': {
    kind: 'transactional',
    subject: 'Pravidelné doručení běží, tady je odkaz k němu',
    preheader: 'Tři dny před každým balíkem se ozveme.',
    title: 'O misku se staráme my{{customer.call}}',
    body: `Pravidelné doručení je zapnuté: **{{plan.items}}**. Začíná objednávkou {{order.number}} a další balík naplánujeme, jakmile ji budete mít doma. {{plan.replaced}}

[Otevřít nastavení doručování]({{links.account}})

Odkaz potvrdí, že je schránka vaše, a založí k doručování účet: bez hesla, jedním kliknutím. Platí 48 hodin, potom vám na stejném místě pošleme nový.

Účet nechcete? Obejdete se bez něj. Tři dny předem vždycky napíšeme, co pojede, kdy a za kolik, a z té zprávy balík přeskočíte, odložíte nebo všechno zrušíte. [Zrušit můžete i hned]({{links.cycle}}), zdarma. A kdybyste tuhle objednávku zrušili nebo nezaplatili, doručování vůbec nezačne.`,
  },
  'plan-not-begun': {
    kind: 'transactional',
    subject: 'Pravidelné doručení nezačalo',
    preheader: 'Nic neposíláme a nic nestrháváme.',
    title: 'Pravidelné doručení nezačalo',
    body: `Objednávka, kterou mělo začít, k vám nedorazila, takže jsme pravidelné doručení ukončili: **{{plan.items}}**. Nic dalšího neposíláme ani nestrháváme.

[Zobrazit doručování]({{links.plan}})

Až se bude hodit, spustíte ho tamtéž jedním klepnutím, nebo si ho zvolíte u příští objednávky.`,
  },
  'plan-notice': {
    kind: 'transactional',
    subject: 'Za tři dny chystáme další zásilku',
    preheader: '{{cycle.itemsShort}} za {{cycle.total}}',
    title: 'Za tři dny chystáme další zásilku{{customer.call}}',
    body: `Podle plánu zpracujeme **{{cycle.processDate}}** vaši pravidelnou zásilku. Všechno sedí? Nic neměňte, jak se zaplatí, je v rozpisu. Jinak máte čas **{{cycle.changeUntil}}**.

[Odložit, přeskočit nebo upravit]({{links.cycle}})

{{cycle.itemsTable}}

| | |
|---|---|
| Celkem | **{{cycle.total}}** |
| Srovnání | {{cycle.priceChange}} |
| Doprava | {{cycle.shipping}} |
| Platba | {{cycle.paymentName}} |
| Kam | {{cycle.deliveryAddress}} |
| Doručení | {{cycle.deliveryEstimate}} |

{{cycle.replacements}}

{{cycle.transfer}}

{{cycle.paymentQr}}

> Dražší už to nebude: i kdyby do té doby cokoli zdražilo, zaplatíte nejvýš {{cycle.total}}. Odkaz platí jen pro tento balík a přihlašovat se k němu nemusíte.`,
  },
  // Of a parcel that is locked, ordered or waits for its money: nothing is announced any more.
  'plan-link': {
    kind: 'transactional',
    subject: 'Nový odkaz k pravidelné zásilce',
    preheader: 'Otevře jeden balík a přihlašovat se nemusíte.',
    title: 'Tady je odkaz k vaší zásilce{{customer.call}}',
    body: `Odkaz otevře pravidelnou zásilku s termínem **{{cycle.processDate}}**. {{cycle.stage}}

[Zobrazit zásilku]({{links.cycle}})

Platí jen pro tento balík a přihlašovat se k němu nemusíte. Nežádali jste o něj? Nic se nestalo.`,
  },
  'plan-postponed': {
    kind: 'transactional',
    subject: 'Ohlášená zásilka se posouvá',
    preheader: 'Nic jsme neposlali a nic nestrhli.',
    title: 'Zásilka dnes nevyjede{{customer.call}}',
    body: `Pravidelnou zásilku ohlášenou na **{{cycle.processDate}}** jsme neposlali a nic jsme za ni nestrhli. {{cycle.why}}

[Zobrazit zásilku]({{links.cycle}})

Než vyjede, přijde nové upozornění: co pojede, kdy a za kolik. Kdybyste krmivo potřebovali dřív, zavolejte na {{company.phone}}.`,
  },
  'plan-changed': {
    kind: 'transactional',
    subject: 'Pravidelné doručení jsme upravili',
    preheader: '{{cycle.changeSummary}}',
    title: 'Pravidelné doručení jsme upravili',
    body: `{{cycle.changeSummary}} Změnu jsme uložili {{cycle.changedAt}}.

[Zobrazit balík]({{links.cycle}})

Nebyla to vaše změna? Zavolejte hned na {{company.phone}}.`,
  },
  'plan-saved': {
    kind: 'transactional',
    subject: 'Nastavení pravidelného doručení je uložené',
    preheader: 'Platí od nejbližšího balíku, který ještě nechystáme.',
    title: 'Nastavení je uložené{{customer.call}}',
    body: `Od nejbližšího balíku, který ještě nechystáme, platí tohle:

| | |
|---|---|
| Co | {{plan.items}} |
| Kam | {{plan.deliveryAddress}} |
| Doprava | {{plan.shippingName}} |
| Platba | {{plan.paymentName}} |

[Zobrazit doručování]({{links.plan}})

Nebyla to vaše změna? Zavolejte hned na {{company.phone}}.`,
  },
  // Of a parcel that was announced before: what it comes to now is said again, because that is the most it can cost.
  'plan-saved-announced': {
    kind: 'transactional',
    subject: 'Nastavení pravidelného doručení je uložené',
    preheader: 'Oznámený balík teď celkem vyjde na {{cycle.total}}.',
    title: 'Nastavení je uložené{{customer.call}}',
    body: `Balík, který jsme vám oznámili, chystáme **{{cycle.processDate}}** a celkem teď vyjde na **{{cycle.total}}**. Dražší už nebude. Nové nastavení:

| | |
|---|---|
| Co | {{plan.items}} |
| Kam | {{plan.deliveryAddress}} |
| Doprava | {{plan.shippingName}} |
| Platba | {{plan.paymentName}} |

[Zobrazit doručování]({{links.plan}})

Nebyla to vaše změna? Zavolejte hned na {{company.phone}}.`,
  },
  'plan-settings-link': {
    kind: 'transactional',
    subject: 'Odkaz k nastavení pravidelného doručení',
    preheader: 'Platí hodinu a přihlašovat se nemusíte.',
    title: 'Tady doručování upravíte{{customer.call}}',
    body: `Odkaz otevře celé nastavení: co posíláme, kam, jak často a jak platíte. Přihlašovat se nemusíte, platí **{{link.until}}**.

[Otevřít nastavení]({{links.settings}})

> Kdo ten odkaz má, může změnit adresu i platbu, tak ho nikomu neposílejte. Nežádali jste o něj? Nic se nestalo a dělat nemusíte nic.`,
  },
  'plan-failed': {
    kind: 'transactional',
    subject: 'Platba za pravidelnou zásilku neprošla',
    preheader: 'Balík chvíli počká. Stačí zaplatit znovu.',
    title: 'Platba za zásilku neprošla{{customer.call}}',
    body: `Platbu **{{cycle.total}}** za zásilku plánovanou na {{cycle.processDate}} banka odmítla. Zboží vám držíme.

[Zaplatit nebo zvolit jinou platbu]({{links.pay}})

{{cycle.nextAttempt}} Když peníze nepřijdou, dodávku po pěti dnech zrušíme a nastavení vám zůstane. Jinou kartu bez vás nikdy nezkoušíme.`,
  },
  'plan-pay': {
    kind: 'transactional',
    subject: 'Zaplaťte prosím pravidelnou zásilku',
    preheader: 'Vyjede, jakmile ji zaplatíte.',
    title: 'Zásilka čeká na zaplacení{{customer.call}}',
    body: `Pravidelnou zásilku {{order.number}} za **{{order.total}}** máme objednanou a zboží vám držíme. {{plan.payWhy}}

[Zaplatit zásilku]({{links.pay}})

Vyjede, jakmile ji zaplatíte. Čekáme **do {{order.payUntil}}**, potom ji zrušíme bez poplatku a nastavení vám zůstane. Na stejné stránce zvolíte i jiný způsob platby.

## Co v ní je

{{order.goods}}`,
  },
  'plan-pay-reminder': {
    kind: 'transactional',
    subject: 'Pravidelná zásilka pořád čeká na zaplacení',
    preheader: 'Držíme ji do {{order.payUntil}}.',
    title: 'Ještě čekáme na platbu{{customer.call}}',
    body: `Zásilka {{order.number}} za **{{order.total}}** ještě není zaplacená, proto nevyjela. {{plan.payWhy}}

[Zaplatit zásilku]({{links.pay}})

Zboží držíme **do {{order.payUntil}}**. Když platba nepřijde, zásilku zrušíme bez poplatku. Po třech nezaplacených za sebou doručování pozastavíme.`,
  },
  'plan-card-kept': {
    kind: 'transactional',
    subject: 'Opakované platby kartou jsou nastavené',
    preheader: 'S čím jste souhlasili a jak to kdykoli zrušíte.',
    title: 'Karta je uložená{{customer.call}}',
    body: `Pravidelné doručení budete platit z karty končící na **{{card.number}}**: za každou zásilku strhneme v den jejího zpracování nejvýš tolik, kolik oznámíme tři dny předem, a nikdy víc než {{card.limit}}.

[Zobrazit doručování]({{links.plan}})

## Jak to ukončit

Kdykoli a zdarma: kartu přestaneme používat, jakmile v nastavení doručování změníte platbu nebo doručování zrušíte. Zrušíte ho odkazem z každého upozornění. Máte-li účet, zrušíte ho i tam a kartu v něm sami smažete.

## S čím jste souhlasili

{{card.consent}}

Nebyli jste to vy? Zavolejte hned na {{company.phone}}.`,
  },
  'plan-card-ending': {
    kind: 'transactional',
    subject: 'Karta pro pravidelné doručení brzy skončí',
    preheader: 'Platí do {{card.expires}}.',
    title: 'Kartě dochází platnost{{customer.call}}',
    body: `Kartě končící na **{{card.number}}**, kterou platíte pravidelné doručení, skončí platnost **{{card.expires}}**. Dokud platí, nic dělat nemusíte.

[Zobrazit doručování]({{links.plan}})

Novou kartu přidáte při platbě nejbližší zásilky. Když to nestihnete, nic se neděje: zboží vám podržíme a pošleme odkaz k zaplacení.`,
  },
  'plan-paused': {
    kind: 'transactional',
    subject: 'Pravidelné doručení jsme pozastavili',
    preheader: 'Nic neposíláme a nic nestrháváme.',
    title: 'Doručování má pauzu{{customer.call}}',
    body: `{{plan.pauseText}} Do té doby nic neposíláme a nic nestrháváme. Nastavení na vás počká tak, jak je.

[Zobrazit doručování]({{links.plan}})`,
  },
  'plan-resumed': {
    kind: 'transactional',
    subject: 'Pravidelné doručení zase běží',
    preheader: 'Miska se plní podle plánu.',
    title: 'Doručování zase běží{{customer.call}}',
    body: `Pauza skončila a pravidelné doručení pokračuje: **{{plan.items}}**. Tři dny před dalším balíkem napíšeme, co pojede a za kolik.

[Zobrazit doručování]({{links.plan}})`,
  },
  // A text of its own: a mail queued by the release before has no value for one more placeholder.
  'plan-resumed-by-staff': {
    kind: 'transactional',
    subject: 'Pravidelné doručení zase běží',
    preheader: 'Miska se plní podle plánu.',
    title: 'Doručování zase běží{{customer.call}}',
    body: `Pravidelné doručení pokračuje: **{{plan.items}}**. {{plan.byStaff}}

[Zobrazit doručování]({{links.plan}})

Tři dny před dalším balíkem napíšeme, co pojede a za kolik.`,
  },
  'plan-waiting': {
    kind: 'transactional',
    subject: 'Balík čeká na zboží',
    preheader: 'Bez zboží nic nestrháváme.',
    title: 'Tohle teď nemáme{{customer.call}}',
    body: `Do pravidelné zásilky chybí: **{{plan.missing}}**. Počkáme, až dorazí, a nic zatím nestrháváme. Jakmile bude na skladě, tři dny předem se ozveme s datem a cenou.

[Zobrazit doručování]({{links.plan}})

Nechcete čekat? V nastavení doručování si zvolíte menší balení nebo náhradu.`,
  },
  'plan-ended': {
    kind: 'transactional',
    subject: 'Pravidelné doručení je zrušené',
    preheader: 'Platí hned a nic nestojí.',
    title: 'Pravidelné doručení je zrušené',
    body: `Zrušili jsme ho {{plan.endedAt}}, s okamžitou platností a bez poplatku. Nic dalšího neodešleme ani nestrhneme. Co už je objednané, najdete mezi objednávkami.

[Zobrazit doručování]({{links.plan}})

Kdyby se miska ozvala, obnovíte ho jedním klepnutím. Nastavení držíme dvanáct měsíců.`,
  },
})
