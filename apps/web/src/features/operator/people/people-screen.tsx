import { plans } from '@vedetta/contracts/facts/plans'
import { findPeople, type OperatorPerson } from '@vedetta/contracts/operator/people'
import { useTranslation } from 'react-i18next'
import { fetchFromApi } from '../../../lib/api-query.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { LabelledCell } from '../frame/labelled-cell.tsx'
import { type ConsoleColumn, ListScreen } from '../frame/list-screen.tsx'
import { Moment } from '../frame/moment.tsx'
import { RowLink } from '../frame/row-link.tsx'
import { SearchToolbar } from '../frame/search-toolbar.tsx'
import { useConsoleList } from '../frame/use-console-list.ts'
import { type ConsoleParams, useConsoleParams } from '../frame/use-console-params.ts'
import { PersonMarks } from './person-marks.tsx'
import { PersonPane } from './person-pane.tsx'

export function PeopleScreen() {
  const { t } = useTranslation()
  const params = useConsoleParams()
  const query = useDebounced(params.get('q')?.trim() || undefined, 250)
  const list = useConsoleList(['people', query], async (cursor, signal) => {
    const { people, next } = await fetchFromApi(findPeople, { query, cursor }, signal)
    return { rows: people, next }
  })
  const columns = usePersonColumns(params)
  const open = params.get('open')
  return (
    <ListScreen
      screen="people"
      list={list}
      columns={columns}
      rowId={({ userID }) => userID}
      status={t('operator.shown', { count: list.rows.length })}
      empty={{ title: t('operator.people.none'), text: t('operator.people.noneText') }}
      failed={t('operator.people.failed')}
      open={open}
      onOpen={(id) => params.push({ open: id })}
      onClose={() => params.push({ open: undefined })}
      toolbar={<SearchToolbar label={t('operator.people.find')} params={params} maxLength={254} />}
      detail={open && <PersonPane key={open} userID={open} onClose={() => params.push({ open: undefined })} />}
    />
  )
}

function usePersonColumns(params: ConsoleParams): ConsoleColumn<OperatorPerson>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    {
      id: 'person',
      header: t('operator.people.person'),
      cell: ({ userID, email, name }) => <RowLink to={params.hrefOf({ open: userID })} title={email} text={name} />,
      className: 'lg:pl-5 max-lg:col-span-2 max-lg:row-start-1',
    },
    {
      id: 'marks',
      header: t('operator.people.state'),
      cell: (person) => <PersonMarks person={person} />,
      className: 'lg:w-[210px] max-lg:col-span-2 max-lg:row-start-2',
    },
    {
      id: 'licence',
      header: t('operator.people.licence'),
      cell: ({ licence }) => (
        <div className="truncate" title={licence?.customer}>
          <LabelledCell label={t('operator.people.licence')}>
            {licence?.customer}{' '}
            <span className="text-muted">
              {licence ? plans[licence.tier][language] : t('operator.people.noLicence')}
            </span>
          </LabelledCell>
        </div>
      ),
      className: 'max-lg:col-span-2 max-lg:row-start-3',
      isExtra: true,
    },
    {
      id: 'signIn',
      header: t('operator.people.lastSignIn'),
      cell: ({ lastSignIn }) => (
        <LabelledCell label={t('operator.people.lastSignIn')}>
          <Moment at={lastSignIn} />
        </LabelledCell>
      ),
      className: 'tabular-nums lg:w-[170px] max-lg:col-start-1 max-lg:row-start-4',
      isExtra: true,
    },
    {
      id: 'sessions',
      header: t('operator.people.sessions'),
      cell: ({ sessions }) => (
        <LabelledCell label={t('operator.people.sessions')}>{formatNumber(sessions, language)}</LabelledCell>
      ),
      className:
        'tabular-nums lg:w-[96px] lg:pr-5 lg:text-right max-lg:col-start-2 max-lg:row-start-4 max-lg:justify-self-end',
      isExtra: true,
    },
  ]
}
