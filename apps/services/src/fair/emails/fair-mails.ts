import { defineMails } from '#app/mail/define-mails'

/** Mails from the stand at a fair. */
export const FAIR_MAILS = defineMails({
  'fair-ration': {
    kind: 'transactional',
    subject: 'Dávka pro psa: {{ration.grams}} denně',
    preheader: 'Spočítáno u stánku Čenich.',
    body: `Dobrý den,

u stánku jsme počítali, kolik má denně jíst váš pes. Vychází to na **{{ration.grams}}** krmiva {{product.name}}, tedy zhruba {{ration.price}} na den.

[Podívat se na krmivo]({{links.product}})

Dávka je pro zdravého dospělého psa s běžným pohybem. Přesněji ji spočítá [kalkulačka]({{links.calculator}}). Rady ke krmení nenahrazují veterinární péči.`,
  },
  'fair-prize': {
    kind: 'transactional',
    subject: 'Výhra z kola štěstí: {{prize.name}}',
    preheader: '{{prize.description}}',
    body: `Dobrý den,

na kole štěstí vám padlo **{{prize.name}}**.

{{prize.description}}

{{prize.next}}

[Do obchodu]({{links.shop}})`,
  },
})
