import { formatNumber } from '@shop/czech/format-number'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'
import type { Activity, DogSex } from '@shop/domain/dog/dog'

const foods = (count: number) =>
  `${formatNumber(count)}\u00a0${pluralForm(count, { one: 'krmivo', few: 'krmiva', many: 'krmiva', other: 'krmiv' })}`

const activities: Record<Activity, { title: string; text: string }> = typeset({
  low: { title: 'Gaučový profesionál', text: 'Do hodiny denně, většinou na vodítku' },
  moderate: { title: 'Denní procházky', text: 'Jedna až tři hodiny venku, klidné tempo' },
  active: { title: 'Běhá a aportuje', text: 'Jedna až tři hodiny naplno, agility, běh' },
  working: { title: 'Pracuje nebo závodí', text: 'Přes tři hodiny denně, myslivost, sport' },
})

/** The screens of the finder. */
export const finderTexts = {
  activities,
  ...typeset({
    title: 'Najít krmivo pro psa | Čenich',
    description:
      'Pět otázek o vašem psovi, minuta času a na konci jeden pytel, který sedí: s dávkou, dny a cenou za den.',
    close: 'Zavřít',
    back: 'Zpět',
    progress: 'Postup',
    goOn: 'Pokračovat',
    lookAround: 'Jen se rozhlédnu',
    name: 'Jméno psa',
    nameHint: 'Třeba Bady',
    intro: 'Pět otázek, minuta času. Na konci jeden pytel, který sedí.',
    sex: 'Je to',
    sexes: [
      { value: 'pes', label: 'pes' },
      { value: 'fena', label: 'fena' },
    ],
    searchBreed: 'Hledat plemeno',
    breedList: 'Plemena',
    breeds: 'Častá plemena',
    mongrelNote: 'i nejistý',
    otherBreed: 'Žádné z nich, je to kříženec',
    noBreed: 'Takové plemeno neznáme. Zkuste jiný název, nebo vyberte křížence.',
    severalBreeds: 'Které z nich to je?',
    weight: 'Váha v kilogramech',
    less: 'Ubrat půl kila',
    more: 'Přidat půl kila',
    slider: 'Váha na posuvníku',
    kg: 'kg',
    weightMissing: 'Napište váhu od 0,5 do 100 kg.',
    weeks: 'Kolik je mu týdnů',
    weeksFemale: 'Kolik je jí týdnů',
    weeksMissing: 'Napište věk v týdnech.',
    adultWeight: 'Kolik bude vážit v dospělosti',
    adultMissing: 'Dospělá váha bude aspoň tolik, co váží dnes.',
    mongrelWeight: 'U křížence váhu neuhodneme. Postavte se na váhu s ním a bez něj.',
    goToMoves: 'Pokračovat k pohybu',
    goToFood: 'Pokračovat k jídlu',
    tapAndGo: 'Ťuknete a jedeme dál.',
    moves: 'Pohyb',
    forbiddenLead: 'Přeškrtnuté nikdy nenabídneme. Ani jako tuk nebo vývar.',
    meats: 'Maso a vejce',
    others: 'A z ostatního',
    eatsAll: 'Smí všechno',
    forbiddenMark: 'nesmí',
    fish: 'losos a ryby',
  }),
  ages: (sex: DogSex | null) =>
    typeset([
      { value: 'stene', label: 'Štěně' },
      { value: 'dospely', label: sex === 'female' ? 'Dospělá' : 'Dospělý' },
      { value: 'senior', label: 'Senior 7+' },
    ]),
  called: (sex: DogSex | null) => (sex === 'female' ? 'Jak na\u00a0ni voláte?' : 'Jak na\u00a0něj voláte?'),
  age: (sex: DogSex | null) => (sex === 'female' ? 'Kolik je jí let' : 'Kolik je mu let'),
  count: (at: number, of: number) => `${at}\u00a0z\u00a0${of}`,
  whatIs: (who: string) => `Co je ${who} zač?`,
  knowBreeds: (count: number) => `Napište plemeno, známe jich ${formatNumber(count)}`,
  isBreed: (who: string, breed: string) => `${who} je ${breed}`,
  weighs: (who: string) => `Kolik ${who} váží?`,
  usual: (breed: string, from: number, to: number) =>
    `Plemeno ${breed} v\u00a0dospělosti mívá ${formatNumber(from)}–${formatNumber(to)}\u00a0kg.`,
  guessed: (kg: number) => `Předvyplnili jsme ${formatNumber(kg)}\u00a0kg, vy víte líp.`,
  span: (from: number, to: number) => `${formatNumber(from)}–${formatNumber(to)}\u00a0kg`,
  ribs: (sex: DogSex | null) => ({
    legend: `Když ${sex === 'female' ? 'jí' : 'mu'} přejedete po\u00a0boku, žebra`,
    vidim: { title: 'Vidím', text: sex === 'female' ? 'je hubená' : 'je hubený' },
    nahmatam: { title: 'Nahmatám', text: 'tak akorát' },
    hledam: { title: 'Hledám', text: 'má něco navíc' },
  }),
  howMoves: (who: string) => `Jak se ${who} hýbe?`,
  mustNot: (who: string) => `Co ${who} nesmí?`,
  showFitting: (whom: string, count: number | null) =>
    count === null ? `Ukázat, co ${whom} sedí` : `Ukázat, co ${whom} sedí · ${foods(count)}`,
  foods,
  matches: (count: number) =>
    count === 0
      ? 'Žádné takové plemeno.'
      : `${formatNumber(count)} ${pluralForm(count, { one: 'plemeno', few: 'plemena', many: 'plemene', other: 'plemen' })}.`,
}
