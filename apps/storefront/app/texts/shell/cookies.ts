import { typeset } from '@shop/czech/typeset'
import type { CookieGroup } from '@shop/domain/marketing/cookie-choice'

const groups: Record<CookieGroup, { name: string; text: string }> = {
  preferences: { name: 'Preferenční', text: 'Naposledy prohlížené a výdejní místo.' },
  analytics: { name: 'Analytické', text: 'Kolik lidí přišlo a kde se ztratili.' },
  marketing: { name: 'Marketingové', text: 'Měření kampaní a reklama jinde.' },
}

/** A change of the card's words is a new version of the wording in the database. */
export const cookieTexts = typeset({
  label: 'Cookies',
  heading: 'Drobky, o kterých rozhodujete vy',
  text: 'Nezbytné cookies drží košík a přihlášení. Ostatní používáme jen s vaším souhlasem.',
  more: 'Podrobnosti',
  acceptAll: 'Přijmout vše',
  rejectAll: 'Odmítnout vše',
  settings: 'Nastavit',
  save: 'Uložit volbu',
  necessary: 'Nezbytné',
  necessaryText: 'Košík, přihlášení, bezpečnost. Vypnout nejdou.',
  alwaysOn: 'Vždy zapnuté',
  saved: 'Volbu jsme uložili. Změníte ji v patičce.',
  lost: 'Volbu se nepovedlo uložit. Zkuste to prosím znovu.',
  groups,
})

export const cookiePageTexts = typeset({
  title: 'Nastavení cookies | Čenich',
  description: 'Vyberte si, které cookies smí obchod Čenich používat. Volbu změníte kdykoli.',
  heading: 'Nastavení cookies',
  lead: 'Odmítnout je stejně snadné jako přijmout a v nákupu vám to nic nepokazí.',
  none: 'Zatím jste nevybrali nic, takže používáme jen nezbytné.',
  current: 'Vaše volba platí na tomto zařízení.',
  proof: 'Číslo záznamu o vaší volbě:',
  list: 'Přehled všech cookies a jak dlouho zůstávají',
})
