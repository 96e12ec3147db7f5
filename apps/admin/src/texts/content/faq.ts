export const FAQ = {
  title: 'Časté dotazy',
  addQuestion: 'Nový dotaz',
  addType: 'Nové téma',
  newQuestion: 'Otázka, jak ji píšou lidé',
  newType: 'Název tématu',
  create: 'Založit koncept',
  createType: 'Založit skryté téma',
  editType: 'Upravit téma',
  hidden: 'skryté',
  empty: 'V tématu zatím není žádný dotaz.',
  columns: { question: 'Otázka', state: 'Stav', at: 'Vychází', claims: 'Tvrzení', order: 'Pořadí' },
  words: 'Otázka a odpověď',
  answerHint: 'První odstavec odpovídá, další vysvětlují. Odpověď ukazuje i hledání a vyhledávače.',
  fields: {
    question: 'Otázka',
    slug: 'Adresa',
    typeId: 'Téma',
    answer: 'Odpověď (Markdown)',
    related: 'Související stránky (adresy, každá na řádek)',
  },
  typeFields: {
    name: 'Název',
    slug: 'Adresa',
    description: 'Popis',
    seoTitle: 'Titulek pro vyhledávače',
    seoDescription: 'Popis pro vyhledávače',
    isHidden: 'Skrýt téma i s dotazy',
  },
  ordered: 'Pořadí je uložené.',
  typeSaved: 'Téma je uložené.',
} as const

export const FAQ_COLUMNS = {
  question: 'Otázka',
  slug: 'Adresa',
  faq_type_id: 'Téma',
  answer: 'Odpověď',
  related: 'Související stránky',
  position: 'Pořadí',
  published_at: 'Vychází',
} as const

export const FAQ_MISSING = { answer: 'odpověď' } as const
