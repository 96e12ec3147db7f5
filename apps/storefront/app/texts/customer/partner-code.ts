import { formatNumber } from '@shop/czech/format-number'
import { typeset } from '@shop/czech/typeset'

/** The code of a trainer: the page in the account and the one a leaflet leads to. */
export const partnerTexts = {
  ...typeset({
    title: 'Můj kód | Čenich',
    heading: 'Můj kód',
    closedHeading: 'Kód mají schválení trenéři a kluby',
    closed: 'Cvičitelé, kluby a psí školky mají u nás vlastní kód, odkaz na leták a mřížku produktů na web.',
    apply: 'Přihlásit se do programu',
    make: 'Vytvořit kód',
    link: 'Odkaz na leták nebo do zprávy',
    linkLead: 'Otevře stránku, která říká, že doporučujete vy a co z toho máte. Slevu si klient vezme tlačítkem.',
    code: 'Kód pro toho, kdo ho raději napíše do košíku',
    printCards: 'Kartičky k tisku',
    cardsTitle: 'Kartičky s kódem | Čenich',
    cardsHeading: 'Kartičky s kódem',
    cardsLead: 'Vytiskněte stránku z prohlížeče a rozstříhejte. Na jeden list se vejde osm kartiček.',
    cardScan: 'Naskenujte, nebo napište do košíku',
    back: 'Zpátky k mému kódu',
    grid: 'Mřížka na váš web',
    gridLead:
      'Vložte do stránky tenhle řádek. Ceny a dostupnost jsou vždy dnešní, odkazy nesou váš kód a nic se o návštěvnících neukládá.',
    gridCode: 'Kód mřížky',
    gridTitle: 'Čenich doporučuje',
    statement: 'Co kód vydělal',
    statementLead:
      'Po měsících, ve kterých klienti objednali. Kredity připisujeme po doručení, použít je můžete po lhůtě na vrácení.',
    none: 'Zatím s vaším kódem nikdo neobjednal.',
    month: 'Měsíc',
    orders: 'Objednávky',
    waiting: 'Na cestě',
    rewarded: 'Odměněné',
    credits: 'Kredity',
    fair: 'Řekněte prosím klientům, že z kódu něco máte. Je to fér a chce to zákon.',
    tagTitle: 'Doporučení od trenéra | Čenich',
    somebody: 'Trenér z našeho kynologického programu',
    take: 'Chci slevu a do obchodu',
    showName: 'Kdo mě doporučil, smí vidět moje křestní jméno',
    without: 'Do obchodu bez slevy',
    lasts: 'Kód zůstane v košíku 30 dní a platí na první nákup. O tom, kdo si stránku jen prohlédl, nic neukládáme.',
    goods: 'Osvědčilo se na cvičáku',
  }),
  recommends: (name: string) => `${name} doporučuje Čenich`,
  offer: (percent: number) => `Na první nákup máte ${percent}\u00a0%.`,
  cardOffer: (percent: number) => `${percent}\u00a0% na první nákup`,
  cardRelation: (name: string, credits: number) =>
    `${name} z toho má ${formatNumber(credits)}\u00a0kreditů po vaší první doručené objednávce.`,
  qr: (code: string) => `QR kód: ${code}`,
  relation: (name: string, credits: number) =>
    `Je to obchodní spolupráce: ${name} za vaši první doručenou objednávku dostane ${formatNumber(credits)}\u00a0kreditů do našeho obchodu. Vy za zboží platíte méně, ne víc.`,
  /** `2026-11` as people write it. */
  monthOf: (month: string) => month.split('-').reverse().map(Number).join('/'),
}
