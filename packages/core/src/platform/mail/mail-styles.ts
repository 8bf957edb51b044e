type Ink = { readonly fontWeight?: number; readonly color: string }

/** The margin is set twice, since some clients ignore the shorthand. */
const textStyle = (fontSize: string, lineHeight: string, below: string, ink: Ink) => ({
  fontSize,
  lineHeight,
  margin: `0 0 ${below}`,
  ...ink,
  marginTop: 0,
  marginRight: 0,
  marginBottom: below,
  marginLeft: 0,
})

/** The light colours, which every client shows; `mediaStyles` overrides them in clients that support it. */
export const styles = {
  body: { margin: 0, backgroundColor: '#f5f8f6' },
  page: {
    fontFamily: '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
    backgroundColor: '#f5f8f6',
  },
  pageCell: { padding: '24px 12px' },
  card: { maxWidth: '560px', backgroundColor: '#ffffff', borderRadius: '12px' },
  cardRow: { width: '100%' },
  cardCell: { padding: '32px' },
  brand: textStyle('18px', '24px', '24px', { fontWeight: 700, color: '#0b6b4f' }),
  heading: { margin: '0 0 16px', fontSize: '22px', lineHeight: '30px', fontWeight: 600, color: '#14211c' },
  text: textStyle('16px', '24px', '16px', { color: '#14211c' }),
  button: {
    lineHeight: '100%',
    textDecoration: 'none',
    display: 'inline-block',
    maxWidth: '100%',
    msoPaddingAlt: '0px',
    margin: '8px 0 24px',
    padding: '12px 20px',
    borderRadius: '8px',
    fontSize: '16px',
    fontWeight: 600,
    backgroundColor: '#0b6b4f',
    color: '#ffffff',
    paddingTop: '12px',
    paddingRight: '20px',
    paddingBottom: '12px',
    paddingLeft: '20px',
  },
  buttonLabel: {
    maxWidth: '100%',
    display: 'inline-block',
    lineHeight: '120%',
    msoPaddingAlt: '0px',
    msoTextRaise: '9px',
  },
  small: textStyle('13px', '20px', '8px', { color: '#5d6b65' }),
  address: { color: '#0b6b4f', textDecorationLine: 'none', fontSize: '13px', wordBreak: 'break-all' },
  section: { margin: '0 0 4px', fontSize: '17px', lineHeight: '24px', fontWeight: 700, color: '#14211c' },
  entry: { borderTop: '1px solid #e3e8e5' },
  entryCell: { padding: '14px 0' },
  entryTitle: {
    color: '#0b6b4f',
    textDecoration: 'none',
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    wordBreak: 'break-word',
  },
  caution: {
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 600,
    color: '#7a4b00',
    backgroundColor: '#fff1d6',
    borderRadius: '4px',
    padding: '1px 6px',
    whiteSpace: 'nowrap',
  },
  fact: textStyle('14px', '20px', '0', { color: '#14211c' }),
  note: textStyle('13px', '20px', '0', { color: '#5d6b65' }),
  action: { margin: '6px 0 0', fontSize: '13px', lineHeight: '20px' },
  rest: { color: '#0b6b4f', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  restCell: { padding: '4px 0 28px' },
  gapCell: { height: '14px', fontSize: '1px', lineHeight: '14px' },
  /** Below the text that matters; one that fits into a line is not broken. */
  quietLink: { color: '#5d6b65', fontSize: '13px', lineHeight: '20px', display: 'inline-block' },
  line: {
    width: '100%',
    border: 'none',
    borderColor: 'transparent',
    borderTop: '1px solid #e3e8e5',
    margin: '24px 0 16px',
  },
} as const

/** Clients without media queries show the light colours and the wide card. */
export const mediaStyles = `@media (max-width: 480px) {
  .cell { padding: 24px 20px !important }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #0e1512 !important }
  .card { background-color: #141c18 !important }
  .ink { color: #e8efeb !important }
  .muted { color: #9fb0a8 !important }
  .brand { color: #4fc79d !important }
  .button { background-color: #4fc79d !important; color: #04211a !important }
  .line { border-color: #26312c !important }
  .caution { background-color: #3a2c0e !important; color: #ffd48a !important }
}`
