import { typeset } from '@shop/czech/typeset'

/** The field stands on every page, so it brings nothing of what is said about the found. */
export const searchFieldTexts = typeset({
  label: 'Hledat v obchodě',
  placeholder: 'Co má váš pes vyčenichat?',
  submit: 'Hledat',
})
