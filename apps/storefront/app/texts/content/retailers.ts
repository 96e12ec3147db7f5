import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

export const retailerTexts = {
  ...typeset({
    search: 'Město nebo PSČ',
    submit: 'Hledat',
    nearMe: 'Najít poblíž',
    locating: 'Hledáme…',
    noLocation: 'Polohu jsme nedostali. Napište prosím město nebo PSČ.',
    filters: 'Koho hledáte',
    all: 'Všichni',
    openNow: 'Otevřeno teď',
    types: { pet_shop: 'Chovatelské potřeby', vet: 'Veterina', training: 'Výcvik', pickup: 'Výdejna' },
    features: { pickup: 'Výdej objednávek', dogs: 'Psi vítáni', wheelchair: 'Bezbariérový vstup' },
    open: 'Otevřeno',
    closed: 'zavřeno',
    closedHoliday: 'zavřeno, je svátek',
    near: { today: 'dnes', tomorrow: 'zítra' },
    days: ['Po', 'Út', 'St', 'Čt', 'Pá', 'So', 'Ne'],
    hours: 'Otevírací doba',
    usual: 'Běžně mají:',
    toOrder: 'Na objednání:',
    route: 'Naplánovat cestu',
    call: 'Zavolat',
    list: 'Seznam prodejců',
    mapNeedsScript: 'Mapa potřebuje JavaScript. Všechna místa jsou v seznamu pod ní.',
    map: 'Mapa prodejců',
    toMap: 'přejít na mapu',
    mapFailed: 'Mapa se nenačetla. Stejné údaje jsou v seznamu.',
    sources: 'Hranice: Natural Earth. Města: GeoNames (CC BY 4.0).',
    unknownPlace: 'Takové místo neznáme. Ukazujeme všechny prodejce podle města.',
    nobody: 'V okolí zatím nikoho nemáme',
  }),
  openUntil: (time: string) => `dnes do\u00a0${time}`,
  opensAt: (day: string, time: string) => `${day} od\u00a0${time}`,
  holiday: (day: string, hours: string) => `${day} je svátek: ${hours}`,
  kilometres: (distance: number) =>
    `${formatNumber(distance < 10 ? Math.round(distance * 10) / 10 : Math.round(distance))}\u00a0km`,
  showAll: (count: number) => `Ukázat všech ${formatNumber(count)}`,
  count: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'prodejce', few: 'prodejci', many: 'prodejce', other: 'prodejců' })}`,
}
