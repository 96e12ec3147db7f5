import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

export const calculatorTexts = {
  ...typeset({
    daily: 'Denní dávka',
    dayCosts: 'Den sytosti vyjde na',
    age: 'Věk psa',
    activity: 'Jak se hýbe',
    ages: [
      { value: 'stene', label: 'Štěně do 12 měsíců' },
      { value: 'dospely', label: 'Dospělý, 1–7 let' },
      { value: 'senior', label: 'Senior nad 7 let' },
    ],
    activities: [
      { value: 'low', label: 'Gaučový profesionál' },
      { value: 'moderate', label: 'Denní procházky' },
      { value: 'active', label: 'Běhání a sport' },
      { value: 'working', label: 'Celodenní práce' },
    ],
    treats: 'Dostává i konzervy nebo pamlsky',
    more: 'Spočítat podrobně',
    disclaimer:
      'Orientační výpočet. Skutečná potřeba se liší podle aktivity, kondice a zdraví psa. Sledujte váhu a kondici a dávku upravte. U štěňat, březích a kojících fen, nemocných, obézních nebo velmi starých psů se poraďte s veterinářem. Nenahrazuje veterinární péči.',
  }),
  meals: { 2: 'Ráno a\u00a0večer', 3: 'Třikrát denně', 4: 'Čtyřikrát denně' } as Record<number, string>,
  weightIs: (kg: number) => `Váha psa: ${formatNumber(kg)}\u00a0kg`,
  packLasts: (pack: string) => `Balení ${pack} vydrží`,
  days: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })}`,
}
