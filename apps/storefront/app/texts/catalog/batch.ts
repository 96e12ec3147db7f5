import { pluralForm } from '@shop/czech/plural'

export const batchTexts = {
  heading: 'Rozbor šarže',
  lead: (code: string) =>
    `Tohle jsme naměřili v šarži ${code}, kterou vám teď pošleme. Vedle stojí, co slibuje etiketa.`,
  table: 'Naměřené a deklarované hodnoty',
  constituent: 'Složka',
  declared: 'Etiketa',
  measured: 'Naměřeno',
  findings: 'Mikrobiologie a oxidace tuku',
  finding: 'Vyšetření',
  result: 'Výsledek',
  limit: 'Limit',
  noLimit: 'neuveden',
  download: 'Protokol laboratoře (PDF)',
  source: (laboratory: string, protocol: string, day: string) =>
    `Rozbor: ${laboratory}, ${day}${protocol ? `, protokol ${protocol}` : ''}.`,
}

export const shortOfferTexts = {
  list: 'Krátká trvanlivost za nižší cenu',
  badge: (day: string) => `Krátká trvanlivost, do ${day}`,
  usual: (price: string) => `Stejné balení s delší trvanlivostí za ${price}.`,
  left: (pieces: number) =>
    pieces >= 100
      ? ''
      : `Skladem ${pieces} ${pluralForm(pieces, { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' })}.`,
  addHidden: (pack: string, day: string) => `${pack}, krátká trvanlivost do ${day}`,
}
