import { typeset } from '@shop/czech/typeset'

export const previewTexts = {
  ...typeset({
    title: 'Náhled | Čenich',
    description: 'Náhled nezveřejněného textu.',
    expired: 'Platnost náhledu skončila',
    expiredText: 'Požádejte redakci o nový odkaz.',
    live: 'Tady stojí část, kterou si stránka počítá sama. V náhledu se nepočítá.',
    form: 'Formulář je v náhledu jen k přečtení. Jeho pole:',
  }),
  banner: (until: string) => `Náhled. Tohle ještě není zveřejněné. Odkaz platí do ${until}.`,
}
