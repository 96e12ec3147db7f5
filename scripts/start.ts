import { runStack } from './stack/run-stack.ts'

await runStack('production')
