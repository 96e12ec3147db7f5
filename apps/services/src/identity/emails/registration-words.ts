import { formatCredits } from '@shop/czech/format-credits'

/** What a confirmed address and a complete profile of a dog bring, by the settings of the moment; nothing is said of what brings nothing. */
export function registrationWords({ welcome, dogProfile }: { welcome: number; dogProfile: number }) {
  const sentences = [
    welcome > 0 ? `Po potvrzení vám připíšeme ${formatCredits(welcome)}.` : '',
    dogProfile > 0
      ? `${welcome > 0 ? 'Další' : 'Kredity'} získáte, když vyplníte profil psa (${formatCredits(dogProfile)}), a kalkulačka pak bude počítat dávku přesněji.`
      : 'Když vyplníte profil psa, bude kalkulačka počítat dávku přesněji.',
  ]
  return {
    credits: sentences.filter(Boolean).join(' '),
    preheader: welcome > 0 ? `Jeden klik, ${formatCredits(welcome)} a hotovo.` : 'Jeden klik a hotovo.',
  }
}
