/** With the colour each meat is known by; the longest name may break in a narrow tile. */
export const PROTEINS = [
  { tint: 'yellow', code: 'kure', label: 'Kuře' },
  { tint: 'red', code: 'hovezi', label: 'Hovězí' },
  { tint: 'coral', code: 'losos', label: 'Losos' },
  { tint: 'green', code: 'jehneci', label: 'Jehněčí' },
  { tint: 'violet', code: 'kachna', label: 'Kachna' },
  { tint: 'brown', code: 'zverina', label: 'Zvěřina' },
  { tint: 'pink', code: 'kruta', label: 'Krůta' },
  { tint: 'blue', code: 'kralik', label: 'Králík' },
  { tint: 'lime', code: 'vege', label: 'Vegeta\u00adriánské' },
] as const
