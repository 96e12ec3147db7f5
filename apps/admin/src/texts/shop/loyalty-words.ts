import { CREDITS, counted, DAYS, type SettingWords, sign } from './setting-units.ts'

/** The loyalty programme. */
export const LOYALTY_WORDS = {
  'loyalty.welcome_credits': {
    name: 'Za nový účet',
    sentence: 'Připíšou se jednou, po potvrzení e-mailu.',
    unit: CREDITS,
  },
  'loyalty.dog_profile_credits': { name: 'Za profil psa', sentence: 'Za vyplněný profil jednoho psa.', unit: CREDITS },
  'loyalty.dog_profile_limit': {
    name: 'Nejvíc psů s odměnou',
    sentence: 'Za kolik psů jednoho zákazníka se odměna připíše.',
    unit: counted('pes', 'psi', 'psů', 'psa'),
  },
  'loyalty.birthday_credits': {
    name: 'K narozeninám psa',
    sentence: 'Připíšou se ráno v den narozenin, jednou za rok.',
    unit: CREDITS,
  },
  'loyalty.birthday_limit': {
    name: 'Nejvíc oslavenců za rok',
    sentence: 'Za kolik psů jednoho zákazníka se narozeninové kredity připíšou.',
    unit: counted('pes', 'psi', 'psů', 'psa'),
  },
  'loyalty.birthday_days': {
    name: 'Platnost narozeninových',
    sentence: 'Kolik dní narozeninové kredity platí.',
    unit: DAYS,
  },
  'loyalty.referral_credits': {
    name: 'Za doporučeného přítele',
    sentence: 'Připíšou se po doručení jeho první objednávky.',
    unit: CREDITS,
  },
  'loyalty.referral_minimum': {
    name: 'První nákup přítele',
    sentence: 'Za kolik si přítel musí nechat zboží, aby odměna přišla.',
  },
  'loyalty.referral_percent': {
    name: 'Sleva pro přítele',
    sentence: 'Kolik procent má nový zákazník z první objednávky. Platí pro kódy vytvořené potom.',
    unit: sign('%'),
  },
  'loyalty.support_limit': {
    name: 'Limit ruky podpory',
    sentence: 'Kolik kreditů smí podpora za 30 dní připsat a odebrat u jednoho zákazníka.',
    unit: CREDITS,
  },
  'loyalty.admin_limit': {
    name: 'Limit ruky správy',
    sentence: 'Kolik kreditů smí správa za 30 dní připsat a odebrat u jednoho zákazníka.',
    unit: CREDITS,
  },
  'loyalty.review_credits': {
    name: 'Za recenzi',
    sentence: 'Za schválenou recenzi, ať má hvězd kolik chce.',
    unit: CREDITS,
  },
  'loyalty.review_limit': {
    name: 'Nejvíc odměněných recenzí',
    sentence: 'Kolik recenzí jednoho zákazníka za měsíc se odměňuje.',
    unit: counted('recenze', 'recenze', 'recenzí', 'recenze'),
  },
  'loyalty.survey_credits': {
    name: 'Za dotazník',
    sentence: 'Za dotazník vyplněný do konce, ať je odpověď jakákoli. Nula nedá nic.',
    unit: CREDITS,
  },
  'loyalty.regular_delivery_credits': {
    name: 'Za třetí balík plánu',
    sentence: 'Připíšou se jednou za plán, když dorazí jeho třetí balík.',
    unit: CREDITS,
  },
} as const satisfies Record<string, SettingWords>
