import { expect, test } from 'vitest'
import { registrationWords } from './registration-words.ts'

test.each([
  [{ welcome: 50, dogProfile: 30 }, /50\skreditů\. Další získáte.*30\skreditů/, /50\skreditů a hotovo/],
  [{ welcome: 0, dogProfile: 31 }, /^Kredity získáte.*31\skreditů/, /^Jeden klik a hotovo\.$/],
  [{ welcome: 2, dogProfile: 0 }, /2\skredity\. Když vyplníte/, /2\skredity a hotovo/],
])('the mail says what the settings %o give', (settings, credits, preheader) => {
  const words = registrationWords(settings)
  expect(words.credits).toMatch(credits)
  expect(words.preheader).toMatch(preheader)
})
