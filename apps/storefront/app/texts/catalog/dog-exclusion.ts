import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { joinAll, verdictTexts } from '#app/texts/dog-verdict.ts'

const WORDS = ['', 'Jedno', 'Dvě', 'Tři', 'Čtyři', 'Pět', 'Šest', 'Sedm', 'Osm', 'Devět', 'Deset']

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1)

export const exclusionTexts = {
  because: (without: string, dative: string) => `${capital(without)} kvůli\u00a0${dative}`,
  of: (without: string, names: readonly string[]) => [capital(without), names.join(', ')].filter(Boolean).join(' · '),
  remove: (label: string) => `Zrušit filtr: ${label}`,
  /** `whom` in the dative. */
  struck: (codes: readonly string[], whom: readonly string[]) =>
    `${capital(verdictTexts.accusatives(codes))} jsme škrtli kvůli\u00a0${joinAll(whom)}.`,
  hideAgain: (code: string) => `Zase schovat ${verdictTexts.accusatives([code])}`,
  /** Null where the number would be a guess. */
  hidden: (count: number | null, codes: readonly string[]) => {
    const foods = pluralForm(count ?? 0, { one: 'krmivo', few: 'krmiva', many: 'krmiva', other: 'krmiv' })
    const counted = count === null ? 'Krmiva' : `${WORDS[count] ?? formatNumber(count)}\u00a0${foods}`
    return `${counted} ${verdictTexts.withAll(codes)} jsme schovali.`
  },
  show: 'Ukázat i je',
}
