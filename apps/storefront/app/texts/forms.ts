import { typeset } from '@shop/czech/typeset'

export const formTexts = typeset({
  optional: '(nepovinné)',
  choose: 'Vyberte',
  filesHint: 'PDF nebo fotky, nejvýš pět souborů po 10 MB.',
  chooseFiles: 'Vybrat soubory',
  noFiles: 'zatím žádný',
  copy: 'Zkopírovat',
  copied: 'Zkopírováno',
  filesAgain: 'Soubory prosím přiložte znovu, prohlížeč si je nepamatuje.',
})
