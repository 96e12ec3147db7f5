import { describe, expect, test } from 'vitest'
import { declineDogName } from './decline-dog-name.ts'

/** Nominative, then genitive, dative, accusative and instrumental, as an owner says them. */
const MALE = `
Bady Badyho Badymu Badyho Badym
Rocky Rockyho Rockymu Rockyho Rockym
Teddy Teddyho Teddymu Teddyho Teddym
Jerry Jerryho Jerrymu Jerryho Jerrym
Charlie Charlieho Charliemu Charlieho Charliem
Archie Archieho Archiemu Archieho Archiem
Bailey Baileyho Baileymu Baileyho Baileym
Toffi Toffiho Toffimu Toffiho Toffim
Jiří Jiřího Jiřímu Jiřího Jiřím
Roy Roye Royovi Roye Royem
Jay Jaye Jayovi Jaye Jayem
Ben Bena Benovi Bena Benem
Max Maxa Maxovi Maxa Maxem
Rex Rexa Rexovi Rexa Rexem
Alan Alana Alanovi Alana Alanem
Oskar Oskara Oskarovi Oskara Oskarem
Azor Azora Azorovi Azora Azorem
Alík Alíka Alíkovi Alíka Alíkem
Baryk Baryka Barykovi Baryka Barykem
Hugo Huga Hugovi Huga Hugem
Bruno Bruna Brunovi Bruna Brunem
Argo Arga Argovi Arga Argem
Rocco Rocca Roccovi Rocca Roccem
Oliver Olivera Oliverovi Olivera Oliverem
Hunter Huntera Hunterovi Huntera Hunterem
Bobeš Bobeše Bobešovi Bobeše Bobešem
Matěj Matěje Matějovi Matěje Matějem
Dingouš Dingouše Dingoušovi Dingouše Dingoušem
Punťáček Punťáčka Punťáčkovi Punťáčka Punťáčkem
Matýsek Matýska Matýskovi Matýska Matýskem
Marek Marka Markovi Marka Markem
Karel Karla Karlovi Karla Karlem
Samuel Samuela Samuelovi Samuela Samuelem
Míša Míši Míšovi Míšu Míšou
Punťa Punti Punťovi Punťu Punťou
Fanta Fanty Fantovi Fantu Fantou
Tobík Tobíka Tobíkovi Tobíka Tobíkem
Kazan Kazana Kazanovi Kazana Kazanem
Bob Boba Bobovi Boba Bobem
Shrek Shreka Shrekovi Shreka Shrekem
Derek Dereka Derekovi Dereka Derekem
Čenek Čeňka Čeňkovi Čeňka Čeňkem`

const FEMALE = `
Bára Báry Báře Báru Bárou
Dora Dory Doře Doru Dorou
Sára Sáry Sáře Sáru Sárou
Ťapka Ťapky Ťapce Ťapku Ťapkou
Lajka Lajky Lajce Lajku Lajkou
Betka Betky Betce Betku Betkou
Aška Ašky Ašce Ašku Aškou
Olga Olgy Olze Olgu Olgou
Bella Belly Belle Bellu Bellou
Stela Stely Stele Stelu Stelou
Tessa Tessy Tesse Tessu Tessou
Roza Rozy Roze Rozu Rozou
Ema Emy Emě Emu Emou
Luna Luny Luně Lunu Lunou
Nela Nely Nele Nelu Nelou
Linda Lindy Lindě Lindu Lindou
Beta Bety Betě Betu Betou
Eva Evy Evě Evu Evou
Žofka Žofky Žofce Žofku Žofkou
Máša Máši Máše Mášu Mášou
Barča Barči Barče Barču Barčou
Maja Maji Maje Maju Majou
Káťa Káti Kátě Káťu Káťou
Naďa Nadi Nadě Naďu Naďou
Máňa Máni Máně Máňu Máňou
Sofie Sofie Sofii Sofii Sofií
Amálie Amálie Amálii Amálii Amálií
Lucie Lucie Lucii Lucii Lucií
Alice Alice Alici Alici Alicí
Rézi Rézi Rézi Rézi Rézi
Bessy Bessy Bessy Bessy Bessy
Daisy Daisy Daisy Daisy Daisy
Bonnie Bonnie Bonnie Bonnie Bonnie
Maggie Maggie Maggie Maggie Maggie
Zoe Zoe Zoe Zoe Zoe
Coco Coco Coco Coco Coco
Ester Ester Ester Ester Ester
Carmen Carmen Carmen Carmen Carmen
Nel Nel Nel Nel Nel`

const toRows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, ...string[]])

describe('declineDogName', () => {
  for (const [sex, table] of [
    ['male', MALE],
    ['female', FEMALE],
  ] as const) {
    test.each(toRows(table))(`${sex} %s: %s, %s, %s, %s`, (name, genitive, dative, accusative, instrumental) => {
      expect(declineDogName(name, sex)).toEqual({ genitive, dative, accusative, instrumental })
    })
  }

  test.each([
    ['male', 'Brutus'],
    ['male', 'Hades'],
    ['male', 'Bruce'],
    ['male', 'Eric'],
    ['male', 'Axel'],
    ['male', 'Grey'],
    ['male', 'Vaněk'],
    ['female', 'Mia'],
    ['female', 'Lea'],
    ['female', 'Maya'],
    ['female', 'Bianca'],
    ['female', 'Sadie'],
    ['female', 'Grace'],
    ['male', 'Sir Max'],
    ['male', 'max'],
    ['male', 'R2D2'],
    ['male', ''],
    ['male', 'A'],
  ] as const)('is not sure about %s %j', (sex, name) => {
    expect(declineDogName(name, sex)).toBeNull()
  })

  test('asks for the sex before it says a case', () => {
    expect(declineDogName('Bady', null)).toBeNull()
    expect(declineDogName('Charlie', 'female')).toBeNull()
  })

  test('does not mind spaces around the name', () => {
    expect(declineDogName(' Bady ', 'male')?.dative).toBe('Badymu')
  })
})
