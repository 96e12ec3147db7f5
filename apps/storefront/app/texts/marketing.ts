import { typeset } from './typeset.ts'

export const marketingTexts = typeset({
  subscribed: {
    title: 'Ještě jeden klik | Čenich',
    description: 'Potvrzení odběru newsletteru obchodu Čenich.',
    heading: 'Ještě jeden klik a jsme kamarádi',
    lead: 'Odběr začne, až potvrdíte odkaz v e-mailu. Bez potvrzení nic posílat nebudeme.',
    invalidEmail: 'Tohle jako e-mail nevypadá. Zkontrolujte zavináč a tečku.',
  },
  unsubscribed: {
    title: 'Odhlášení z newsletteru | Čenich',
    description: 'Odhlášení z newsletteru obchodu Čenich.',
    heading: 'Odhlášení jedním klikem',
    lead: 'Odhlašovací odkaz je dole v každém e-mailu. E-maily k vašim objednávkám chodit budou, bez nich by pytel nevěděl kam.',
  },
  verify: {
    title: 'Potvrzení odběru | Čenich',
    description: 'Potvrzení odběru newsletteru obchodu Čenich.',
    heading: 'Potvrdíme odběr?',
    lead: 'Otevřete odkaz z našeho e-mailu celý. Platí 48 hodin. Když vypršel, přihlaste se znovu v patičce obchodu.',
  },
  home: 'Na hlavní stránku',
  survey: {
    goneText: 'Platnost odkazu skončila, nebo v něm chybí písmenko. Děkujeme i za úmysl.',
    contact: 'Napsat nám',
    title: 'Dotazník | Čenich',
    description: 'Dotazník obchodu Čenich.',
    heading: 'Dotazník',
  },
  fair: {
    formTitle: 'Veletrh: dávka pro vašeho psa | Čenich',
    formDescription: 'Formulář pro návštěvníky stánku Čenich na veletrhu.',
    formHeading: 'Spočítáme dávku vašemu psovi',
    formLead: 'Formulář otevírá obsluha stánku. Řekněte si o něj, zabere to minutu.',
    wheelTitle: 'Kolo štěstí | Čenich',
    wheelDescription: 'Kolo štěstí na stánku Čenich.',
    wheelHeading: 'Kolo štěstí',
    wheelLead:
      'Zatočit si můžete s lístkem, který dostanete po vyplnění formuláře na stánku. Jeden pes, jedno zatočení.',
    toForm: 'Na formulář',
  },
})
