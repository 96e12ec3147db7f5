import { typeset } from './typeset.ts'

export const cartTexts = {
  ...typeset({
    add: 'Do košíku',
    pieces: 'Počet kusů',
    fewer: 'Ubrat kus',
    more: 'Přidat kus',
    prepared: {
      title: 'Připravený košík | Čenich',
      description: 'Košík, který vám někdo připravil.',
      heading: 'Tenhle košík už někdo vysypal',
      text: 'Odkaz na připravený košík vypršel, nebo v něm chybí písmenko. Poproste o nový, nebo si vyberte sami.',
      choose: 'Vybrat krmivo',
      contact: 'Zeptat se poradny',
    },
  }),
  addLabel: (name: string) => `Přidat do košíku: ${name}`,
}
