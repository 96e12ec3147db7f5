import { typeset } from '@shop/czech/typeset'

export const answerTexts = {
  ...typeset({
    whole: 'Celá odpověď',
    notIt: 'Není to ono?',
    allQuestions: 'Všechny časté dotazy',
    person: 'Radši s člověkem',
    findOrder: 'Kde je moje objednávka',
    guest: 'Odkaz na objednávku máte v potvrzovacím e-mailu. S účtem ji najdete v přehledu.',
    lostLink: 'Poslat odkaz znovu',
    track: 'Sledovat u dopravce',
    noOrder: 'Ve vašem účtu zatím žádná objednávka není. Nakoupili jste bez přihlášení? Odkaz máte v e-mailu.',
    toOrders: 'Moje objednávky',
    openOrder: 'Otevřít objednávku',
    orderQuestion: 'Kde je moje objednávka?',
    goods: 'A tohle k tomu máme v regálu',
  }),
  youAsk: (query: string) => `Ptáte se: „${query}“`,
  notYours: (number: string) =>
    `Objednávku ${number} ve vašem účtu nemáme. Nakoupili jste bez přihlášení? Odkaz na ni máte v\u00a0e-mailu.`,
  expected: (day: string) => `Očekávané doručení: ${day}`,
  yourOrder: (number: string) => `Vaše objednávka ${number}`,
}
