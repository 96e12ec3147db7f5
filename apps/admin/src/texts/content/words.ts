/** What every editor of words says, whatever it edits. */
export const WORDS = {
  states: { draft: 'koncept', scheduled: 'naplánováno', published: 'na webu', over: 'skončilo' },
  onWeb: 'otevřít na webu',
  save: 'Uložit',
  saved: 'Uloženo.',
  unsaved: 'neuložené změny',
  savedAt: (at: string) => `uloženo ${at}`,
  preview: 'Náhled v obchodě',
  publish: 'Publikovat',
  schedule: 'Naplánovat…',
  scheduleAt: 'Od kdy to mají lidé číst',
  withdraw: 'Stáhnout z webu',
  published: 'Je to na webu.',
  scheduled: (at: string) => `Na webu to bude ${at}.`,
  withdrawn: 'Je to zase koncept, na webu to není.',
  history: 'Historie',
  up: (name: string) => `Výš: ${name}`,
  down: (name: string) => `Níž: ${name}`,
  claims: (count: number) => `k posouzení: ${count}`,
  nothing: '–',
  incomplete: (missing: string) => `Ještě chybí: ${missing}.`,
  settleFirst: 'Nejdřív u každého sporného pole vyberte, co platí. Pak uložte.',
  merged: 'Kolega mezitím uložil jiná pole, obě úpravy jsou teď pohromadě. Uložte je.',
  unknown: 'Nic takového tu není.',
  failed: 'Nepovedlo se to. Zkuste to znovu.',
} as const

export const WORDS_REFUSALS: Readonly<Record<string, string>> = {
  name_taken: 'Tahle adresa už patří něčemu jinému.',
  choice_unknown: 'Něco z toho, na co text odkazuje, neexistuje. Zkontrolujte odkazy, obrázek a zboží.',
  version_conflict: 'Mezitím to někdo změnil. Načetli jsme to znovu, zkontrolujte to.',
  invalid_input: 'Některé pole nemá správný tvar. Adresa smí mít jen malá písmena bez háčků, číslice a pomlčky.',
}
