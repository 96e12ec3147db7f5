import { typeset } from '@shop/czech/typeset'

export const orderTexts = typeset({
  withdrawalTitle: 'Odstoupit od smlouvy online | Čenich',
  withdrawalDescription: 'Jak a dokdy odstoupit od smlouvy, kam zboží poslat a kdy vrátíme peníze.',
})
