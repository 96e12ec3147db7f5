import { formatDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import { toPragueDay } from '@shop/domain/calendar/prague-time'

/** Baskets that a trainer prepares for classes. */
export const classOfferTexts = {
  ...typeset({
    heading: 'Košík pro kurz',
    lead: 'Vložte do košíku, co kurzu doporučujete, a připravte z toho odkaz. Kdo ho otevře, uvidí dnešní ceny a s košíkem si vezme i váš kód.',
    name: 'Název kurzu',
    nameHint: 'Třeba Štěňátka, středa 17 h.',
    make: 'Připravit z mého košíku',
    again: 'Připravit znovu z mého košíku',
    end: 'Zrušit',
    look: 'Prohlédnout',
    full: 'Víc než pět nabídek najednou nejde. Některou zrušte, nebo ji připravte znovu.',
  }),
  linkOf: (title: string) => `Odkaz pro kurz ${title}`,
  holds: (pieces: number, expiresAt: string) =>
    `${formatNumber(pieces)}\u00a0${pluralForm(pieces, { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' })}, platí do\u00a0${formatDate(toPragueDay(expiresAt))}.`,
}
