import { typeset } from '#app/texts/typeset.ts'

export const orderTexts = typeset({
  withdrawalTitle: 'Odstoupit od smlouvy online | Čenich',
  withdrawalDescription: 'Jak a dokdy odstoupit od smlouvy, kam zboží poslat a kdy vrátíme peníze.',
})
