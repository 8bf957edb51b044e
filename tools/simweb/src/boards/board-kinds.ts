import { altamira } from '../kinds/altamira.ts'
import { greenhouse } from '../kinds/greenhouse.ts'
import { inrecruiting } from '../kinds/inrecruiting.ts'
import { lever } from '../kinds/lever.ts'
import { personio } from '../kinds/personio.ts'
import { sharedBoard } from '../kinds/shared-board.ts'
import { teamtailor } from '../kinds/teamtailor.ts'
import { workable } from '../kinds/workable.ts'
import type { Kind } from '../model.ts'
import { alliboBoard } from './allibo.ts'
import { arca24Board } from './arca24.ts'
import { ashbyBoard } from './ashby.ts'
import { avatureBoard } from './avature.ts'
import { bamboohrBoard } from './bamboohr.ts'
import { breezyBoard } from './breezy.ts'
import { cornerstoneBoard } from './cornerstone.ts'
import { eightfoldBoard } from './eightfold.ts'
import { factorialBoard } from './factorial.ts'
import { glickonBoard } from './glickon.ts'
import { icimsBoard } from './icims.ts'
import { cezanneBoard, zucchettiBoard } from './inrecruiting-faces.ts'
import { jazzhrBoard } from './jazzhr.ts'
import { jobFeedBoard } from './job-feed.ts'
import { jobviteBoard } from './jobvite.ts'
import { joinBoard } from './join.ts'
import { guardedNcoreBoard, ncoreBoard } from './ncore.ts'
import { oracleBoard } from './oracle.ts'
import { phenomBoard } from './phenom.ts'
import { recruiteeBoard } from './recruitee.ts'
import { smartrecruitersBoard } from './smartrecruiters.ts'
import { softgardenBoard } from './softgarden.ts'
import { successfactorsBoard } from './successfactors.ts'
import { successfactorsClassicBoard } from './successfactors-classic.ts'
import { successfactorsSearchBoard } from './successfactors-search.ts'
import { talentClueBoard } from './talentclue.ts'
import { taleoBoard } from './taleo.ts'
import { taleoBusinessBoard } from './taleo-business.ts'
import { workdayBoard } from './workday.ts'
import { zohoBoard } from './zoho.ts'

/** Every tracking system that the simulated web serves, as its hosts answer. */
export const boardSystemKinds: readonly Kind[] = [
  greenhouse,
  lever,
  teamtailor,
  personio,
  workable,
  inrecruiting,
  altamira,
  sharedBoard,
  smartrecruitersBoard,
  recruiteeBoard,
  ashbyBoard,
  bamboohrBoard,
  workdayBoard,
  oracleBoard,
  successfactorsBoard,
  successfactorsSearchBoard,
  successfactorsClassicBoard,
  zucchettiBoard,
  cezanneBoard,
  arca24Board,
  alliboBoard,
  factorialBoard,
  cornerstoneBoard,
  zohoBoard,
  jazzhrBoard,
  joinBoard,
  taleoBoard,
  taleoBusinessBoard,
  icimsBoard,
  jobviteBoard,
  breezyBoard,
  talentClueBoard,
  glickonBoard,
  eightfoldBoard,
  softgardenBoard,
  avatureBoard,
  phenomBoard,
  jobFeedBoard,
  ncoreBoard,
  guardedNcoreBoard,
]
