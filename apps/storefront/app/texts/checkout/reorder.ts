import { formatDate } from '@shop/czech/format-date'
import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { typeset } from '@shop/czech/typeset'

/** One order once more, on its own page. Names of goods stay as they are written: no rule declines them all. */
export const reorderTexts = {
  ...typeset({
    title: 'Jako minule | Čenich',
    description: 'Poslední objednávka znovu, na dvě klepnutí.',
    heading: 'Jako minule',
    close: 'Zpátky do účtu',
    goods: 'Zboží',
    remaining: 'Zbytek beze změny.',
    recount: 'Přepočítat',
    soldOut: 'Vyprodáno',
    gone: 'Už neprodáváme',
    noSwap: 'Nic podobného teď skladem není. Pošleme zbytek.',
    swap: 'Vyměnit',
    delivery: 'Kam to přijde',
    payment: 'Jak zaplatíte',
    contact: 'Kdo si to převezme',
    change: 'Změnit',
    changeDelivery: 'Změnit doručení',
    changePayment: 'Změnit platbu',
    sendHere: 'Poslat sem',
    payThus: 'Zaplatit takhle',
    paymentHere: 'Vyberte, jak zaplatíte.',
    deliveryHere: 'Vyberte, kam to má přijít.',
    free: 'zdarma',
    gateway: 'potvrdíte v bance',
    total: 'Celkem s DPH',
    freeShipping: 'doprava zdarma',
    elsewhere: 'Jiná adresa, jiný kontakt nebo slevový kód?',
    throughCart: 'Vzít to přes košík',
    incomplete: 'Na dvě klepnutí to teď nejde: některý údaj z minula už nemáme. V košíku ho doplníte.',
    empty: 'Nic z téhle objednávky teď není skladem. Pohlídáme to na stránkách produktů, nebo si vyberte něco jiného.',
    shop: 'Vybrat krmivo',
    termsBefore: 'Platí',
    terms: 'obchodní podmínky',
    termsAfter: 'Do 14 dnů můžete odstoupit.',
    repeatedHeading: 'Tohle už je objednané',
    openOrder: 'Otevřít objednávku',
    anew: 'Objednat ještě jednou',
  }),
  repeated: (number: string) =>
    `Před chvílí jste stejnou objednávku odeslali pod číslem ${number}. Druhou neposíláme, dokud si o\u00a0ni neřeknete.`,
  from: (date: string) => `Podle objednávky z\u00a0${formatDate(date)}`,
  more: (halere: number) => `O\u00a0${formatPrice(halere)} víc než minule.`,
  less: (halere: number) => `O\u00a0${formatPrice(halere)} míň než minule.`,
  saleEnded: (name: string, was: number) => `${name}: sleva skončila, minule ${formatPrice(was)}.`,
  price: (name: string, was: number, is: number) => `${name}: teď ${formatPrice(is)}, minule ${formatPrice(was)}.`,
  without: (name: string) => `${name} tentokrát nepřijde.`,
  added: (name: string, pieces: number) => `Navíc ${name}, ${formatNumber(pieces)}\u00a0ks.`,
  pieces: (name: string, was: number, is: number) =>
    `${name}: ${formatNumber(is)}\u00a0ks místo ${formatNumber(was)}\u00a0ks.`,
  coupon: (was: number) => `Minule pomohl slevový kód za\u00a0${formatPrice(was)}.`,
  credits: (was: number) => `Minule jste uplatnili kredity za\u00a0${formatPrice(was)}.`,
  volume: (was: number, is: number) =>
    `Množstevní sleva je ${formatPrice(is)}, minule ${was === 0 ? 'žádná' : formatPrice(was)}.`,
  shipping: (was: number, is: number) => `Doprava je ${costs(is)}, minule ${costs(was)}.`,
  paymentFee: (was: number, is: number) => `Platba je ${costs(is)}, minule ${costs(was)}.`,
  pointMoved: (before: string, now: string) => `${before} teď balíky nebere. Nejblíž je ${now}.`,
  paymentGone: (before: string) => `${before} teď zvolit nejde.`,
  swapFor: (name: string, variant: string, price: number) =>
    `Místo něj ${name}, ${variant} za\u00a0${formatPrice(price)}`,
  swapLabel: (name: string, variant: string) => `Vyměnit za ${name}, ${variant}`,
  piecesOf: (name: string) => `Počet kusů: ${name}`,
  fewerOf: (name: string) => `Ubrat: ${name}`,
  moreOf: (name: string) => `Přidat: ${name}`,
  place: (place: string, city: string) => [place, city].filter(Boolean).join(', '),
}

function costs(halere: number): string {
  return halere === 0 ? 'zdarma' : formatPrice(halere)
}
