import { formatDate } from '@shop/czech/format-date'
import { formatDigits, formatNumber } from '@shop/czech/format-number'
import { typeset } from '@shop/czech/typeset'

/** What the new owner of a puppy reads after scanning its card. */
export const puppyCardTexts = {
  ...typeset({
    title: 'Karta štěněte | Čenich',
    lead: 'Od chovatele vám předáváme jeho profil: datum narození, všechny váhy od porodu a krmivo, na které je zvyklé.',
    take: 'Převzít profil',
    look: 'Jen si ho prohlédnout',
    full: 'V účtu už je tolik psů, kolik se vejde. Nejdřív některého smažte.',
    takenHeading: 'Tahle karta už má majitele',
    taken:
      'Profil štěněte někdo převzal. Jestli jste to byli vy, najdete ho ve svém účtu u psů. Jestli ne, zeptejte se chovatele.',
    expiredHeading: 'Platnost skončila',
    expired: 'Požádejte chovatele, ať vám z vrhové knihy pošle nový odkaz nebo vyrobí novou kartu. Váhy se neztratily.',
    goneHeading: 'Tenhle odkaz nic neotevře',
    gone: 'Otevřete ho prosím znovu z mailu, celý. Jestli neotevře nic ani tak, požádejte chovatele o nový.',
    contact: 'Napsat nám',
    basket: 'Otevřít košík od chovatele',
    toDogs: 'Moji psi',
    born: 'Datum narození',
    sex: 'Pohlaví',
    breed: 'Plemeno',
    kennel: 'Chovatelská stanice',
    food: 'Jí',
    weights: 'Váhy od porodu',
    day: 'Den',
    weight: 'Váha',
  }),
  sexes: { male: 'pes', female: 'fena' },
  heading: (name: string, sex: 'male' | 'female') =>
    sex === 'male' ? `Tohle je ${name}. A je váš.` : `Tohle je ${name}. A je vaše.`,
  basketText: (food: string) => `Zvyklé je na ${food}, chovatel vám ho připravil do košíku.`,
  details: (name: string) => `${name} v číslech`,
  relation: (kennel: string, credits: number) =>
    `${kennel ? `Stanice ${kennel}` : 'Chovatel'} dostane po vaší první doručené objednávce ${formatNumber(credits)} kreditů. Nakupovat u\u00a0nás nemusíte.`,
  until: (day: string) => `Profil převezmete do ${formatDate(day)}. K převzetí potřebujete účet, založíte ho cestou.`,
  kilograms: (grams: number) => `${formatDigits(grams / 1000, 2)} kg`,
}
