import { typeset } from './typeset.ts'

export const orderTexts = typeset({
  withdrawalTitle: 'Odstoupit od smlouvy online | Čenich',
  withdrawalDescription: 'Jak odstoupit od smlouvy do 14 dnů, kam zboží poslat a kdy vrátíme peníze.',
})
