export const batchTexts = {
  heading: 'Rozbor šarže',
  lead: (code: string) =>
    `Tohle jsme naměřili v šarži ${code}, kterou vám teď pošleme. Vedle stojí, co slibuje etiketa.`,
  table: 'Naměřené a deklarované hodnoty',
  constituent: 'Složka',
  declared: 'Etiketa',
  measured: 'Naměřeno',
  source: (laboratory: string, protocol: string, day: string) =>
    `Rozbor: ${laboratory}, ${day}${protocol ? `, protokol ${protocol}` : ''}.`,
}
