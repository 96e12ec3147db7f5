import { typeset } from '@shop/czech/typeset'

export const designSystemTexts = typeset({
  title: 'Stavebnice obchodu | Čenich',
  description: 'Všechny prvky obchodu ve všech stavech.',
  shell: 'Plášť obchodu',
  shellNote: 'Hlavičku a patičku ukazuje každá stránka obchodu; tady jsou díly, které stojí i samostatně.',
})
