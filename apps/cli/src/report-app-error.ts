import { AppError } from '@vedetta/core/platform/app-error'

/** Prints an expected error as one line instead of a stack. */
export async function reportAppError(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    process.stderr.write(`${error.code}: ${error.message}\n`)
    process.exitCode = 1
  }
}
