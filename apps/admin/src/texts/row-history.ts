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
} as const
