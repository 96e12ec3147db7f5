/** No place is free soon enough: the caller should come back later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

export interface JobQueue {
  run<Result>(job: () => Promise<Result>): Promise<Result>
  running(): number
  waiting(): number
}

interface QueueLimits {
  running: number
  waiting: number
  /** Nobody waits longer than this for a place; without it a slow picture would hold everybody behind it. */
  maxWaitMs: number
}

/** Runs a few jobs at a time, keeps some waiting in order and refuses the rest at once, so that a flood costs nothing. */
export function createJobQueue(limits: QueueLimits): JobQueue {
  const waiting = new Set<() => void>()
  let running = 0

  function enter(): Promise<void> {
    if (running < limits.running) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.size >= limits.waiting) return Promise.reject(new QueueFullError('Too many jobs are waiting.'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(new QueueFullError('The job waited too long.'))
      }, limits.maxWaitMs)
      function start(): void {
        clearTimeout(timer)
        waiting.delete(start)
        resolve()
      }
      waiting.add(start)
    })
  }

  // A finished job hands its place to the one that waited longest; a newcomer can never slip in between.
  function leave(): void {
    const [next] = waiting
    if (next) next()
    else running -= 1
  }

  return {
    running: () => running,
    waiting: () => waiting.size,
    async run(job) {
      await enter()
      try {
        return await job()
      } finally {
        leave()
      }
    },
  }
}
