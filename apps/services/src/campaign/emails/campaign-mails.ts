import { defineMails } from '#app/mail/define-mails'

/** Mails that are sent by the calendar to whoever has agreed to them. */
export const CAMPAIGN_MAILS = defineMails({
  'run-out': {
    kind: 'commercial',
    subject: '{{food.subject}}',
    preheader: 'Podle misky zbývá asi do {{food.until}}.',
    title: 'Miska hlásí, že dochází{{customer.call}}',
    body: `Podle toho, co jste koupili a kolik se denně sní, vystačí **{{food.name}}** asi do **{{food.until}}**. {{food.others}}

[Objednat znovu]({{links.food}})

Je v pytli víc, než si myslíme? Upravíte to u psa na stránce [Moji psi]({{links.dogs}}) a počítáme podle vás. Kdo na to nechce myslet, nechá si krmivo vozit [pravidelně]({{links.plan}}) a o 10 % levněji.

> Píšeme, protože jste si to přáli. Nejvýš jednou za týden a jen ve dne.`,
  },
})
