import { defineMails } from '#app/mail/define-mails'

export const CONTACT_MAILS = defineMails({
  'ticket-received': {
    kind: 'transactional',
    subject: 'Vaše zpráva {{ticket.number}} dorazila',
    preheader: 'Odpovíme nejpozději {{ticket.answerBy}}.',
    title: 'Vaše zpráva dorazila',
    body: `Vaši zprávu jsme přijali pod číslem **{{ticket.number}}**. Odpovíme nejpozději {{ticket.answerBy}}.

Chcete něco doplnit? Odpovězte na tento e-mail a číslo nechte v předmětu. Když to spěchá, volejte {{company.phone}}, {{company.phoneHours}}.`,
  },
})
