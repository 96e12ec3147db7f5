import { typeset } from '@shop/czech/typeset'

export const previewTexts = {
  ...typeset({
    title: 'Náhled | Čenich',
    description: 'Náhled nezveřejněného textu.',
    expired: 'Platnost náhledu skončila',
    expiredText: 'Požádejte redakci o nový odkaz.',
  }),
  banner: (until: string) => `Náhled. Tohle ještě není zveřejněné. Odkaz platí do ${until}.`,
}
