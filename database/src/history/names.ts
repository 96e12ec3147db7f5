/** Invented people of Czech names; whoever is really called so has nothing to do with them. */
const MEN = (
  'Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk Václav Michal František Jakub Karel Lukáš David Vojtěch Ondřej Marek ' +
  'Daniel Adam Filip Matěj Radek Roman Stanislav Aleš Libor Vít Štěpán'
).split(' ')
const WOMEN = (
  'Jana Marie Eva Hana Anna Lenka Kateřina Věra Lucie Alena Petra Veronika Jaroslava Tereza Martina Jitka Michaela Helena Zuzana Ivana ' +
  'Monika Eliška Barbora Markéta Klára Adéla Natálie Karolína Simona Dagmar'
).split(' ')
/** As he is called and as she is. */
const FAMILIES = (
  'Novák/Nováková Svoboda/Svobodová Novotný/Novotná Dvořák/Dvořáková Černý/Černá Procházka/Procházková Kučera/Kučerová Veselý/Veselá ' +
  'Horák/Horáková Němec/Němcová Pokorný/Pokorná Marek/Marková Pospíšil/Pospíšilová Hájek/Hájková Jelínek/Jelínková Král/Králová ' +
  'Růžička/Růžičková Beneš/Benešová Fiala/Fialová Sedláček/Sedláčková Doležal/Doležalová Zeman/Zemanová Kolář/Kolářová Krejčí/Krejčí ' +
  'Navrátil/Navrátilová Čermák/Čermáková Vaněk/Vaňková Urban/Urbanová Blažek/Blažková Kříž/Křížová Kovář/Kovářová Kopecký/Kopecká ' +
  'Konečný/Konečná Malý/Malá Čech/Čechová Štěpánek/Štěpánková Staněk/Staňková Musil/Musilová Havlíček/Havlíčková Šimek/Šimková ' +
  'Bartoš/Bartošová Vlček/Vlčková Polák/Poláková Kadlec/Kadlecová Soukup/Soukupová Bureš/Burešová Sýkora/Sýkorová Moravec/Moravcová ' +
  'Ševčík/Ševčíková Hruška/Hrušková'
)
  .split(' ')
  .map((pair) => pair.split('/') as [string, string])
const HE_DOGS =
  'Rek Ben Max Brit Baron Bady Argo Oskar Charlie Barny Fík Bobík Azor Bruno Toby Rocky Ajax Dast Hugo Monty Aron Falco Žeryk Puntík'
const SHE_DOGS =
  'Bára Bela Lusy Aida Kira Jessie Betty Sára Ajka Luna Daisy Maggie Nela Roxy Týna Besina Cora Fany Ema Goldie Amy Zora Fifi Mia'
const MALE_DOGS = HE_DOGS.split(' ')
const FEMALE_DOGS = SHE_DOGS.split(' ')

/** Companies of the kinds that buy at wholesale. */
const COMPANIES = (
  'Chovatelské potřeby U Tlapky|Psí salon Kartáček|Veterina Na Rozcestí|Psí hotel Pod Lipami|Krmiva Horní Lhota|Zverimex Packa|' +
  'Psí školka Rafík|Chovatelské centrum Bystrouška|Krmivo a spol.|Stáj a psinec Luční dvůr|Psí kavárna Ocásek|Zoopotřeby U Rybníka|' +
  'Veterinární ordinace Zelená|Útulek Nová šance|Salon Hladký kožich|Krmiva Pod Hradem'
).split('|')

export const NAMES = { MEN, WOMEN, FAMILIES, MALE_DOGS, FEMALE_DOGS, COMPANIES }
