import { typeset } from '@shop/czech/typeset'

export const dogBarTexts = typeset({
  invitation: 'Pro koho vybíráte?',
  choosingFor: 'Vybíráte pro',
  dog: 'Váš pes',
})
