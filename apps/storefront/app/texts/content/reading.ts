import { typeset } from '@shop/czech/typeset'

/** What every page to read says; kept apart so that a short page does not carry the words of the whole magazine. */
export const readingTexts = typeset({
  breadcrumbs: 'Cesta po webu',
  home: 'Čenich',
  table: 'Tabulka',
  yes: 'Ano',
  no: 'Ne',
  ownPage: 'Otevřít jako stránku',
  print: 'Vytisknout nebo uložit jako PDF',
})
