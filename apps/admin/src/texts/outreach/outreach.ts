export const OUTREACH = {
  title: 'Prodejci a veletrhy',
  tabs: { retailers: 'Prodejci', fairs: 'Veletrhy', surveys: 'Dotazníky' },
} as const
