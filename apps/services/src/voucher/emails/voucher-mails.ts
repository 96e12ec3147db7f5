import { defineMails } from '#app/mail/define-mails'

/** A gift that comes on its day. */
export const VOUCHER_MAILS = defineMails({
  'voucher-gift': {
    kind: 'transactional',
    subject: 'Dárkový poukaz na {{voucher.face}} do Čenichu',
    preheader: '{{voucher.from}}',
    title: 'Máte dárek pro vašeho psa',
    body: `{{voucher.from}}

{{voucher.words}}

| | |
|---|---|
| Hodnota | **{{voucher.face}}** |
| Kód | **{{voucher.code}}** |
| Platí do | {{voucher.expiresOn}} |

[Vybrat něco dobrého]({{links.shop}})

Kód zadejte v košíku. Poukaz zaplatí zboží i dopravu, nemusíte ho utratit najednou a co zbyde, na něm zůstane. V příloze je k vytištění.

> Kdo má kód, může ho utratit. Zacházejte s ním prosím jako s penězi.`,
  },
})
