/** Lists beside each other, each at an address of its own. */
export const DICTIONARY_TABS = [
  { path: '/ciselniky', key: 'categories' },
  { path: '/ciselniky/znacky', key: 'brands' },
  { path: '/ciselniky/suroviny', key: 'ingredients' },
  { path: '/ciselniky/autori', key: 'authors' },
  { path: '/ciselniky/temata', key: 'topics' },
] as const
