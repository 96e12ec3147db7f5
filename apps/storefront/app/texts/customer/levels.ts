import { typeset } from '@shop/czech/typeset'

export const levelTexts = {
  ...typeset({
    top: 'Výš už to nejde. Smečka salutuje.',
    kept: 'Dosažená úroveň platí do konce dalšího roku, zpětně o ni nepřijdete.',
    ownGroup: 'Ve vašem programu máte slevu rovnou v ceně, úrovně se nepočítají.',
  }),
  percent: (percent: number) => `${percent.toLocaleString('cs-CZ')}\u00a0%`,
  current: (name: string, percent: number) => `Úroveň ${name}, sbíráte ${percent.toLocaleString('cs-CZ')}\u00a0%`,
  missing: (name: string, amount: string) => `Do další úrovně (${name}) chybí ${amount}`,
  reached: (name: string) => `Na úroveň ${name} už máte nakoupeno, platit začne do zítřejšího rána`,
  progress: (turnover: string, from: string, name: string) => `${turnover} z\u00a0${from}, které potřebuje ${name}`,
  from: (amount: string) => `od ${amount}`,
  counted: (amount: string) => `Za posledních 12 měsíců se počítá ${amount}.`,
  coming: (placed: string, amount: string, counts: string, becomes: string | null) =>
    `Nákup z\u00a0${placed} za ${amount} přibude ${counts}, až uplyne lhůta na vrácení.${becomes ? ` Pak budete ${becomes}.` : ''}`,
  until: (name: string, day: string) => `${name} jste nejméně do ${day}, o\u00a0úroveň zpětně nepřijdete.`,
}
