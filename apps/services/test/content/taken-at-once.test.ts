import { EMPTY_RULE } from '@shop/domain/catalog/collection-rule'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let editor: Browser
beforeAll(async () => {
  editor = await newStaff(shop, 'staff_admin')
})

interface Answer {
  status: number
  error: { code: string }
}
type Save = (slug: string) => Promise<Answer>

/** Each makes something of its own and gives back how it takes another address. */
const MAKERS: Record<string, { table: string; make: (name: string) => Promise<Save> }> = {
  product: {
    table: 'products',
    make: async (name) => {
      const { value } = await editor.call('createProduct', { kind: 'kibble', name })
      const { productId, version, basics } = value
      return (slug) => editor.call('saveProduct', { productId, version, reason: '', basics: { ...basics, slug } })
    },
  },
  article: {
    table: 'blog_posts',
    make: async (title) => {
      const { value } = await editor.call('createArticle', { title })
      const { articleId, version, fields } = value
      return (slug) => editor.call('saveArticle', { articleId, version, fields: { ...fields, slug } })
    },
  },
  landing: {
    table: 'landing_pages',
    make: async (title) => {
      const { value } = await editor.call('createLanding', { title })
      const { landingId, version, fields } = value
      return (slug) => editor.call('saveLanding', { landingId, version, fields: { ...fields, slug } })
    },
  },
  collection: {
    table: 'collections',
    make: async (name) => {
      const slug = name.toLowerCase().replaceAll(' ', '-')
      const rule = { ...EMPTY_RULE, within: [], protein: ['losos'], need: [], lifeStage: [], size: [] }
      const shelf = { name, slug, intro: '', isPublic: false, rule, reason: '' }
      const { value } = await editor.call('addCollection', shelf)
      const { collectionId, version } = value
      return (taken) => editor.call('saveCollection', { ...shelf, collectionId, version, slug: taken })
    },
  },
  question: {
    table: 'faq_questions',
    make: async (question) => {
      const [{ typeId } = { typeId: 0 }] = (await editor.call('staffFaq', {})).value.types
      const { value } = await editor.call('createQuestion', { question, typeId })
      const { questionId, version, fields } = value
      return (slug) => editor.call('saveQuestion', { questionId, version, fields: { ...fields, slug } })
    },
  },
}

/** Until a command waits for somebody, which is when it has asked its question and not written yet. */
async function untilWaiting(): Promise<void> {
  const waiting = `select from pg_locks where not granted`
  for (let tries = 0; (await query(shop, waiting)).length === 0; tries += 1) {
    if (tries > 400) throw new Error('nobody waits')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test.each(Object.entries(MAKERS))(
  'an address taken in the moment between is refused: %s',
  async (kind, { table, make }) => {
    await make(`Prvni ${kind} zavod`)
    const save = await make(`Druhy ${kind} zavod`)
    const slug = `zavod-o-${kind}`
    const rival = await shop.database.pool.connect()
    try {
      await rival.query('begin')
      const { rowCount } = await rival.query(`update shop.${table} set slug = $1 where slug = $2`, [
        slug,
        `prvni-${kind}-zavod`,
      ])
      expect(rowCount).toBe(1)
      const answer = save(slug)
      await untilWaiting()
      await rival.query('commit')
      expect(await answer.then(({ status, error }) => [status, error.code])).toEqual([409, 'name_taken'])
    } finally {
      rival.release()
    }
    const kept = await query(shop, `select from shop.${table} where slug = any ($1)`, [[slug, `druhy-${kind}-zavod`]])
    expect(kept.length).toBe(2)
  },
)

test.each(Object.entries(MAKERS))(
  'of two who save the same address at once one is refused: %s',
  async (kind, { make }) => {
    const saves = await Promise.all([make(`Treti ${kind} zavod`), make(`Ctvrty ${kind} zavod`)])
    const answers = await Promise.all(saves.map((save) => save(`soubeh-o-${kind}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('name_taken')
  },
)

const HOURS = [{ from: '9:00', to: '17:00' }]
const PLACE = {
  ...{ name: 'Granule u Pepy', type: 'pet_shop' as const, street: 'Krátká 5', city: 'Tišnov', postalCode: '66601' },
  ...{ region: 'Jihomoravský kraj', latitude: 49.3487, longitude: 16.4244, email: 'pepa@prodejce.example', phone: '' },
  ...{ note: '', openingHours: [HOURS, HOURS, HOURS, HOURS, HOURS, [], []], onHolidays: 'closed' as const },
  ...{ dogsWelcome: true, wheelchair: false, pickupOfOrders: false, isHidden: false },
}

test('of two who add or rename to the same place at once one is refused', async () => {
  const add = (name: string) => editor.call('addRetailer', { fields: { ...PLACE, name }, reason: 'Nový.' })
  const added = await Promise.all([add('Miska u mostu'), add('Miska u mostu')])
  expect(added.map(({ status }) => status).sort()).toEqual([201, 409])
  const two = [(await add('Miska první')).value, (await add('Miska druhá')).value]
  const renamed = await Promise.all(
    two.map(({ retailerId, version }) =>
      editor.call('changeRetailer', {
        ...{ retailerId, version, isConfirmed: false, reason: 'Jiné jméno.' },
        fields: { ...PLACE, name: 'Miska nová' },
      }),
    ),
  )
  expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409])
  // The address of one that was renamed is its own still, its name is not.
  expect((await add('Miska nová')).error.code).toBe('name_taken')
})
