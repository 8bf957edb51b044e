import { languages } from '@vedetta/contracts/labels'
import {
  fillPath,
  localPath,
  type PublicPage,
  publicPages,
  type RequestPage,
  requestPages,
  routes,
} from '@vedetta/contracts/routes'
import { caseIds } from '../features/public/case-study/case-ids.ts'

/** The values of the path of pages that are rendered at build, where it has any. */
const pathValues: { readonly [Page in PublicPage]?: readonly Record<string, string>[] } = {
  caseStudy: caseIds.map((id) => ({ id })),
}

/** Pages rendered when they are asked for, whose picture is the same all the same. */
const pictured: readonly RequestPage[] = ['pricing', 'subProcessors']

/** Where the pages that are rendered at build stand, in every language. */
export const builtPaths: readonly string[] = pathsOf(
  publicPages.filter((page) => !requestPages.some((other) => other === page)),
)

/** Where those stand for which the build draws a picture. */
export const picturedPaths: readonly string[] = [...builtPaths, ...pathsOf(pictured)]

function pathsOf(pages: readonly PublicPage[]): string[] {
  return pages
    .flatMap((page) => (pathValues[page] ?? [{}]).map((values) => fillPath(routes[page], values)))
    .flatMap((path) => languages.map((language) => localPath(path, language)))
}
