export const PARTS = {
  close: 'Zavřít',
  loading: 'Načítá se',
  retry: 'Zkusit znovu',
  failed: 'Nepodařilo se načíst. Zbytek obrazovky platí.',
} as const
