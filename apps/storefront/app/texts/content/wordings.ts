import { typeset } from '@shop/czech/typeset'

export const wordingTexts = {
  ...typeset({
    contents: 'Na této stránce',
    heading: 'Všechna znění',
    whatChanged: 'co se změnilo',
    difference: 'Co se změnilo',
    legend: 'Přidané je podtržené, vypuštěné přeškrtnuté. Odstavce, kterých se změna nedotkla, vynecháváme.',
    past: 'Tohle je starší znění, které už neplatí.',
    toCurrent: 'Otevřít platné znění',
    readComing: 'Přečíst nové znění',
    states: { current: 'platí', past: 'už neplatí', coming: 'teprve začne platit' },
  }),
  wording: (version: string, effectiveFrom: string) => `Znění ${version}, účinné od ${effectiveFrom}`,
  asFile: (version: string) => `PDF znění ${version}`,
  differenceOf: (heading: string) => `${heading}: co se změnilo`,
  differenceTitle: (heading: string, version: string) => `${heading}, změny ve znění ${version} | Čenich`,
  versionTitle: (title: string, version: string) => title.replace(' | ', `, znění ${version} | `),
  between: (from: string, to: string, effectiveFrom: string) =>
    `Znění ${to}, účinné od ${effectiveFrom}, proti znění ${from}.`,
  coming: (effectiveFrom: string) => `Od ${effectiveFrom} bude platit nové znění.`,
}
