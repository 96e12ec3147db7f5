import type { TicketTopic } from '@shop/contract/contact'
import { formatDateAtTime, formatOnWeekdayDate, formatTime } from '@shop/czech/format-date'
import { typeset } from '@shop/czech/typeset'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { TicketState } from '@shop/domain/contact/ticket-state'
import { contactTexts } from '#app/texts/content/contact.ts'

/** A thread with the shop: by the link from a mail, at an order and in the account. */
export const threadTexts = {
  topics: contactTexts.topics satisfies Record<TicketTopic, string>,
  ...typeset({
    title: 'Zpráva pro Čenich',
    description: 'Vaše zpráva, naše odpovědi a místo, kam dopsat další.',
    states: {
      new: 'Čeká na odpověď',
      open: 'Čeká na odpověď',
      waiting: 'Čekáme na vás',
      answered: 'Odpověděli jsme',
      snoozed: 'Pracujeme na tom',
      closed: 'Uzavřeno',
    } satisfies Record<TicketState, string>,
    orderHeading: 'Zprávy k této objednávce',
    accountTitle: 'Zprávy | Čenich',
    accountHeading: 'Zprávy',
    none: 'Zatím jste nám nepsali.',
    write: 'Napsat zprávu',
    byYou: 'Vy',
    answer: 'Vaše odpověď',
    files: 'Fotky nebo dokumenty',
    send: 'Odeslat odpověď',
    sent: 'Odesláno. Odpověď přijde e-mailem a objeví se i tady.',
    overHeading: 'Odkaz už neplatí',
    overText: 'Odkaz ze zprávy platí dva měsíce. Vlákno najdete v účtu, nebo nám napište znovu.',
    goneHeading: 'Tohle vlákno tu není',
    goneText: 'Zkontrolujte, jestli se odkaz z e-mailu nezkopíroval jen zčásti.',
    account: 'Zprávy v účtu',
    contact: 'Napsat nám',
  }),
  byShop: (author: string) => (author ? `${author} z\u00a0Čenichu` : 'Čenich'),
  at: (moment: Date) => formatDateAtTime(toPragueTime(moment)),
  lastWords: (from: 'customer' | 'shop', moment: Date) =>
    `${from === 'shop' ? 'Čenich' : 'Vy'}, ${formatDateAtTime(toPragueTime(moment))}:`,
  answerBy: (moment: Date) => {
    const { date, time } = toPragueTime(moment)
    return `Odpovíme nejpozději ${formatOnWeekdayDate(date)} do\u00a0${formatTime(time)}.`
  },
}
