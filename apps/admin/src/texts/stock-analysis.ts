export const ANALYSIS = {
  open: 'Rozbor',
  openOf: (code: string) => `Rozbor šarže ${code}`,
  title: (code: string) => `Rozbor šarže ${code}`,
  sentence: (name: string) =>
    `${name}. Co naměřila laboratoř, uvidí zákazník u produktu vedle etikety, dokud se šarže prodává.`,
  laboratory: 'Laboratoř',
  protocol: 'Číslo protokolu',
  analysedOn: 'Datum rozboru',
  declared: (percent: string) => `etiketa ${percent}`,
  nothingDeclared: 'Etiketa téhle potraviny neuvádí žádné složky. Doplňte je nejdřív u produktu.',
  save: 'Uložit rozbor',
  conflict: 'Rozbor mezitím uložil někdo jiný. Zavřete okno a otevřete ho znovu.',
}
