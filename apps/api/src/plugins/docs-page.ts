/** The documentation page of an OpenAPI document. It loads nothing from other hosts, and sends nobody's document to them. */
export const docsPage = (url: string) =>
  ({
    url,
    withDefaultFonts: false,
    telemetry: false,
    showDeveloperTools: 'never',
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
  }) as const
