export const PARTS = {
  doing: { view: 'prohlíží', edit: 'upravuje', answer: 'odpovídá' },
  close: 'Zavřít',
  reason: 'Důvod',
  loading: 'Načítá se',
  why: 'Proč (do historie)',
  retry: 'Zkusit znovu',
  failed: 'Nepodařilo se načíst. Zbytek obrazovky platí.',
} as const
