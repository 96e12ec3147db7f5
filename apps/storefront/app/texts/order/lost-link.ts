import { typeset } from '@shop/czech/typeset'

/** A link to an order that somebody has lost. */
export const lostLinkTexts = {
  ...typeset({
    title: 'Kde je moje objednávka | Čenich',
    description: 'Stav objednávky v účtu, nebo nový odkaz na ni do vašeho e-mailu.',
    heading: 'Kde je moje objednávka',
    lead: 'S účtem ji najdete v přehledu. Nakoupili jste bez přihlášení? Odkaz máte v potvrzení, a když se ztratil, pošleme ho znovu.',
    formHeading: 'Poslat odkaz znovu',
    email: 'E-mail z objednávky',
    number: 'Číslo objednávky',
    numberHint: 'Deset číslic. Bez něj pošleme odkazy na posledních deset objednávek.',
    optional: '(nepovinné)',
    submit: 'Poslat odkaz do e-mailu',
    sentHeading: 'Podívejte se do schránky',
    account: 'Moje objednávky',
  }),
  /** The same words whether there is such an order or not. */
  sent: (email: string) =>
    `Jestli s\u00a0adresou ${email} nějaká objednávka je, do pár minut přijde e-mail s\u00a0odkazem. Nepřišel? Podívejte se do nevyžádané pošty a\u00a0zkontrolujte adresu.`,
}
