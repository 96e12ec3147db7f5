import { defineMails } from '#app/mail/define-mails'

export const SURVEY_MAILS = defineMails({
  'survey-request': {
    kind: 'commercial',
    subject: 'Minuta pro vás, rok práce pro nás',
    preheader: '{{survey.title}}',
    title: 'Minuta pro vás, rok práce pro nás',
    body: `Zajímá nás, jak to dopadlo. Počet otázek: {{survey.questionCount}}. Čas: zhruba minuta.

[Vyplnit dotazník]({{links.survey}})

Odkaz platí do {{survey.validTo}}. Odpovědi čtou lidé. Jestli dotazníky nechcete, [vypněte je tady]({{links.unsubscribe}}) a už se nezeptáme.`,
  },
  // What the release before has queued; goes with the release after.
  'survey-invitation': {
    kind: 'transactional',
    subject: 'Minuta pro vás, rok práce pro nás',
    preheader: '{{survey.title}}',
    title: 'Minuta pro vás, rok práce pro nás',
    body: `Zajímá nás, jak to dopadlo. Počet otázek: {{survey.questionCount}}. Čas: zhruba minuta.

[Vyplnit dotazník]({{links.survey}})

Odkaz platí do {{survey.validTo}}. Odpovědi čtou lidé. Jestli dotazníky nechcete, [vypněte je tady]({{links.surveyOptOut}}) a už se nezeptáme.`,
  },
  'survey-after-return': {
    kind: 'commercial',
    subject: 'Jak proběhlo vrácení?',
    preheader: 'Vracení má být stejně snadné jako nákup. Povedlo se?',
    title: 'Jak proběhlo vrácení{{customer.call}}?',
    body: `Vracení má být stejně snadné jako nákup. Povedlo se? Na vyřízení ani na peníze odpověď nemá žádný vliv.

[Vyplnit dotazník]({{links.survey}})

**{{survey.question}}** Klepněte na číslo a formulář se otevře s vaší odpovědí; odešlete ho teprve tam.

{{survey.choices}}

Počet otázek: {{survey.questionCount}}. Odkaz platí do {{survey.validTo}}. Odpovědi čtou lidé. Jestli dotazníky nechcete, [vypněte je tady]({{links.unsubscribe}}) a už se nezeptáme.`,
  },
  'survey-after-plan': {
    kind: 'commercial',
    subject: 'Co rozhodlo?',
    preheader: 'Doručování je zrušené. Stačí jedno klepnutí a budeme vědět proč.',
    title: 'Doručování je zrušené{{customer.call}}. Co rozhodlo?',
    body: `Nic dalšího nepošleme a nic nestrhneme, ať odpovíte, nebo ne. Jestli máte chvilku, řekněte nám proč.

[Vyplnit dotazník]({{links.survey}})

**{{survey.question}}** Klepněte na odpověď a formulář se otevře s ní; odešlete ho teprve tam.

{{survey.choices}}

Počet otázek: {{survey.questionCount}}. Odkaz platí do {{survey.validTo}}. Odpovědi čtou lidé. Jestli dotazníky nechcete, [vypněte je tady]({{links.unsubscribe}}) a už se nezeptáme.`,
  },
})
