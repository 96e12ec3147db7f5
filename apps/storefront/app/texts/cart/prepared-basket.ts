import { formatDate } from '@shop/czech/format-date'
import { typeset } from '@shop/czech/typeset'
import { toPragueDay } from '@shop/domain/calendar/prague-time'

export const preparedBasketTexts = {
  ...typeset({
    title: 'Připravený košík | Čenich',
    description: 'Košík, který vám někdo připravil.',
    heading: 'Připravený košík',
    unknownHeading: 'Tenhle košík už někdo vysypal',
    unknownText: 'V odkazu na připravený košík chybí písmenko, nebo takový košík nemáme. Poproste o nový odkaz.',
    usedUpHeading: 'Tenhle košík už je rozebraný',
    usedUpText: 'Odkaz byl jen na určitý počet použití a všechna jsou pryč. Stejné věci ale máme dál:',
    expiredHeading: 'Tenhle košík už neplatí',
    choose: 'Vybrat krmivo',
    contact: 'Zeptat se poradny',
    lines: 'Co je v košíku',
    summary: 'Souhrn',
    total: 'Zboží dnes s DPH',
    today: 'Ceny a sklad jsou dnešní. Kdo má v účtu vlastní ceny, uvidí je,',
    signIn: 'když se přihlásí',
    changed: 'Od přípravy se něco změnilo, u položek je to vidět.',
    take: 'Vložit do košíku',
    takeNote: 'Přidáme to k tomu, co už v košíku máte. Tam to můžete upravit, nebo jedním klikem vrátit.',
    shipping: 'Jak to může přijet',
    soldOut: 'Teď je vyprodané, do košíku se nevloží.',
  }),
  preparedBy: (name: string) => `Košík připravil(a) ${name}.`,
  kinds: typeset({
    shared: 'Někdo vám poslal svůj košík.',
    staff: 'Košík jsme vám připravili podle domluvy.',
    calculator: 'Košík podle kalkulačky krmné dávky.',
    breeder: 'Balíček pro nové majitele od chovatele.',
    group: 'Společná objednávka.',
  }),
  validUntil: (moment: string) => `Odkaz platí do\u00a0${formatDate(toPragueDay(moment))}.`,
  expiredText: (moment: string) => `Platil do\u00a0${formatDate(toPragueDay(moment))}. Stejné věci ale máme dál:`,
  way: (name: string, price: string) => `${name}: ${price}`,
}
