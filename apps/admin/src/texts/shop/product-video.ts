import { pluralForm } from '@shop/czech/plural'

export const VIDEO = {
  title: 'Video',
  sub: 'na konci galerie, spustí ho až zákazník',
  none: 'Produkt nemá video.',
  upload: 'Nahrát video',
  replace: 'Nahrát jiné',
  sending: 'Nahrávám…',
  remove: 'Odebrat video',
  description: 'Co je na videu',
  descriptionHint: 'Pro toho, kdo ho nevidí nebo neslyší. Bez popisu se neuloží.',
  poster: 'Náhled',
  noPoster: 'vyberte obrázek',
  posterHint: 'Obrázek, který je vidět, než se video spustí. Nahrajte ho mezi obrázky produktu.',
  ownPoster: 'obrázek, který v galerii už není',
  posterName: (place: number, alt: string) => `${place}. ${alt || 'bez popisu'}`,
  size: (width: number, height: number, seconds: number) =>
    `${width} × ${height} px, ${seconds} ${pluralForm(seconds, { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekund' })}`,
  limit: 'MP4 (H.264), nejvýš 16 MB. Polohu a údaje o telefonu z něj odstraníme.',
} as const

export const VIDEO_REFUSALS: Readonly<Record<string, string>> = {
  format: 'Tenhle soubor není video MP4, které umíme přečíst.',
  codec: 'Tohle video by v části prohlížečů nešlo přehrát. Uložte ho jako MP4 s H.264 (v iPhonu „Nejkompatibilnější“).',
  body_too_large: 'Soubor je moc velký. Video může mít nejvýš 16 MB.',
  invalid_input: 'Soubor je prázdný nebo větší než 16 MB.',
  forbidden: 'Na tohle nemáte oprávnění.',
  failed: 'Video se nepodařilo nahrát. Zkuste to znovu.',
}
