import { typeset } from '@shop/czech/typeset'

export const dogBarTexts = typeset({
  invitation: 'Přidejte psa a u každého krmiva uvidíte, kolik dní vydrží a kolik stojí den.',
  describe: 'Přidat psa',
  choosingFor: 'Vybíráte pro:',
  edit: 'Upravit',
  dog: 'váš pes',
})
