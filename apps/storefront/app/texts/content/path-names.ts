import { typeset } from '@shop/czech/typeset'

/** How a text calls a fixed page of the shop when it only knows its address. */
export const pathNameTexts: Record<string, string> = typeset({
  '/kontakt': 'Kontakt a poradna',
  '/pravidelne-doruceni': 'Pravidelné doručení',
  '/vernostni-program': 'Věrnostní program',
  '/velkoobchod': 'Velkoobchod',
  '/pro-chovatele': 'Program pro chovatele',
  '/kynologicky-program': 'Kynologický program',
  '/mapa-prodejcu': 'Mapa prodejců',
  '/o-nasem-krmivu': 'O našem krmivu',
  '/registrace': 'Založit účet',
  '/kosik/obsah': 'Košík',
  '/produkty/granule': 'Granule',
  '/produkty/monoproteinove': 'Monoproteinové granule',
  '/produkty/pro-stenata': 'Krmivo pro štěňata',
  '/ucet/prehled': 'Přehled účtu',
  '/ucet/prehled-kreditu': 'Přehled kreditů',
  '/s/obchodni-podminky': 'Obchodní podmínky',
  '/s/ochrana-osobnich-udaju': 'Ochrana osobních údajů',
  '/s/odstoupeni-od-smlouvy': 'Odstoupení od smlouvy',
  '/s/doprava-a-platba': 'Doprava a platba',
  '/s/reklamacni-rad': 'Reklamační řád',
  '/s/pravidla-vernostniho-programu': 'Pravidla věrnostního programu',
  '/s/pravidla-recenzi': 'Jak pracujeme s recenzemi',
})
