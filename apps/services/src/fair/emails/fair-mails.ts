import { defineMails } from '#app/mail/define-mails'

/** Mails from the stand at a fair. */
export const FAIR_MAILS = defineMails({
  'fair-ration': {
    kind: 'transactional',
    subject: 'Dávka pro psa: {{ration.grams}} denně',
    preheader: 'Spočítáno u stánku Čenich.',
    title: 'Kolik do misky? {{ration.grams}} denně',
    body: `U stánku jsme počítali, kolik má denně jíst váš pes. Vychází to na **{{ration.grams}}** krmiva {{product.name}}, tedy zhruba {{ration.price}} na den.

[Podívat se na krmivo]({{links.product}})

Dávka je pro zdravého dospělého psa s běžným pohybem. Přesněji ji spočítá [kalkulačka]({{links.calculator}}). Rady ke krmení nenahrazují veterinární péči.`,
  },
  'fair-prize': {
    kind: 'transactional',
    subject: 'Výhra z kola štěstí: {{prize.name}}',
    preheader: '{{prize.description}}',
    title: 'Vyhráli jste: {{prize.name}}',
    body: `Na kole štěstí vám padla výhra **{{prize.name}}**.

{{prize.description}}

{{prize.next}}

[Do obchodu]({{links.shop}})`,
  },
})
