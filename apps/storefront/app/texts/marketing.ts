import { typeset } from './typeset.ts'

export const marketingTexts = typeset({
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
