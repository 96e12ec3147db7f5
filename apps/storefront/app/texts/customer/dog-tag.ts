import { declineDogName } from '@shop/czech/decline-dog-name'
import { typeset } from '@shop/czech/typeset'

/** The code on a collar, for the owner and for whoever finds the dog. */
export const dogTagTexts = {
  ...typeset({
    heading: 'Známka na obojek',
    lead: 'QR kód na známce dovede nálezce na stránku, odkud vám napíše. Vaše jméno, adresu ani telefon neuvidí.',
    note: 'Co má nálezce vědět',
    noteHint: 'Například že je plachý, bere léky nebo nesmí nic jíst. Nepište sem adresu.',
    make: 'Vyrobit známku',
    save: 'Uložit vzkaz',
    revoke: 'Zrušit známku',
    codeText: 'Kód vytiskněte, nalepte nebo nechte vyrýt na známku. Ztracenou známku zrušte, její kód přestane platit.',
    preview: 'Co uvidí nálezce',
    download: 'Stáhnout kód k tisku',
    title: 'Našli jste psa? | Čenich',
    foundHeading: 'Našli jste psa?',
    foundLead: 'Napište majiteli. Vzkaz mu hned pošleme e-mailem a ozve se vám sám.',
    noteHeading: 'Majitel vzkazuje',
    place: 'Kde pes je',
    placeHint: 'Ulice, místo nebo orientační bod.',
    contact: 'Jak se vám má majitel ozvat',
    contactHint: 'Telefon nebo e-mail. Dostane ho jen majitel a my si ho nenecháme.',
    message: 'Vzkaz',
    send: 'Poslat majiteli',
    sent: 'Vzkaz je na cestě k majiteli. Děkujeme, že jste se zastavili.',
    sentNext: 'Nechte psa v klidu, dejte mu vodu. Nejí-li nebo je zraněný, zavolejte nejbližšího veterináře.',
    city: 'Majitel se neozývá? Psa převezme obec nebo městská policie na čísle 156.',
  }),
  code: (name: string) => `QR kód známky: ${name}`,
  file: (name: string) => `znamka-${name}.svg`,
  /** Null where no rule is sure of the name; it then stands in a sentence of its own. */
  found: (name: string, sex: 'male' | 'female' | null) => {
    const cases = declineDogName(name, sex)
    return cases && `Našli jste ${cases.accusative}?`
  },
  called: (name: string) => `Jmenuje se ${name}.`,
}
