import type { ReviewState } from '@shop/contract/review'
import { pluralForm } from '@shop/czech/plural'
import { typeset } from '@shop/czech/typeset'

const states: Record<ReviewState, string> = {
  pending: 'Čeká na schválení',
  published: 'Zveřejněno',
  returned: 'Vráceno k úpravě',
  rejected: 'Nezveřejníme',
  withdrawn: 'Smazáno',
}

/** What the chosen stars mean, as the bowl would say it. */
const starWords = typeset({
  1: 'Ne, otočil se k misce zády',
  2: 'Jedl, ale jen ze slušnosti',
  3: 'Ujde to, misku nevylízal',
  4: 'Dobré, olízal i odměrku',
  5: 'Výborné, chtěl přidat',
})

export const myReviewTexts = {
  states,
  starWords,
  ...typeset({
    title: 'Moje recenze | Čenich',
    description: 'Ohodnoťte, co váš pes ochutnal.',
    name: 'Moje recenze',
    heading: 'Jak chutnalo?',
    goneHeading: 'Odkaz na recenzi vypršel',
    goneText: 'Recenze můžete psát i po přihlášení. Počítá se každá, bez ohledu na hvězdičky.',
    login: 'Přihlásit se',
    rules: 'Jak s recenzemi pracujeme',
    whoHeading: 'Recenzi píše, kdo krmivo koupil',
    whoText:
      'Přihlaste se a formulář najdete u své objednávky. Nakoupili jste bez účtu? Odkaz na recenzi přijde e-mailem pár dní po doručení.',
    notBought: 'Tohle krmivo ve vašich doručených objednávkách nevidíme. Recenzi půjde napsat, až vám dorazí.',
    overall: 'Celkově',
    starsLegend: 'Hodnocení hvězdičkami',
    merits: 'Co sedělo',
    starsMissing: 'Vyberte počet hvězdiček.',
    reviewTitle: 'Nadpis',
    body: 'Pár slov pro ostatní',
    bodyHint: 'Nejvíc pomůže, jak to psovi chutná, jak mu to sedí a jak dlouho to jí.',
    author: 'Podpis u recenze',
    authorHint: 'Stačí křestní jméno.',
    dog: 'Který pes ochutnal',
    otherDog: 'Jiný pes',
    dogNote: 'Popis psa',
    dogHint: 'Třeba Labrador, 3 roky, 29 kg. Podle velikosti a věku si recenzi najdou majitelé podobných psů.',
    showName: 'Ukázat u recenze i jméno psa',
    photos: 'Fotky psa nebo misky',
    photosHint: 'Nejvýš pět fotek po 10 MB. Místo a čas pořízení z nich smažeme.',
    photosReplace: 'Nové fotky nahradí ty, které už u recenze jsou.',
    submit: 'Odeslat recenzi',
    save: 'Uložit úpravy',
    waiting: 'Čeká na vás ještě',
    rate: 'Ohodnotit',
    written: 'Už jste napsali',
    edit: 'Upravit',
    withdraw: 'Smazat',
    nothing: 'Zatím tu není co hodnotit. Recenzi napíšete, až vám objednávka dorazí.',
    allWritten: 'Všechno máte ohodnocené. Miska děkuje.',
    toShop: 'Vybrat krmivo',
    sent: 'Recenze odeslána ke schválení. Obvykle to stihneme do dvou pracovních dnů.',
    removed: 'Recenzi jsme smazali.',
    how: 'Recenze píšou jen lidé, kteří zboží koupili. Před zveřejněním je čteme, na hvězdičkách nezáleží. Odmítneme jen vulgarity, cizí osobní údaje a texty, které nejsou o zboží.',
    noteOf: 'Proč:',
    appealOpen: 'Nesouhlasím, chci se odvolat',
    appealLabel: 'Proč by se recenze zveřejnit měla',
    appealHint:
      'Odvolat se můžete jednou. Odvolání posoudí jiný člověk do 10 pracovních dnů a napíšeme vám, jak to dopadlo.',
    appealSend: 'Odeslat odvolání',
    appealed: 'Odvolání máme. Posoudí ho jiný člověk do 10 pracovních dnů.',
    appealWaits: 'Odvolání čeká na posouzení.',
    replyOf: 'Čenich:',
  }),
  starLabel: (stars: number) => `${stars} z\u00a05`,
  delivered: (day: string) => `Doručeno ${day}`,
  credits: (count: number) =>
    `+${count}\u00a0${pluralForm(count, { one: 'kredit', few: 'kredity', many: 'kreditu', other: 'kreditů' })} za schválenou recenzi`,
  photosWaiting: (count: number) =>
    `${count}\u00a0${pluralForm(count, { one: 'fotku', few: 'fotky', many: 'fotky', other: 'fotek' })} ještě připravujeme.`,
  editsLeft: (count: number) =>
    count === 0
      ? 'Tuhle recenzi už upravit nejde, jen smazat.'
      : `Recenzi můžete změnit ještě ${count}\u00d7. Nové znění si zase přečteme a u\u00a0zveřejněné recenze uvedeme, že jste ji upravili.`,
  photo: (number: number) => `Fotka ${number} k\u00a0recenzi`,
}
