import { typeset } from '@shop/czech/typeset'
import type { EanRefusal } from '@shop/domain/catalog/ean'

const refusals: Record<EanRefusal | 'later', string> = typeset({
  ean_not_digits: 'Čárový kód má jen číslice.',
  ean_length: 'Čárový kód má třináct číslic.',
  ean_check_digit: 'Poslední číslice nesedí, v čísle je překlep.',
  later: 'Teď kód vyhledat nejde, nebo jich bylo moc najednou. Zkuste to prosím za chvíli.',
})

export const eanTexts = {
  refusals,
  ...typeset({
    title: 'Najít podle čárového kódu | Čenich',
    description: 'Opište čárový kód z obalu a najdeme přesně to balení.',
    heading: 'Najít podle čárového kódu',
    lead: 'Opište číslo pod čárovým kódem na obalu. Bývá jich třináct.',
    label: 'Čárový kód (EAN)',
    submit: 'Najít balení',
    camera: 'Vyfotit kód',
    notRead: 'Kód se z fotky nepodařilo přečíst. Opište ho prosím.',
    unknownHeading: 'Takový kód v obchodě nemáme',
    unknownText: 'Tohle balení neprodáváme. Co ale vylizují psi nejčastěji, je níž.',
    offer: 'Nejčastěji vylízané misky',
    search: 'Hledat podle názvu',
  }),
}
