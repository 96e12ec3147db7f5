import { expect, test } from 'vitest'
import { createJobQueue, QueueFullError } from '#app/job-queue'

function heldJob(): { job: () => Promise<string>; finish: () => void; started: () => boolean } {
  const { promise, resolve } = Promise.withResolvers<string>()
  let started = false
  return {
    job: () => {
      started = true
      return promise
    },
    finish: () => resolve('done'),
    started: () => started,
  }
}

test('runs as many jobs as allowed, keeps the next ones waiting and refuses the rest', async () => {
  const queue = createJobQueue({ running: 1, waiting: 1, maxWaitMs: 60_000 })
  const first = heldJob()
  const second = heldJob()
  const firstRun = queue.run(first.job)
  const secondRun = queue.run(second.job)

  await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(QueueFullError)
  expect([queue.running(), queue.waiting(), second.started()]).toEqual([1, 1, false])

  first.finish()
  await firstRun
  second.finish()
  await expect(secondRun).resolves.toBe('done')
  expect([queue.running(), queue.waiting()]).toEqual([0, 0])
})

test('gives the place of a failed job to the next one', async () => {
  const queue = createJobQueue({ running: 1, waiting: 1, maxWaitMs: 60_000 })
  const failed = queue.run(async () => {
    throw new Error('broken picture')
  })
  const next = queue.run(async () => 'made')

  await expect(failed).rejects.toThrow('broken picture')
  await expect(next).resolves.toBe('made')
  expect(queue.running()).toBe(0)
})

test('sends a job away that has waited too long, and forgets it', async () => {
  const queue = createJobQueue({ running: 1, waiting: 1, maxWaitMs: 10 })
  const first = heldJob()
  const firstRun = queue.run(first.job)
  const second = heldJob()

  await expect(queue.run(second.job)).rejects.toThrow('waited too long')
  first.finish()
  await firstRun
  expect([queue.running(), queue.waiting(), second.started()]).toEqual([0, 0, false])
})
