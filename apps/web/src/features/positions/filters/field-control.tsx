import { type FilterField, type FilterKind, filterFields } from '@vedetta/contracts/search/filter-fields'
import type { ComponentType } from 'react'
import type { FieldOfKind } from '../position-filter.ts'
import { AtecoControl } from './controls/ateco-control.tsx'
import { CircleControl } from './controls/circle-control.tsx'
import type { FieldControlProps } from './controls/control-props.ts'
import { DivisionsControl } from './controls/divisions-control.tsx'
import { LanguagesControl } from './controls/languages-control.tsx'
import { OptionsControl } from './controls/options-control.tsx'
import { RangeControl } from './controls/range-control.tsx'
import { ProvincesControl, RegionsControl } from './controls/territory-controls.tsx'
import { TextsControl } from './controls/texts-control.tsx'
import { TownsControl } from './controls/towns-control.tsx'
import { VatsControl } from './controls/vats-control.tsx'
import { WordsControl } from './controls/words-control.tsx'

/** The control of each kind of field. */
const controls = {
  texts: TextsControl,
  words: WordsControl,
  circle: CircleControl,
  towns: TownsControl,
  provinces: ProvincesControl,
  regions: RegionsControl,
  options: OptionsControl,
  divisions: DivisionsControl,
  ateco: AtecoControl,
  languages: LanguagesControl,
  range: RangeControl,
  vats: VatsControl,
} satisfies { [Kind in FilterKind]: ComponentType<FieldControlProps<FieldOfKind<Kind>>> }

export function FieldControl(props: FieldControlProps<FilterField>) {
  // The table pairs each field with its kind, which the union of controls cannot express.
  const Control = controls[filterFields[props.field].kind] as ComponentType<FieldControlProps<FilterField>>
  return <Control {...props} />
}
