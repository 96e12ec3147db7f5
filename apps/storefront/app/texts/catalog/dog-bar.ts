import { typeset } from '@shop/czech/typeset'

export const dogBarTexts = typeset({
  invitation: 'Popište psa a u každého krmiva uvidíte, kolik dní vydrží a kolik stojí den.',
  describe: 'Popsat psa',
  choosingFor: 'Vybíráte pro:',
  edit: 'Upravit',
  dog: 'váš pes',
})
