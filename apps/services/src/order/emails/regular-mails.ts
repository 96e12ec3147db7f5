import { defineMails } from '#app/mail/define-mails'

/** Mails about regular delivery. */
export const REGULAR_MAILS = defineMails({
  'regular-upcoming': {
    kind: 'transactional',
    subject: 'Za tři dny chystáme další zásilku',
    preheader: '{{regular.itemsShort}} za {{regular.total}}',
    title: 'Za tři dny chystáme další zásilku{{customer.call}}',
    body: `Podle plánu zpracujeme **{{regular.processDate}}** vaši pravidelnou zásilku. Všechno sedí? Nemusíte dělat nic. Jinak máte čas do **{{regular.changeUntil}}**.

[Upravit]({{links.regularEdit}}) · [Posunout]({{links.regularPostpone}}) · [Přeskočit]({{links.regularSkip}}) · [Zrušit doručování]({{links.regularCancel}})

{{regular.itemsTable}}

| | |
|---|---|
| Celkem po slevě 10 % | **{{regular.total}}** |
| Změna ceny proti minule | {{regular.priceChange}} |
| Platba | {{regular.paymentName}} |
| Kam | {{regular.deliveryAddress}} |
| Doručení | {{regular.deliveryEstimate}} |`,
  },
  'regular-changed': {
    kind: 'transactional',
    subject: 'Pravidelné doručení jsme upravili',
    preheader: 'Nový stav najdete uvnitř.',
    title: 'Pravidelné doručení jsme upravili',
    body: `Uložili jsme změnu zadanou {{regular.changedAt}}: **{{regular.changeSummary}}**

[Zobrazit nastavení]({{links.regular}})

| | |
|---|---|
| Obsah | {{regular.itemsShort}} |
| Interval | {{regular.interval}} |
| Příští zpracování | {{regular.processDate}} |
| Cena dodávky | {{regular.total}} |
| Přepočet na měsíc | {{regular.monthly}} |
| Kam | {{regular.deliveryAddress}} |

Nebyla to vaše změna? Zavolejte hned na {{company.phone}}.`,
  },
  'regular-failed': {
    kind: 'transactional',
    subject: 'Platba za pravidelnou zásilku neprošla',
    preheader: 'Balík chvíli počká. Stačí zaplatit znovu.',
    title: 'Platba za zásilku neprošla{{customer.call}}',
    body: `Platbu **{{regular.total}}** za zásilku plánovanou na {{regular.processDate}} banka odmítla.

[Zaplatit nebo změnit kartu]({{links.pay}})

Další pokus uděláme {{regular.nextAttempt}}. Zkoušíme to po jednom, třech a pěti dnech. Když to nevyjde, dodávku zrušíme, nastavení vám zůstane. Zatím můžete [změnit způsob platby]({{links.regularEdit}}) nebo dodávku [přeskočit]({{links.regularSkip}}).`,
  },
})
