export const LIFE = {
  open: 'Pravidla trvanlivosti',
  title: 'Pravidla trvanlivosti',
  sentence:
    'Šarže s blízkým datem prodáváme zvlášť: s datem v názvu a levněji. Kusy, které už drží objednávky, nepřesouváme.',
  firstDays: 'Zvlášť od kolika dní do data',
  firstPercent: 'Levněji o kolik procent',
  lastDays: 'Druhý krok od kolika dní',
  lastPercent: 'Ve druhém kroku levněji o kolik procent',
  untilDays: 'Naposledy kolik dní před datem',
  groups: 'Kolik dní musí zboží za běžnou cenu vydržet od zabalení',
  shopDays: 'Všichni ostatní',
  asOthers: 'jako ostatní',
  reason: 'Důvod změny',
  save: 'Uložit pravidla',
  conflict: 'Pravidla mezitím změnil někdo jiný. Ukazujeme je tak, jak platí teď.',
  invalid: 'Dny musí jít od nejvíc po nejmíň a druhý krok nesmí být dražší než první.',
} as const
