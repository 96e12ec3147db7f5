import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { EnergyMethod } from '@shop/domain/dog/energy/energy-answer'
import type { FeedingNoticeCode } from '@shop/domain/dog/food/feeding-notices'
import type { RationRefusal } from '@shop/domain/dog/ration/ration'

// Names of what owners call allergies; the catalogue's own names stand in its data.
const ALLERGENS: Record<string, string> = {
  kure: 'kuře',
  kruta: 'krůta',
  kachna: 'kachna',
  drubez: 'drůbež',
  hovezi: 'hovězí',
  jehneci: 'jehněčí',
  veprove: 'vepřové',
  kralik: 'králík',
  zverina: 'zvěřina',
  ryby: 'ryby',
  losos: 'losos',
  vejce: 'vejce',
  mleko: 'mléko',
  obiloviny: 'obiloviny',
  ryze: 'rýže',
  oves: 'oves',
  jecmen: 'ječmen',
  psenice: 'pšenice',
  kukurice: 'kukuřice',
  lusteniny: 'luštěniny',
  hrach: 'hrách',
  soja: 'sója',
  brambor: 'brambory',
  batat: 'batáty',
  mekkysi: 'měkkýši',
  kvasnice: 'kvasnice',
}

export const ALLERGY_CHOICES = Object.keys(ALLERGENS)

const notices: Record<FeedingNoticeCode, string> = typeset({
  under_8_weeks: 'Štěně do 8 týdnů žije z mléka. Dávku ať určí veterinář.',
  very_small_puppy: 'U štěňat pod 2 kg je i malá chyba velká. Poraďte se s veterinářem.',
  puppy: 'Štěně važte každý týden a dávku upravujte. S přechodem poradí veterinář.',
  pregnant: 'Březí fena potřebuje dávku od veterináře.',
  nursing: 'Kojící fena potřebuje dávku od veterináře.',
  under_treatment: 'Nemocný pes má dávku podle veterináře, ne podle kalkulačky.',
  obese: 'Při takové nadváze ať hubnutí vede veterinář.',
  underweight: 'Pes je příliš hubený. Nechte ho prohlédnout veterinářem.',
  very_old: 'U velmi starých psů dávku potvrďte s veterinářem.',
  losing_weight: 'Dávka je na pomalé hubnutí: jedno až dvě procenta váhy za týden.',
  still_growing: 'Pes ještě roste, krmte recepturou pro štěňata.',
  large_breed_growth: 'Velká plemena krmte střídmě a vápník nepřidávejte.',
  adult_weight_unknown: 'Bez odhadu dospělé váhy je dávka jen přibližná.',
  activity_unknown: 'Pohyb jsme odhadli jako běžný.',
})

const refusals: Record<RationRefusal, string> = typeset({
  under_8_weeks: 'Pro štěně do 8 týdnů dávku nepočítáme.',
  pregnancy_week_needed: 'Bez týdne březosti dávku nepočítáme.',
  nursing_week_needed: 'Bez týdne kojení dávku nepočítáme.',
  litter_size_needed: 'Bez počtu štěňat dávku nepočítáme.',
  food_energy_unknown: 'U tohoto krmiva výrobce neuvádí energii.',
})

const methods: Record<EnergyMethod, string> = typeset({
  fediaf_activity: 'FEDIAF 2025, podle pohybu',
  fediaf_age: 'FEDIAF 2025, podle věku',
  fediaf_breed: 'FEDIAF 2025, podle plemene',
  weight_loss: 'klidová potřeba na ideální váhu',
  fediaf_growth: 'FEDIAF 2025, růst',
  growth_factor: 'násobek klidové potřeby',
  fediaf_gestation: 'FEDIAF 2025, březost',
  fediaf_lactation: 'FEDIAF 2025, kojení',
})

export const dogTexts = {
  notices,
  refusals,
  methods,
  ...typeset({
    yourDog: 'Váš pes',
    name: 'Jméno psa',
    optional: '(nemusíte)',
    weightInKg: 'Váha v kilogramech',
    puppyMonths: 'Kolik měsíců',
    onlyPuppy: '(jen štěně)',
    adultWeight: 'Odhad dospělé váhy',
    age: 'Věk psa',
    activity: 'Jak se hýbe',
    condition: 'Postava',
    sex: 'Pes, nebo fena',
    neutered: 'Po kastraci',
    allergies: 'Nesnáší',
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
    conditions: [
      { value: '3', label: 'Hubený, žebra jsou vidět' },
      { value: '5', label: 'Tak akorát, žebra nahmatáte' },
      { value: '6', label: 'Trochu víc, než by měl' },
      { value: '7', label: 'Nadváha, žebra najdete těžko' },
      { value: '8', label: 'Velká nadváha' },
    ],
    sexes: [
      { value: '', label: 'neřeknu' },
      { value: 'male', label: 'pes' },
      { value: 'female', label: 'fena' },
    ],
    neuteredOptions: [
      { value: '', label: 'neřeknu' },
      { value: '1', label: 'ano' },
      { value: '0', label: 'ne' },
    ],
  }),
  dogNumber: (number: number) => `${number}.\u00a0pes`,
  allergen: (code: string) => ALLERGENS[code] ?? code,
  pack: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'pes', few: 'psi', many: 'psa', other: 'psů' })}`,
  days: (count: number) =>
    `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'den', few: 'dny', many: 'dne', other: 'dní' })}`,
  grams: ({ gramsPerDay, from, to }: { gramsPerDay: number; from: number; to: number }) =>
    `${formatNumber(gramsPerDay)}\u00a0g denně, orientačně ${formatNumber(from)}–${formatNumber(to)}\u00a0g.`,
  packFor: (figures: string, dogs: number) => (dogs > 1 ? `Balení pro všechny: ${figures}.` : `Balení: ${figures}.`),
  atMost: (grams: number) => `Nejvýš ${formatNumber(grams)}\u00a0g denně, víc by bylo přes desetinu energie.`,
  perDay: (days: number, price: string) => `${dogTexts.days(days)} · ${price}/den`,
  lasts: (who: string, days: number, perDay: string) => `${who}: ${dogTexts.days(days)} · ${perDay}/den`,
}
