import { defineMails } from '#app/mail/define-mails'

export const SURVEY_MAILS = defineMails({
  'survey-invitation': {
    kind: 'transactional',
    subject: 'Minuta pro vás, rok práce pro nás',
    preheader: '{{survey.title}}',
    title: 'Minuta pro vás, rok práce pro nás',
    body: `Zajímá nás, jak to dopadlo. Počet otázek: {{survey.questionCount}}. Čas: zhruba minuta.

[Vyplnit dotazník]({{links.survey}})

Odkaz platí do {{survey.validTo}}. Odpovědi čtou lidé. Jestli dotazníky nechcete, [vypněte je tady]({{links.surveyOptOut}}) a už se nezeptáme.`,
  },
})
