import { defineMails } from '#app/mail/define-mails'

/** To the people behind the counter; no name and no word of a customer travels by mail. */
export const INBOX_MAILS = defineMails({
  'staff-digest': {
    kind: 'transactional',
    subject: 'V zázemí něco čeká',
    preheader: 'Přehled toho, co čeká na vás.',
    title: 'Čeká na vás',
    body: `Od poslední zprávy přibylo něco, co patří k vaší práci:

{{digest.table}}

Najdete to v zázemí ve Zprávách a na stránce Dnes. Píšeme nejvýš jednou za půl hodiny a jen ve dne.`,
  },
})
