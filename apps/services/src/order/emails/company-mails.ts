import { defineMails } from '#app/mail/define-mails'

/** Mails to people of a company: what they ordered, who may what and which orders wait for them. */
export const COMPANY_MAILS = defineMails({
  // Prices without tax, and no word of withdrawal: that is a right of consumers.
  'company-confirmation': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} je u nás',
    preheader: 'Děkujeme. Tady je souhrn a co bude dál.',
    title: 'Máme to{{customer.call}}',
    body: `Objednávku **{{order.number}}** jsme přijali {{order.date}}. {{order.standing}} Doručení: **{{order.deliveryEstimate}}**.

[Sledovat objednávku]({{links.order}})

{{order.trail}}

## Platba

{{order.paymentInstructions}}

{{order.paymentQr}}

## Objednávka {{order.number}}, ceny bez DPH

{{order.itemsTable}}

| | |
|---|---|
| Zboží bez DPH | {{order.goodsTotal}} |
| Slevy bez DPH | {{order.discounts}} |
| Doprava bez DPH: {{order.shippingName}} | {{order.shippingPrice}} |
| Platba bez DPH: {{order.paymentName}} | {{order.paymentPrice}} |
| **Celkem bez DPH** | **{{order.base}}** |
| DPH | {{order.vat}} |
| Zaokrouhlení | {{order.rounding}} |
| **Celkem s DPH** | **{{order.total}}** |

## Kam to jde

{{order.deliveryAddress}}

## Kdyby něco

Potřebujete něco změnit? U objednávky to jde samo, než ji začneme balit. Nebo co nejdřív volejte {{company.phone}}.

> V příloze najdete text smlouvy a obchodní podmínky. Na nákup pro podnikání se nevztahuje spotřebitelské odstoupení do 14 dnů.`,
  },
  'company-invitation': {
    kind: 'transactional',
    subject: 'Pozvánka do firmy {{firm.name}}',
    preheader: 'Role: {{firm.role}}. Odkaz platí sedm dní.',
    title: 'Zvou vás do firmy {{firm.name}}',
    body: `**{{firm.invitedBy}}** vás zve, abyste v Čenichu pracovali za firmu **{{firm.name}}**. Vaše role: **{{firm.role}}**.

[Podívat se na pozvánku]({{links.invitation}})

Přijmout ji můžete jen s účtem na tuto e-mailovou adresu. Když účet nemáte, založíte si ho cestou.

> Odkaz platí do {{firm.validTo}}. Pokud pozvánku nečekáte, nic nedělejte, sama propadne.`,
  },
  'company-order-waits': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} čeká na vaše schválení',
    preheader: '{{firm.buyer}}, {{firm.net}} bez DPH. Zboží držíme do {{firm.until}}.',
    title: 'Objednávka čeká na vás',
    body: `**{{firm.buyer}}** posílá objednávku **{{order.number}}** za **{{firm.net}}** bez DPH. Je nad limitem, takže ji musí schválit někdo z firmy.

[Schválit nebo zamítnout]({{links.company}})

Zboží pro ni držíme do **{{firm.until}}**. Když do té doby nikdo nerozhodne, objednávka propadne a nic nestojí.

## Co je v ní

{{order.goods}}`,
  },
  'company-order-reminder': {
    kind: 'transactional',
    subject: 'Objednávka {{order.number}} brzy propadne',
    preheader: 'Zboží držíme do {{firm.until}}.',
    title: 'Objednávka pořád čeká na vás',
    body: `Objednávku **{{order.number}}** zatím nikdo z firmy neschválil ani nezamítl. Posílá ji **{{firm.buyer}}** za **{{firm.net}}** bez DPH.

[Schválit nebo zamítnout]({{links.company}})

Zboží pro ni držíme do **{{firm.until}}**, potom propadne.`,
  },
})
