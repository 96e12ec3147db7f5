import { typeset } from '@shop/czech/typeset'

const DAYS = ['Pondělí', 'Úterý', 'Středa', 'Čtvrtek', 'Pátek', 'Sobota', 'Neděle']
const UNREADABLE = 'Napište otevírací dobu jako 9:00–18:00, pauzu oddělte čárkou. Zavřeno znamená prázdné pole.'

export const retailerFormTexts = {
  ...typeset({
    title: 'Záznam na mapě prodejců | Čenich',
    description: 'Kontrola záznamu na mapě prodejců.',
    heading: 'Platí to ještě?',
    intro:
      'Opravte, co se změnilo, a záznam potvrďte. Když nic neopravíte, stačí potvrdit. Název a adresu změní poradna, zavolejte nám.',
    saved: 'Děkujeme, záznam platí ode dneška. Za půl roku se zeptáme znovu.',
    phone: 'Telefon',
    web: 'Web',
    hours: 'Otevírací doba',
    hoursHint: 'Třeba 9:00–12:00, 13:00–17:00. Prázdné pole znamená zavřeno.',
    onHolidays: 'O svátcích',
    note: 'Co u vás lidé najdou',
    closed: 'zavřeno',
    dogsWelcome: 'Psi jsou vítáni',
    wheelchair: 'Bezbariérový vstup',
    pickupOfOrders: 'Vydáváme objednávky z e-shopu',
    submit: 'Potvrdit záznam',
    goneHeading: 'Tenhle odkaz už nevede nikam',
    goneText: 'Platí 60 dní. Napište nám a pošleme nový.',
    contact: 'Napsat nám',
  }),
  days: DAYS,
  holidays: [
    { value: 'closed', label: 'zavřeno' },
    { value: 'open', label: 'otevřeno jako jindy' },
    { value: 'large_shop', label: 'zavřeno jen o\u00a0svátcích, kdy zavírají velké obchody' },
  ],
  sentences: {
    ...Object.fromEntries(DAYS.map((_, index) => [`den.${index}.invalid`, UNREADABLE])),
    'web.invalid': 'Adresa webu vypadá třeba takhle: www.mujobchod.cz.',
  } as Record<string, string>,
}
