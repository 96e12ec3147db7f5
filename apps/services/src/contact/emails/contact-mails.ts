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
  'ticket-answered': {
    kind: 'transactional',
    subject: 'Odpověď na zprávu {{ticket.number}}',
    preheader: 'Píše vám {{ticket.author}} z Čenichu.',
    title: 'Máme pro vás odpověď',
    body: `Na zprávu **{{ticket.number}}** vám odpovídá {{ticket.author}}:

{{ticket.answer}}

[Zobrazit vlákno a odpovědět]({{links.thread}})

Celou domluvu najdete pod odkazem, přihlašovat se nemusíte. Nikomu ho neposílejte: kdo ho má, čte i píše za vás.`,
  },
})
