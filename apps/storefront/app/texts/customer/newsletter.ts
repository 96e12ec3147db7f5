import type { NewsletterReason, NewsletterTopic } from '@shop/contract/newsletter'
import { typeset } from '@shop/czech/typeset'

const topics: Record<NewsletterTopic, string> = {
  puppies: 'Štěňata',
  adults: 'Dospělí psi',
  seniors: 'Senioři',
  nutrition: 'Výživa a složení',
  offers: 'Slevy a novinky',
}

const reasons: Record<NewsletterReason, string> = {
  too_often: 'Chodí to moc často',
  not_interesting: 'Nezajímá mě obsah',
  no_dog: 'Už nemám psa',
  mistake: 'Přihlášení byl omyl',
  other: 'Jiný důvod',
}

export const newsletterTexts = {
  ...typeset({
    topics,
    reasons,
    home: 'Na hlavní stránku',
    email: 'E-mail',
    topicsHeading: 'Co vás zajímá?',
    topicsHint: 'Nevyberete-li nic, pošleme od každého trochu.',
    shop: 'Vybrat krmivo',
    blog: 'Přečíst si blog',
    subscribed: {
      title: 'Ještě jeden klik | Čenich',
      description: 'Potvrzení odběru newsletteru obchodu Čenich.',
      heading: 'Ještě jeden klik a jsme kamarádi',
      lead: 'Odběr začne, až potvrdíte odkaz v e-mailu. Bez potvrzení nic posílat nebudeme.',
      what: 'Co bude chodit: jeden e-mail měsíčně s radami ke krmení, novinkami z dílny a slevami. První přinese slevu 10 % na nákup od 600 Kč.',
      nothing: 'Nic nepřišlo? Podívejte se do hromadné pošty, opravte adresu, nebo si nechte odkaz poslat znovu.',
      ask: 'Přihlásit k odběru',
      again: 'Poslat odkaz znovu',
      resent: 'Posíláme. Počkejte minutku.',
    },
    verify: {
      title: 'Potvrzení odběru | Čenich',
      description: 'Potvrzení odběru newsletteru obchodu Čenich.',
      heading: 'Potvrdíme odběr?',
      invalid: 'Tenhle odkaz neznáme. Otevřete ho z e-mailu celý, nebo se přihlaste k odběru znovu.',
      expired: 'Odkaz vypršel. Pošleme nový, stačí kliknout.',
      renew: 'Poslat nový odkaz',
      renewed: 'Nový odkaz je na cestě. Platí 48 hodin.',
      already: 'Odběr už je potvrzený. Děkujeme, podruhé netřeba.',
      consent:
        'Stačí jedno kliknutí a jednou měsíčně se ozveme. Odhlásíte se stejně snadno v každém e-mailu. Potvrzením souhlasíte se zasíláním obchodních sdělení společností Čenich s.r.o.',
      privacy: 'Ochrana osobních údajů',
      confirm: 'Potvrdit odběr',
      mistake: 'Nechci, byl to omyl',
      doneHeading: 'Hotovo. Jednou měsíčně se ozveme.',
      again: 'Přihlásit se znovu',
    },
    unsubscribed: {
      title: 'Odhlášení z newsletteru | Čenich',
      description: 'Odhlášení z newsletteru obchodu Čenich.',
      heading: 'Odhlášení jedním klikem',
      lead: 'Odhlašovací odkaz je dole v každém e-mailu. E-maily k vašim objednávkám chodit budou, bez nich by pytel nevěděl kam.',
      invalid: 'Odkaz už neplatí. Odhlásit se můžete i v účtu v osobních údajích.',
      leave: 'Odhlásit odběr',
      stay: 'Nic neměnit',
      doneHeading: 'Odhlášeno. Psovi to neřekneme.',
      orders: 'E-maily k vašim objednávkám chodit budou, bez nich by pytel nevěděl kam.',
      undo: 'Vrátit zpět',
      less: 'Raději jen čtvrtletně',
      topicsHeading: 'Nebo jen něco pro mého psa?',
      chooseTopics: 'Posílat jen vybrané',
      narrowed: 'Zapsáno. Budeme mířit přesněji.',
      why: 'Řeknete nám proč? Stačí jedno kliknutí.',
      reasonSaved: 'Děkujeme, vezmeme si to k srdci.',
      back: 'Vítejte zpátky. Zase jednou měsíčně.',
      quarterly: 'Dobře, ozveme se jednou za čtvrt roku.',
      account: 'Osobní údaje',
    },
  }),
  sentTo: (email: string) =>
    `Na adresu ${email} jsme poslali potvrzovací odkaz. Otevřete ho a\u00a0potvrďte odběr. Platí 48\u00a0hodin.`,
  about: (email: string) => `Jde o\u00a0adresu ${email}.`,
  noVoucher: 'Děkujeme. Budeme ve schránce jednou za měsíc.',
  voucher: (code: string) =>
    `Na první nákup od 600\u00a0Kč máte slevu 10\u00a0%, nejvýš 300\u00a0Kč. Kód je ${code} a\u00a0poslali jsme ho i\u00a0e-mailem.`,
  willNotCome: (email: string) => `Newsletter na adresu ${email} už posílat nebudeme.`,
  ended: (names: readonly string[], day: string) =>
    `Od ${day} končí ${names.length > 0 ? `témata, která jste si vybrali: ${names.join(', ')}` : 'všechna témata'}.`,
  comesTo: (email: string) => `Newsletter chodí na adresu ${email}.`,
}
