import type { FieldCode } from '@shop/contract/error-codes'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

function creditCount(count: number): string {
  return `${count}\u00a0${pluralForm(count, { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' })}`
}

export const surveyTexts = {
  ...typeset({
    goneText: 'Platnost odkazu skončila, nebo v něm chybí písmenko. Děkujeme i za úmysl.',
    expired: 'Platnost odkazu skončila. Děkujeme i za úmysl.',
    alreadyDone: 'Tenhle dotazník už máme vyplněný. Děkujeme.',
    contact: 'Napsat nám',
    toShop: 'Do obchodu',
    title: 'Dotazník | Čenich',
    description: 'Dotazník obchodu Čenich.',
    heading: 'Dotazník',
    progressLabel: 'Průběh dotazníku',
    next: 'Další otázka',
    submit: 'Odeslat odpovědi',
    saveChange: 'Uložit změnu',
    answers: 'Vaše odpovědi',
    edit: 'Upravit',
    noAnswer: 'Bez odpovědi',
    changed: 'Změnu jsme uložili.',
    back: 'Zpět',
    optional: '(nepovinné)',
    saved: 'Odpovědi ukládáme průběžně, dokončit je můžete i později.',
    required: 'Tady potřebujeme odpověď.',
    invalid: 'Tahle odpověď nám nesedí. Vyberte prosím z nabídky.',
    privacy: 'Odpovědi spojíme s vaší objednávkou, abychom mohli reagovat.',
    privacyLink: 'Ochrana osobních údajů',
  }),
  reward: (credits: number) => `Za vyplnění vám připíšeme ${creditCount(credits)}, ať odpovíte jakkoli.`,
  rewarded: (credits: number) => `Na účet jsme vám připsali ${creditCount(credits)}.`,
  promise: (day: string) => `Vaše odpověď nám není jedno. Někdo z\u00a0nás se vám ozve nejpozději ${day}.`,
  editable: (day: string) => `Změnit je můžete do ${day}.`,
  editQuestion: (question: string) => `Upravit odpověď: ${question}`,
  progress: (current: number, total: number) => `Otázka ${current} z\u00a0${total}`,
  atMost: (max: number) =>
    `Vyberte nejvýš ${max}\u00a0${pluralForm(max, { one: 'možnost', few: 'možnosti', many: 'možnosti', other: 'možností' })}.`,
}

export function describeAnswerFault(code: FieldCode, max: number | undefined): string {
  if (code === 'required') return surveyTexts.required
  return code === 'too_long' && max !== undefined ? surveyTexts.atMost(max) : surveyTexts.invalid
}
