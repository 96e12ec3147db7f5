export const ROW_HISTORY = {
  asOf: 'Jak to bylo k datu',
  notYet: 'V té chvíli to ještě nebylo.',
  none: 'Zatím beze změny.',
  more: 'Starší změny',
  system: 'systém',
  nothing: 'nic',
  yes: 'ano',
  no: 'ne',
  kinds: { added: 'Založeno', changed: 'Změněno', removed: 'Odebráno' },
  packs: {
    title: 'Balení',
    none: 'Žádné balení ještě nemělo.',
    price: 'Cena',
    vat: 'DPH',
    noPrice: 'bez ceny',
    sale: (price: string, regular: string) => `${price} v akci, běžně ${regular}`,
  },
} as const
