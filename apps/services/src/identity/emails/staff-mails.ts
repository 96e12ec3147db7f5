import { defineMails } from '#app/mail/define-mails'

/** Mails to the people behind the counter. */
export const STAFF_MAILS = defineMails({
  'staff-invitation': {
    kind: 'transactional',
    subject: 'Pozvánka do zázemí Čenichu',
    preheader: 'Zvolte si heslo a druhé ověření. Odkaz platí tři dny.',
    title: 'Pojďte k nám za pult',
    body: `Zveme vás do zázemí Čenichu. Vaše práce: **{{staff.role}}**.

[Přijmout pozvánku]({{links.invitation}})

Zvolíte si heslo a hned potom druhé ověření: aplikaci s kódy, nebo přístupový klíč. Bez něj se zázemí neotevře. Odkaz platí tři dny a jen jednou, nikomu ho neposílejte.

Pozvánku nečekáte? Zprávu smažte, nic se nestane.`,
  },
  'staff-new-device': {
    kind: 'transactional',
    subject: 'Přihlášení do zázemí z nového zařízení',
    preheader: '{{staff.email}}, {{request.time}}',
    title: 'Nové zařízení v zázemí',
    body: `Do zázemí se z nového zařízení přihlásil účet **{{staff.email}}**: {{request.time}}, z prohlížeče {{request.browser}}.

Víte o tom? Pak nemusíte dělat nic. Pokud ne, v zázemí v Nastavení účet hned vypněte: odhlásí se všude do vteřiny.`,
  },
  'staff-factor-reset': {
    kind: 'transactional',
    subject: 'Druhé ověření v zázemí je zrušené',
    preheader: 'Při příštím přihlášení si nastavíte nové.',
    title: 'Druhé ověření je zrušené',
    body: `Majitel zrušil druhé ověření vašeho účtu v zázemí Čenichu: {{request.time}}. Všude vás to odhlásilo. Po zadání hesla si nastavíte nové: aplikaci s kódy, nebo přístupový klíč.

Nežádali jste o to? Řekněte to hned majiteli, než se přihlásíte, a změňte si heslo.`,
  },
  'staff-passkey-added': {
    kind: 'transactional',
    subject: 'K účtu v zázemí přibyl přístupový klíč',
    preheader: 'Otevírá zázemí sám. Přidali jste ho vy?',
    title: 'Přibyl přístupový klíč',
    body: `K vašemu účtu v zázemí Čenichu někdo, nejspíš vy, přidal přístupový klíč. Otevírá zázemí bez hesla i bez kódu.

Nepřidali jste ho? Řekněte to hned majiteli: účet jedním tlačítkem vypne.`,
  },
})
