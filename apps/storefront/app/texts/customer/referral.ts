import type { OwnReferrals } from '@shop/contract/promotion/referral'
import { formatNumber } from '@shop/czech/format-number'
import { typeset } from '@shop/czech/typeset'

type Reason = NonNullable<OwnReferrals['friends'][number]['reason']>

/** Recommending us: the own link, what became of each friend, and the page behind the link. */
export const referralTexts = {
  ...typeset({
    link: 'Váš odkaz',
    copy: 'Zkopírovat',
    copied: 'Zkopírováno',
    share: 'Poslat dál',
    qr: 'QR kód vašeho odkazu',
    qrText: 'Na psím hřišti stačí ukázat telefon.',
    make: 'Vytvořit můj odkaz',
    fair: 'Stejná domácnost ani vlastní druhý účet se nepočítá. Odkaz prosíme nedávejte na slevové portály.',
    friendsHeading: 'Jak se jim vede',
    friendsEmpty: 'Zatím s vaším odkazem nikdo neobjednal.',
    names: 'Jména vidíte jen u těch, kdo s tím souhlasili.',
    somebody: 'Kamarád beze jména',
    states: {
      waiting: 'na cestě',
      rewarded: 'odměněno',
      refused: 'bez odměny',
      taken_back: 'vzato zpět',
    } satisfies Record<OwnReferrals['friends'][number]['state'], string>,
    reasons: {
      same_person: 'Objednávka byla na vás, vlastní druhý účet se nepočítá.',
      same_household: 'Objednávka jela do vaší domácnosti, ta se nepočítá.',
      same_payment: 'Objednávku platil stejný účet nebo karta jako vaše nákupy.',
      not_new: 'Kdo objednal, u nás nakoupil už dřív. Odměna je za nové zákazníky.',
      small_order: 'První nákup byl menší, než je pro odměnu potřeba.',
      not_bought: 'Objednávka byla zrušená nebo nevyzvednutá.',
      owner_outside: 'Ve vašem programu se kredity nesbírají, odměna proto nevzniká.',
      owner_gone: 'Účet, který odkaz sdílel, už není.',
    } satisfies Record<Reason, string>,
    takenBack: 'Zboží se vrátilo, a tak jsme odměnu vzali zpět.',
    waits: 'Připíšeme po doručení a zaplacení.',
    returning: 'Zboží je na cestě zpět. Odměna počká, jak to dopadne.',
    page: {
      title: 'Doporučení od kamaráda | Čenich',
      description: 'Sleva na první nákup od někoho, kdo u nás krmí.',
      take: 'Chci slevu',
      showName: 'Kdo mě doporučil, smí vidět moje křestní jméno',
      goneHeading: 'Tenhle odkaz neznáme',
      goneText: 'Možná chybí kousek adresy. Nakoupit u nás jde i bez něj.',
      ownHeading: 'To je váš vlastní odkaz',
      ownText: 'Pošlete ho někomu, kdo u nás ještě nenakoupil.',
      mine: 'Moje kredity',
      shop: 'Vybrat krmivo',
      back: 'Na produkt bez slevy',
      taken: 'V košíku už jiný kód je. Odeberte ho tam a zkuste to znovu.',
      failed: 'Slevu se nepodařilo uložit. Zkuste to prosím znovu.',
    },
  }),
  heading: (credits: number, percent: number) => `Vy ${formatNumber(credits)}, kamarád ${percent}\u00a0%`,
  lead: (minimum: string | null, credits: string) =>
    `Pošlete odkaz někomu, kdo u nás ještě nenakoupil. Až mu doručíme první objednávku${minimum === null ? '' : ` aspoň za ${minimum}`}, přibude vám ${credits}. K\u00a0použití jsou po lhůtě na vrácení.`,
  shareText: (percent: number) => `${percent}\u00a0% na první nákup u Čenichu`,
  ordered: (day: string) => `Objednávka z\u00a0${day}.`,
  usable: (day: string) => `K\u00a0použití od ${day}.`,
  offer: (percent: number) => `Máte ${percent}\u00a0% na první nákup`,
  offerText: (percent: number) =>
    `Někdo, kdo u nás krmí, vám posílá slevu ${percent}\u00a0%. Platí na první nákup, ne na zboží v\u00a0akci, sady a\u00a0pravidelné doručení. Za doporučení dostane kredity.`,
}
