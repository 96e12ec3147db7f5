export const BOARD = {
  columns: {
    unpaid: 'Čeká na platbu',
    held: 'Ke schválení, stojí',
    accepted: 'Přijaté',
    packing: 'Balí se',
    sent: 'Odeslané',
  },
  impossible: {
    unpaid: 'Sem kartu přesunout nejde: na platbu čeká objednávka sama.',
    held: 'Pozastavit jde jen přijatá objednávka.',
    accepted: 'Přijatá bude sama, až přijde platba. Odeslaná se už vrátit nedá.',
    packing: 'Balit se dá jen přijatá objednávka.',
    sent: 'Sem kartu přesunout nejde. Odeslání vzniká předáním zásilek dopravci.',
  },
  notYours: {
    orders: 'Na tohle nemáte právo. Pozastavit, uvolnit a schválit objednávku může péče o zákazníky.',
    packing: 'Na tohle nemáte právo. Balí sklad a péče o zákazníky.',
  },
  promised: (day: string) => `slib ${day}`,
  keys: { card: 'karta', left: 'přesunout vlevo', right: 'přesunout vpravo' },
} as const
