import { defineMails } from '#app/mail/define-mails'

/** What somebody with a puppy has asked for. */
export const PUPPY_MAILS = defineMails({
  'puppy-plan': {
    kind: 'transactional',
    subject: '{{puppy.subject}}',
    preheader: 'Kolikrát denně, kolik gramů, přechod na nové krmivo a váhový deníček.',
    title: '{{puppy.subject}}',
    body: `{{puppy.lead}}

[Krmivo pro štěňata]({{links.food}})

## Kolikrát denně a kolik

{{plan.months}}

## V kolik hodin

- Čtyřikrát denně: 7, 11, 15 a 19 hodin
- Třikrát denně: 7, 13 a 19 hodin
- Dvakrát denně: 7 a 18 hodin

## Přechod na nové krmivo

První týden až dva krmte tím, co štěně jedlo u chovatele. Potom sedm dní míchejte:

{{plan.transition}}

## Váhový deníček

Važte jednou týdně, ve stejnou dobu a před krmením. Tabulku vytiskněte na lednici.

{{plan.diary}}

## Kdy volat veterináře

Když štěně nejí déle než půl dne, zvrací, má průjem nebo je malátné. U malých plemen dřív.

> Plán je orientační a veterinární péči nenahrazuje. O další zprávy jste nás nepožádali, žádné nepřijdou.`,
  },
})
