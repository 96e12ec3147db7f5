import { defineMails } from '#app/mail/define-mails'

/** Mails about regular delivery. */
export const PLAN_MAILS = defineMails({
  'plan-started': {
    kind: 'transactional',
    subject: 'Pravidelné doručení běží',
    preheader: 'Tři dny před každým balíkem se ozveme.',
    title: 'O misku se staráme my{{customer.call}}',
    body: `Pravidelné doručení je zapnuté: **{{plan.items}}**. Další balík naplánujeme, jakmile dorazí ten první.

[Zobrazit doručování]({{links.plan}})

Tři dny předem vždycky napíšeme, co pojede, kdy a za kolik. Do konce dne před zpracováním balík přeskočíte, odložíte nebo upravíte, a to i bez přihlášení. Skončit můžete kdykoli, zdarma a dvěma kliknutími.`,
  },
  'plan-notice': {
    kind: 'transactional',
    subject: 'Za tři dny chystáme další zásilku',
    preheader: '{{cycle.itemsShort}} za {{cycle.total}}',
    title: 'Za tři dny chystáme další zásilku{{customer.call}}',
    body: `Podle plánu zpracujeme **{{cycle.processDate}}** vaši pravidelnou zásilku. Všechno sedí? Nemusíte dělat nic. Jinak máte čas **{{cycle.changeUntil}}**.

[Odložit, přeskočit nebo upravit]({{links.cycle}})

{{cycle.itemsTable}}

| | |
|---|---|
| Celkem | **{{cycle.total}}** |
| Proti minule | {{cycle.priceChange}} |
| Doprava | {{cycle.shipping}} |
| Platba | {{cycle.paymentName}} |
| Kam | {{cycle.deliveryAddress}} |
| Doručení | {{cycle.deliveryEstimate}} |

{{cycle.replacements}}

> Dražší už to nebude: i kdyby do té doby cokoli zdražilo, zaplatíte nejvýš {{cycle.total}}. Odkaz platí jen pro tento balík a přihlašovat se k němu nemusíte.`,
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
  'plan-failed': {
    kind: 'transactional',
    subject: 'Platba za pravidelnou zásilku neprošla',
    preheader: 'Balík chvíli počká. Stačí zaplatit znovu.',
    title: 'Platba za zásilku neprošla{{customer.call}}',
    body: `Platbu **{{cycle.total}}** za zásilku plánovanou na {{cycle.processDate}} banka odmítla. Zboží vám držíme.

[Zaplatit nebo zvolit jinou platbu]({{links.pay}})

{{cycle.nextAttempt}} Zkoušíme to po jednom, třech a pěti dnech, vždycky v denních hodinách. Když to nevyjde, dodávku zrušíme a nastavení vám zůstane. Jinou kartu bez vás nikdy nezkoušíme.`,
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
  'plan-waiting': {
    kind: 'transactional',
    subject: 'Balík čeká na zboží',
    preheader: 'Bez zboží nic nestrháváme.',
    title: 'Tohle teď nemáme{{customer.call}}',
    body: `Do pravidelné zásilky chybí: **{{plan.missing}}**. Počkáme, až dorazí, a nic zatím nestrháváme. Jakmile bude na skladě, tři dny předem se ozveme s datem a cenou.

[Zobrazit doručování]({{links.plan}})

Nechcete čekat? V účtu si zvolíte menší balení nebo náhradu.`,
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
