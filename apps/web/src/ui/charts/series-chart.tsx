import { useId } from 'react'
import {
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { type ChartAxis, type ChartData, lookOf } from './chart-data.ts'
import { niceTicks } from './nice-ticks.ts'
import { fillOf, Hatching, LineDot } from './series-mark.tsx'
import { SeriesTooltip } from './series-tooltip.tsx'

type SeriesChartProps = { data: ChartData; axis: ChartAxis; width: number; height: number }

const textStyle = { fontSize: 11.5, fill: 'var(--muted)' }

/** Width of the amount above a bar. */
const labelWidth = 38

/** Bars and lines over rows; `ChartTable` has the same numbers for screen readers. */
export function SeriesChart({ data, axis, width, height }: SeriesChartProps) {
  const hatchingId = useId()
  const { rows, series } = data
  const bars = series.filter(({ shape }) => shape === 'bar').length
  const isLabelled = bars > 0 && (width - 60) / (rows.length * bars) >= labelWidth
  const known = rows.flatMap(({ values }) => values.filter((value) => value !== null))
  const ticks = niceTicks(known, { wholeNumbers: axis.wholeNumbers ?? false })
  const chartData = rows.map(({ label, shortLabel = label, values }) => ({ label: shortLabel, ...values }))
  return (
    <ComposedChart
      width={width}
      height={height}
      data={chartData}
      margin={{ top: 20, right: 4, bottom: 0, left: 0 }}
      barCategoryGap="22%"
      barGap={3}
      accessibilityLayer={false}
    >
      <defs>
        <Hatching id={hatchingId} colour={lookOf(1).colour} />
      </defs>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="label"
        scale="band"
        tick={textStyle}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)' }}
        minTickGap={20}
        interval="equidistantPreserveStart"
      />
      <YAxis
        width="auto"
        tick={textStyle}
        tickLine={false}
        axisLine={false}
        tickFormatter={axis.format}
        ticks={ticks}
        domain={[ticks.at(0) ?? 0, ticks.at(-1) ?? 1]}
        interval={0}
      />
      {axis.unit && (
        <text x={0} y={10} {...textStyle}>
          {axis.unit}
        </text>
      )}
      <ReferenceLine y={0} stroke="var(--edge)" />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--hover)', stroke: 'var(--line)' }}
        content={({ active, activeIndex }) =>
          active && activeIndex != null && <SeriesTooltip data={data} at={Number(activeIndex)} />
        }
      />
      {series.map(({ label, shape }, index) => {
        const look = lookOf(index)
        return shape === 'bar' ? (
          <Bar
            key={label}
            dataKey={index}
            isAnimationActive={false}
            fill={fillOf(look, hatchingId)}
            stroke={look.colour}
            radius={[2, 2, 0, 0]}
            maxBarSize={44}
          >
            {rows.map((row) => {
              const own = row.isReference ? lookOf(1) : look
              return <Cell key={row.label} fill={fillOf(own, hatchingId)} stroke={own.colour} />
            })}
            {isLabelled && (
              <LabelList
                dataKey={index}
                position="top"
                formatter={(value) => (typeof value === 'number' ? axis.format(value) : '')}
                style={{ ...textStyle, fill: 'var(--ink)' }}
              />
            )}
          </Bar>
        ) : (
          <Line
            key={label}
            dataKey={index}
            isAnimationActive={false}
            stroke={look.colour}
            strokeWidth={2}
            strokeDasharray={look.isPlain ? 'none' : '5 4'}
            dot={
              rows.length <= 12
                ? ({ key, cx, cy }) => <LineDot key={key} cx={cx ?? 0} cy={cy ?? 0} look={look} />
                : false
            }
            activeDot={false}
          />
        )
      })}
    </ComposedChart>
  )
}
