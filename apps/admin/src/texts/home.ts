export const HOME = {
  title: 'Zázemí',
  nothing: 'Zatím tu pro vás nic není',
  sentence: 'Vaše role zatím nemá v zázemí žádnou obrazovku. Zeptejte se majitele obchodu.',
} as const
