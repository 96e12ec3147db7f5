import { formatDate } from '@shop/czech/format-date'
import { typeset } from '@shop/czech/typeset'

/** What a printed code leads to. */
export const tagTexts = {
  ...typeset({
    parcelTitle: 'Cesta balíku | Čenich',
    parcelHeading: 'Kde je balík',
    batchTitle: 'Pas šarže | Čenich',
    batchHeading: 'Pas šarže',
    description: 'Informace ke štítku s QR kódem.',
    events: 'Kudy jde',
    inside: 'Co v něm je',
    carrier: 'Dopravce',
    tracking: 'Číslo zásilky',
    track: 'Sledovat u dopravce',
    storedUntil: 'K vyzvednutí do',
    passport: 'Pas šarže',
    code: 'Šarže',
    bestBefore: 'Minimální trvanlivost',
    producedOn: 'Vyrobeno',
    receivedOn: 'Na skladě od',
    unknown: 'neuvedeno',
    recall: 'Tuhle šarži prosím nekrmte',
    recallHelp: 'Ozvěte se nám, vyměníme ji nebo vrátíme peníze.',
    held: 'Tuhle šarži jsme pozastavili a prověřujeme. Než skončíme, raději ji nekrmte.',
    fine: 'K téhle šarži nemáme žádné hlášení ani stahování.',
    toProduct: 'O výrobku',
    help: 'Něco nesedí? Zavolejte',
    or: 'nebo',
    write: 'napište',
    waiting: 'Balík se teprve chystá.',
  }),
  day: (date: string) => formatDate(date),
}
