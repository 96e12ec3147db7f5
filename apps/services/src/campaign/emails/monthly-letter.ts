/** What the letter of the month begins with: a head, a thought, goods and one thing to do. The writer puts in the words. */
export const MONTHLY_LETTER = [
  { type: 'hero', heading: 'Co je tento měsíc v misce', body: '', cta: [] },
  { type: 'text', heading: 'Téma měsíce', body: '' },
  { type: 'product-list', heading: 'Z naší nabídky', productSlugs: [] },
  { type: 'cta', heading: '', body: '', cta: [{ label: 'Přečíst na blogu', href: '/blog' }] },
  { type: 'notice', body: 'Píšeme jednou měsíčně. Odhlásit se můžete jedním klikem pod zprávou.' },
]
