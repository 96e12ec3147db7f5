import { formatDateAtTime } from '@shop/czech/format-date'
import { typeset } from '@shop/czech/typeset'
import { toPragueTime } from '@shop/domain/calendar/prague-time'

/** Paying a parcel of regular delivery on the page of its order. */
export const orderPlanTexts = {
  ...typeset({
    keep: 'Uložit kartu, příští zásilky se zaplatí samy',
    keepNew: 'Příště platit touhle kartou',
    keepHint: 'Nepovinné. Bez souhlasu pošleme ke každé zásilce odkaz k zaplacení.',
    words: 'S čím souhlasíte',
    allowed: 'Kartu z téhle platby uložíme pro další zásilky, jak jste souhlasili.',
  }),
  replaces: (number: string | null) =>
    number
      ? `Nahradí kartu končící na ${number}, jakmile platba projde.`
      : 'Nahradí dosavadní kartu, jakmile platba projde.',
  retry: (moment: string) =>
    `Když neuděláte nic, zkusíme uloženou kartu znovu ${formatDateAtTime(toPragueTime(new Date(moment)))}.`,
}
