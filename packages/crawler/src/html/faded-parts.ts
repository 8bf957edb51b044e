import { oncePer } from '@vedetta/reference/once-per'
import type { Element } from 'domhandler'
import { findOne } from 'domutils'

const noOpacity = /(?:^|[;\s])opacity\s*:\s*0(?:\.0*)?%?\s*(?:;|!|$)/i
/** Styles, classes and attributes of what a script shows on load, on scrolling or on a click. */
const shownLater =
  /transform|transition|animat|will-change|height|visibility|filter|translate|scale|aos|reveal|fade|wow|motion|appear|scroll|lazy|invisible|slide|slick|swiper|carousel|framer|in-?view/i

/** Without opacity, and without a sign that a script fades it in. A page that shows itself once it is loaded is no part of it. */
export const isFaded = oncePer((element: Element): boolean => {
  const { style, class: classes = '' } = element.attribs
  if (style === undefined || !noOpacity.test(style)) return false
  if ([style, classes, ...Object.keys(element.attribs)].some((text) => shownLater.test(text))) return false
  return findOne(({ name }) => name === 'h1' || name === 'main', element.children, true) === null
})
