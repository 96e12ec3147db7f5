import { typeset } from '@shop/czech/typeset'

export const errorTexts = typeset({
  missing: {
    title: 'Stránka nenalezena | Čenich',
    heading: 'Tady stopa končí',
    text: 'Tuhle stránku jsme nenašli. Buď ji někdo zahrabal na zahradě, nebo se v adrese zatoulalo písmenko.',
    home: 'Zpět na hlavní stránku',
    advice: 'Napsat poradně',
    trail: 'Na čerstvé stopě',
  },
  fault: {
    title: 'Něco nám upadlo | Čenich',
    heading: 'Něco nám upadlo',
    text: 'Chyba je u nás, ne u vás. Zkuste to za chvíli znovu. Košík máte uložený.',
    awayHeading: 'Hned jsme zpátky',
    away: 'Obchod si na chvíli lehl a zrovna neodpovídá. Zkuste to prosím za minutu. Košík máte uložený.',
    again: 'Zkusit znovu',
    home: 'Na hlavní stránku',
  },
  code: 'Kód chyby',
  offline: 'Jste mimo dosah. Bez připojení to nevyčenicháme. Jakmile se vrátí, navážeme.',
  online: 'Jsme zpátky na stopě.',
})

/** Plain strings for the page that is drawn without the application. */
export const fallbackTexts = {
  title: 'Něco nám upadlo',
  text: 'Stránku se nepodařilo zobrazit. Chyba je u nás, ne u vás.',
  home: 'Zpět na hlavní stránku',
}

/** One line each: a body that is refused has no page of its own. */
export const bodyTexts = {
  tooLong: 'Tolik dat najednou nepřijmeme. Zkuste to prosím s kratším textem.',
  tooSlow: 'Odeslání trvalo moc dlouho. Zkuste to prosím znovu.',
  tooBusy: 'Zrovna přijímáme hodně souborů. Zkuste to prosím za chvíli.',
}
