declare module 'autocannon' {
  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
  }

  export interface Options {
    url: string
    connections?: number
    duration?: number
    requests?: Request[]
    headers?: Record<string, string>
  }

  export interface Result {
    duration: number
    errors: number
    non2xx: number
    requests: { total: number; average: number }
    latency: { p50: number; p97_5: number; p99: number; average: number }
  }

  // biome-ignore lint/style/noDefaultExport: the package exports one function
  export default function autocannon(options: Options): Promise<Result>
}
