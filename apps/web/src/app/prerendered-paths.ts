import {
  fillPath,
  localPath,
  type PublicPage,
  publicPages,
  type RequestPage,
  requestPages,
  routes,
} from '@vedetta/contracts/calls/routes'
import { languages } from '@vedetta/contracts/text/labels'
import { caseIds } from '../features/public/case-study/case-ids.ts'

/** Values of the path parameters of prerendered pages. */
const pathValues: { readonly [Page in PublicPage]?: readonly Record<string, string>[] } = {
  caseStudy: caseIds.map((id) => ({ id })),
}

/** Pages rendered on request whose Open Graph image can still be drawn at build time. */
const pagesWithOgImage: readonly RequestPage[] = ['pricing', 'status', 'subProcessors']

/** Paths, in every language, of the pages rendered at build time. */
export const prerenderedPaths: readonly string[] = pathsOf(
  publicPages.filter((page) => !requestPages.some((other) => other === page)),
)

/** Paths of the pages for which the build draws an Open Graph image. */
export const ogImagePaths: readonly string[] = [...prerenderedPaths, ...pathsOf(pagesWithOgImage)]

function pathsOf(pages: readonly PublicPage[]): string[] {
  return pages
    .flatMap((page) => (pathValues[page] ?? [{}]).map((values) => fillPath(routes[page], values)))
    .flatMap((path) => languages.map((language) => localPath(path, language)))
}
