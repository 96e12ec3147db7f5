import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'
import type { CaseKind } from '@shop/domain/case/case-state'

/** Where a case begins: an order is found by its number and address, or chosen from the account. */
export const caseEntryTexts = {
  ...typeset({
    find: 'Najdeme vaši objednávku',
    number: 'Číslo objednávky',
    numberHint: 'Deset číslic, najdete je v potvrzení a na faktuře.',
    email: 'E-mail z objednávky',
    submit: 'Poslat odkaz na formulář',
    noAccount: 'Bez přihlášení. Odkaz přijde jen do schránky z objednávky.',
    sentHeading: 'Podívejte se do schránky',
    account: 'Máte účet?',
    signIn: 'Přihlásit se',
    guestText: 'Po přihlášení vyberete objednávku rovnou, bez e-mailu.',
    noOrders: 'Ve vašem účtu zatím žádná objednávka není.',
    mine: 'Moje podání',
    none: 'Nic nevracíte ani nereklamujete. Tak to má být.',
    fresh: 'Nové podání',
    law: 'Jak odstoupení funguje',
  }),
  headings: typeset({
    withdrawal: 'Odstoupit od smlouvy',
    complaint: 'Reklamace',
    guarantee: 'Nechutná? Vrátíme peníze.',
  } satisfies Record<CaseKind, string>),
  leads: typeset({
    withdrawal: 'Do 14 dnů od převzetí, bez důvodu a bez přihlášení. Dva kroky a máte potvrzení v e-mailu.',
    complaint: 'Ze zákona máme 30 dní. Potvrzení s datem, obsahem a lhůtou přijde hned.',
    guarantee: 'Do 60 dnů od doručení, i za načaté balení. Zpátky nám ho posílat nemusíte.',
  } satisfies Record<CaseKind, string>),
  start: typeset({
    withdrawal: 'Vrátit zboží',
    complaint: 'Nahlásit vadu',
    guarantee: 'Nechutná',
  } satisfies Record<CaseKind, string>),
  /** The same words whether there is such an order or not. */
  sent: (number: string, email: string) =>
    `Jestli objednávka ${number} patří k\u00a0adrese ${email}, do pár minut přijde e-mail s\u00a0odkazem na formulář. Nepřišel? Zkontrolujte číslo i\u00a0adresu a\u00a0podívejte se do nevyžádané pošty.`,
  order: (deliveredOn: string | null, goods: string, payable: number) =>
    [deliveredOn ? `převzatá ${formatDate(deliveredOn)}` : 'ještě nedoručená', goods, formatPrice(payable)].join(', '),
  startFor: (kind: string, number: string) => `${kind}: objednávka ${number}`,
}
