import { typeset } from './typeset.ts'

export const cartTexts = typeset({
  prepared: {
    title: 'Připravený košík | Čenich',
    description: 'Košík, který vám někdo připravil.',
    heading: 'Tenhle košík už někdo vysypal',
    text: 'Odkaz na připravený košík vypršel, nebo v něm chybí písmenko. Poproste o nový, nebo si vyberte sami.',
    choose: 'Vybrat krmivo',
    contact: 'Zeptat se poradny',
  },
})
