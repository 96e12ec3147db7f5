import { spawnSync } from 'node:child_process'
import { buildImage } from '@shop/deploy/build-image'
import { type ImageRoot, openImage, toImagePart } from '@shop/deploy/image-root'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { startStack } from '@shop/stack/start-stack'

const GOAL_MEGABYTES = 450

/** Builds the image, runs every part from it as production would, and says how large it is. */
export async function run(): Promise<Figure> {
  await buildShop()
  const { name } = await buildImage()
  const image = openImage(name)
  const { megabytes } = image
  try {
    const faults = [...findRights(image), ...(await findDeafParts(image))]
    for (const fault of faults) console.error(fault)
    return {
      question: 'image',
      figure: `${megabytes} MB, ${faults.length} faults of its parts`,
      goal: `≤ ${GOAL_MEGABYTES} MB, 0 faults`,
      holds: megabytes <= GOAL_MEGABYTES && faults.length === 0,
    }
  } finally {
    image.close()
  }
}

/** Nobody inside is root, and nothing inside can be written to. */
function findRights(image: ImageRoot): string[] {
  const [program = '', ...args] = image.inside('/app', [
    'sh',
    '-c',
    'id -u; touch /app/mark /usr/local/bin/node; echo $?',
  ])
  const said = spawnSync(program, args, { encoding: 'utf8' })
  return said.stdout.trim() === '10001\n1'
    ? []
    : [`A process inside may do more than it should: ${said.stdout}${said.stderr}`]
}

/** The image brings a database up to date by itself; here nothing is left to do, and that is said. */
function findMigrationFault(image: ImageRoot, adminUrl: string): string[] {
  const [program = '', ...args] = image.inside('/app', ['/usr/local/bin/node', 'database/src/run-migrations.ts'])
  const env = { ...process.env, DATABASE_DIRECT_URL: adminUrl }
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env })
  return status === 0 ? [] : [`Migrations end with ${status}: ${stdout}${stderr}`]
}

async function findDeafParts(image: ImageRoot): Promise<string[]> {
  const database = await startDemoDatabase()
  try {
    const faults = findMigrationFault(image, database.adminUrl)
    const stack = await startStack({ ...database, storefront: 'production', place: (part) => toImagePart(part, image) })
    try {
      const page = await fetch(`${stack.urls.storefront}/produkty/granule`)
      const picture = /<img[^>]* src="([^"]+)"/.exec(await page.text())?.[1]
      const shown = picture ? await fetch(new URL(picture, stack.urls.storefront)) : null
      return [
        ...faults,
        ...(page.status === 200 ? [] : [`The grid answers ${page.status}.`]),
        ...(shown?.ok ? [] : [`The picture ${picture} answers ${shown?.status}.`]),
      ]
    } finally {
      await stack.stop()
    }
  } finally {
    await database.stop()
  }
}
