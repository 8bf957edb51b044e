import { isWithinLimit, type Limits } from '../../platform/limits/limits.ts'
import type { RenderPage } from './render-queue.ts'

/** `trial`: to see whether a page's scripts draw anything. */
export const renderingKinds = ['wanted', 'trial', 'refused_trial'] as const
export type RenderingKind = (typeof renderingKinds)[number]

/** Renders what is asked for, and no more trials a day than the whole watch may make. */
export function limitTrials(
  render: RenderPage,
  limits: Limits,
  onRendering: (kind: RenderingKind) => void = () => {},
): RenderPage {
  return async (order) => {
    const isRefused = order.isTrial === true && !(await isWithinLimit(limits, 'renderTrialsOfAll', 'watch'))
    onRendering(isRefused ? 'refused_trial' : order.isTrial ? 'trial' : 'wanted')
    return isRefused ? { kind: 'failed', url: order.url, reason: 'budget' } : render(order)
  }
}
